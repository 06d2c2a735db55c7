/** Packs the files of the page as small as they go, once: the server hands them out as they are. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

import { gzipAsync } from "@gfx/zopfli";

const PAGE = new URL("../src/permonik/server/page/", import.meta.url);
/** What is packed already. */
const PACKED = /\.(woff2|br|gz)$/;
const WAYS = {
  br: (whole) => brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
  // Browsers take no other where there is no HTTPS, as in most homes.
  // This packer is slow and finds what zlib does not.
  gz: (whole) => gzipAsync(whole, { numiterations: 3 }),
};

for (const file of await readdir(PAGE, { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || PACKED.test(file.name)) continue;
  const path = `${file.parentPath}/${file.name}`;
  const whole = await readFile(path);
  for (const [ending, pack] of Object.entries(WAYS)) {
    const packed = await pack(whole);
    if (packed.length < whole.length) await writeFile(`${path}.${ending}`, packed);
  }
}
