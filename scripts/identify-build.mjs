import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes down which build this is, made of every file of it: pages that are open find out by it that a newer one came. */
export async function identifyBuild(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'build.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file.slice(folder.length)}\0`).update(await readFile(file))
  const build = { id: hash.digest('hex').slice(0, 20), timestamp: Date.now() }
  await writeFile(join(folder, 'build.json'), JSON.stringify(build))
}
