/** Names and packs the files of the page as small as they go, once: the server hands them out as they are. */

import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

import { gzipAsync } from "@gfx/zopfli";

const PAGE = new URL("../src/permonik/server/page/", import.meta.url);
const ASSETS = new URL("assets/", PAGE);
/** A name ends with eight signs of what is in the file. Four tell one version from another, and nothing packs them. */
const NAME = /[\w-]+-[\w-]{8}\.\w+/g;
const NEEDLESS = /[\w-]{4}(?=\.\w+$)/;
/** What names others. */
const TEXTS = /\.(html|css|js)$/;
/** What is not packed already. */
const UNPACKED = /(?<!\.(woff2|br|gz))$/;
const WAYS = {
  br: (whole) => brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
  // Browsers take no other where there is no HTTPS, as in most homes.
  // This packer is slow and finds what zlib does not.
  gz: (whole) => gzipAsync(whole, { numiterations: 3 }),
};

async function filesOf(kind) {
  const files = await readdir(PAGE, { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile() && kind.test(file.name)).map((file) => `${file.parentPath}/${file.name}`);
}

const shorter = new Map((await readdir(ASSETS)).map((name) => [name, name.replace(NEEDLESS, "")]));
if (new Set(shorter.values()).size < shorter.size) throw new Error("two files would have one name");
for (const path of await filesOf(TEXTS)) {
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace(NAME, (name) => shorter.get(name) ?? name));
}
for (const [name, short] of shorter) await rename(new URL(name, ASSETS), new URL(short, ASSETS));

for (const path of await filesOf(UNPACKED)) {
  const whole = await readFile(path);
  for (const [ending, pack] of Object.entries(WAYS)) {
    const packed = await pack(whole);
    if (packed.length < whole.length) await writeFile(`${path}.${ending}`, packed);
  }
}
