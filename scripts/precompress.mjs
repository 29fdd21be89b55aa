import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.html', '.webmanifest', '.ico', '.ttf'])

/** Writes a `.br` and a `.gz` beside every text file worth it, for the static file server to pick. */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => compressible.has(extname(each)))) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (bytes.length < 512) continue
    const [br, gz] = await Promise.all([
      toBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      toGzip(bytes, { level: 9 }),
    ])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  }
}
