import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lines of the product's sources below a folder that hold something, as `path: line`; tests are left out. */
export async function grepLines(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
  const found: string[] = []
  for (const name of sources.toSorted()) {
    const path = join(folder, name)
    const lines = (await readFile(path, 'utf8')).split('\n')
    found.push(...lines.filter((line) => pattern.test(line)).map((line) => `${path}: ${line.trim()}`))
  }
  return found
}
