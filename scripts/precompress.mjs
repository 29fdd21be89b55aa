import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.html', '.webmanifest', '.ico', '.ttf'])

/** So many files at once: the smaller form of one is made while another still takes its time. */
const AT_ONCE = 2

/** Writes a `.br` and a `.gz` beside every text file worth it that has none yet, for the static file server to pick. */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true })
  const left = names.filter((name) => compressible.has(extname(name))).map((name) => join(folder, name))
  const work = async () => {
    for (let path = left.pop(); path; path = left.pop()) await compress(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compress(path) {
  const { size, mtimeMs } = await stat(path)
  if (size < 512 || (await writtenAt(`${path}.gz`)) >= mtimeMs) return
  const bytes = await readFile(path)
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    toGzip(bytes, { level: 9 }),
  ])
  await writeFile(`${path}.br`, br)
  await writeFile(`${path}.gz`, gz)
}

async function writtenAt(path) {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
  return mtimeMs
}
