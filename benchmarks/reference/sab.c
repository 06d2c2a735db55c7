/* One five-seat round of base Saboteur, played at random, in hand-written C: the limit for benchmarks/speed.py. */
#include <stdint.h>
#include <string.h>
#include "sab.h"
enum { LINKED=16, PRESENT=32, REACHED=64, FACE_DOWN=128 };
enum { PATH, DISCARD, BREAK, REPAIR, ROCKFALL, MAP };
static const uint8_t EDGES[16]={15,7,11,5,10,3,9,15,7,11,5,10,3,9,1,2};
static const uint8_t COPIES[27]={5,5,5,4,3,4,5,1,1,1,1,1,1,1,1,1,3,3,3,2,2,2,1,1,1,3,6};
static const uint8_t REPAIRS[6]={1,2,4,3,5,6}, STONE[3]={15,3,9};
static const int GOALS[3]={1960,2088,2216};
static uint8_t SHAPE_CARD[32], SHAPE_CELL[32]; static uint32_t CARD_SHAPES[16], FIT[256];
__attribute__((constructor)) static void tables(void){
    int n=0;
    for(int t=0;t<2;t++) for(int c=0;c<16;c++){ int e=EDGES[c], r=((e>>2)|(e<<2))&15;
        if(t){ if(r==e) continue; e=r; }
        CARD_SHAPES[c]|=1u<<n; SHAPE_CARD[n]=c; SHAPE_CELL[n]=e|PRESENT|REACHED|(c<7?LINKED:0); n++; }
    for(int d=0;d<256;d++){ int must=d&15,no=d>>4; uint32_t m=0;
        for(int k=0;k<n;k++){ int e=SHAPE_CELL[k]&15; if((e&must)==must&&!(e&no)) m|=1u<<k; } FIT[d]=m; }
}
void rng_seed(Rng *r,int64_t seed){ r->x=(uint32_t)((seed*2654435761LL+1)&0xFFFFFFFF); if(!r->x) r->x=1; }
static inline int below(Rng *r,int n){ uint32_t x=r->x; x^=x<<13; x^=x>>17; x^=x<<5; r->x=x; return (int)(((uint64_t)x*n)>>32); }
static void shuffle(uint8_t *a,int n,Rng *r){ for(int i=n-1;i>0;i--){ int j=below(r,i+1); uint8_t t=a[i];a[i]=a[j];a[j]=t; } }
static inline void put(State *s,int c,int w){
    s->cells[c]=w; s->demand[c-64]|=w&1?4:64; s->demand[c+1]|=w&2?8:128; s->demand[c+64]|=w&4?1:16; s->demand[c-1]|=w&8?2:32; }
static void show(State *s,int c,int entry){
    int g=(c-1960)>>7,k=s->goals[g],e=STONE[k]; if(!(e&entry)) e^=15; s->shown|=1<<g; put(s,c,e|PRESENT|LINKED|REACHED); if(k==0) s->result=1; }
static inline void touch(State *s,int c,int entry,int16_t *todo,int *n){
    int w=s->cells[c];
    if(w==0){ s->cells[c]=1; s->frontier[s->nfront++]=c; }
    else if(w&FACE_DOWN){ show(s,c,entry); todo[(*n)++]=c; }
    else if((w&entry)&&(w&(PRESENT|REACHED))==PRESENT){ s->cells[c]=w|REACHED; if(w&LINKED) todo[(*n)++]=c; } }
static void spread(State *s,int origin){
    int16_t todo[64]; int n=1; todo[0]=origin;
    while(n){ int c=todo[--n], e=s->cells[c];
        if(e&1) touch(s,c-64,4,todo,&n); if(e&2) touch(s,c+1,8,todo,&n);
        if(e&4) touch(s,c+64,1,todo,&n); if(e&8) touch(s,c-1,2,todo,&n); } }
static inline uint8_t remove16(int16_t *a,uint8_t n,int x){ int i=0; while(a[i]!=x) i++; n--; for(;i<n;i++) a[i]=a[i+1]; return n; }
static void rockfall(State *s,int c){
    s->nplaced=remove16(s->placed,s->nplaced,c); s->cells[c]=0;
    s->demand[c-64]&=187; s->demand[c+1]&=119; s->demand[c+64]&=238; s->demand[c-1]&=221;
    for(int i=0;i<s->nfront;i++) s->cells[s->frontier[i]]=0; s->nfront=0;
    for(int i=0;i<s->nplaced;i++) s->cells[s->placed[i]]&=191;
    for(int i=0;i<3;i++) s->cells[GOALS[i]]&=191;
    spread(s,2080); }
void new_game(State *s,Rng *r){
    memset(s,0,sizeof *s); int n=0; for(int c=0;c<27;c++) for(int k=0;k<COPIES[c];k++) s->deck[n++]=c;
    shuffle(s->deck,n,r); s->goals[0]=0;s->goals[1]=1;s->goals[2]=2; shuffle(s->goals,3,r);
    for(int p=0;p<5;p++){ for(int k=0;k<6;k++) s->hands[p][k]=s->deck[--n]; s->hand_n[p]=6; }
    s->top=n; for(int i=0;i<3;i++) s->cells[GOALS[i]]=FACE_DOWN;
    put(s,2080,15|PRESENT|LINKED|REACHED); spread(s,2080); }
int legal_actions(const State *s,int32_t *out){
    int n=0,me=s->current; uint32_t seen=0,shapes=0;
    for(int i=0;i<s->hand_n[me];i++){ int c=s->hands[me][i];
        if(seen>>c&1) continue; seen|=1u<<c; out[n++]=c<<3|DISCARD;
        if(c<16) shapes|=CARD_SHAPES[c];
        else if(c<19){ for(int t=0;t<5;t++) if(t!=me&&!(s->broken[t]>>(c-16)&1)) out[n++]=t<<8|c<<3|BREAK; }
        else if(c<25){ int tools=REPAIRS[c-19]; for(int t=0;t<5;t++){ int h=s->broken[t]&tools; while(h){ int b=__builtin_ctz(h); h&=h-1; out[n++]=b<<12|t<<8|c<<3|REPAIR; } } }
        else if(c==25){ for(int k=0;k<s->nplaced;k++) out[n++]=s->placed[k]<<8|25<<3|ROCKFALL; }
        else for(int g=0;g<3;g++) if(!(s->shown>>g&1)) out[n++]=g<<8|26<<3|MAP; }
    if(shapes&&!s->broken[me]) for(int i=0;i<s->nfront;i++){ int c=s->frontier[i]; uint32_t m=FIT[s->demand[c]]&shapes;
        while(m){ int b=__builtin_ctz(m); m&=m-1; out[n++]=c<<8|b<<3; } }
    return n; }
void apply(State *s,int32_t a){
    int verb=a&7,c=a>>3&31,arg=a>>8,me=s->current;
    switch(verb){
    case PATH:{ int w=SHAPE_CELL[c]; c=SHAPE_CARD[c]; s->nfront=remove16(s->frontier,s->nfront,arg); s->placed[s->nplaced++]=arg; put(s,arg,w); if(w&LINKED) spread(s,arg); break; }
    case DISCARD: s->discards[s->ndisc++]=me<<5|c; break;
    case BREAK: s->broken[arg]|=1<<(c-16); break;
    case REPAIR: s->broken[arg&15]^=1<<(arg>>4); break;
    case ROCKFALL: rockfall(s,arg); break;
    default: s->known[me]|=1<<arg; }
    uint8_t *h=s->hands[me]; int i=0; while(h[i]!=c) i++;
    if(s->top) h[i]=s->deck[--s->top];
    else { int n=--s->hand_n[me]; for(;i<n;i++) h[i]=h[i+1]; }
    if(!s->result){ int p=me; for(int k=0;k<5;k++){ if(++p==5) p=0; if(s->hand_n[p]){ s->current=p; return; } } s->result=2; } }
int playout(State *s,Rng *r){ int32_t out[512]; int steps=0; while(!s->result){ int n=legal_actions(s,out); apply(s,out[below(r,n)]); steps++; } return steps; }
void clone_into(State *d,const State *s){ memcpy(d,s,sizeof *d); }
void determinize(State *d,const State *s,int me,Rng *r){
    memcpy(d,s,sizeof *d); uint8_t pool[72]; int n=0; memcpy(pool,s->deck,s->top); n=s->top;
    for(int p=0;p<5;p++) if(p!=me){ memcpy(pool+n,s->hands[p],s->hand_n[p]); n+=s->hand_n[p]; }
    for(int i=0;i<s->ndisc;i++) if(s->discards[i]>>5!=me) pool[n++]=s->discards[i]&31;
    shuffle(pool,n,r);
    for(int p=0;p<5;p++) if(p!=me) for(int k=0;k<s->hand_n[p];k++) d->hands[p][k]=pool[--n];
    memcpy(d->deck,pool,s->top);
    uint8_t un[3],kinds[3]; int u=0; for(int g=0;g<3;g++) if(!((s->shown|s->known[me])>>g&1)){ un[u]=g; kinds[u++]=s->goals[g]; }
    shuffle(kinds,u,r); for(int k=0;k<u;k++) d->goals[un[k]]=kinds[k]; }
int64_t playouts(int64_t n,int64_t seed){ Rng r; rng_seed(&r,seed); int64_t steps=0; State s; while(n--){ new_game(&s,&r); steps+=playout(&s,&r); } return steps; }
int64_t clones(const State *src,int64_t n){ State a,b; memcpy(&a,src,sizeof a); int64_t t=0; for(int64_t i=0;i<n;i++){ memcpy(&b,&a,sizeof a); __asm__ volatile("" ::: "memory"); memcpy(&a,&b,sizeof a); __asm__ volatile("" ::: "memory"); t+=a.cells[i&4095]; } return t; }
