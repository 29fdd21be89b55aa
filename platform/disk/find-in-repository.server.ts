import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A file or folder that comes with the program, by its path in the repository: seen from the sources as well as from a
 * bundle that lies elsewhere.
 *
 * @throws Error when it is not there.
 */
export function findInRepository(path: string, from: string = import.meta.dirname): string {
  const candidate = join(from, path)
  if (existsSync(candidate)) return candidate
  const parent = dirname(from)
  if (parent === from) throw new Error(`${path} is missing`)
  return findInRepository(path, parent)
}
