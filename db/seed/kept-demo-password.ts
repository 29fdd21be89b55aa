import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newToken } from '#kernel/ids.ts'

/** A random password of the demo accounts, made once and kept beside the data for its owner alone. */
export async function keptDemoPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'demo-password')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const password = newToken(9)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  return password
}
