import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const FOLDER = 'build/public/assets'

// Fonts are compressed already, and source maps are only read by developers.
const COMPRESSIBLE = /\.(js|css|svg)$/

/** @type {Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>>} */
const ENCODERS = {
  br: promisify(brotliCompress),
  gz: bytes => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes a brotli and a gzip file beside each asset, at levels that would take too long during a request. */
export async function compressAssets() {
  const files = readdirSync(FOLDER).filter(name => COMPRESSIBLE.test(name))
  await Promise.all(files.map(name => compress(`${FOLDER}/${name}`)))
}

async function compress(/** @type {string} */ path) {
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const target = `${path}.${extension}`
    if (existsSync(target)) continue
    // A build that is stopped here leaves no half a file under a name that is never written again.
    await writeFile(`${target}.part`, await encode(await readFile(path)))
    await rename(`${target}.part`, target)
  }
}
