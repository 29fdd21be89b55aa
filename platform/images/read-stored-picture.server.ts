import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadsFolder } from './picture-folders.server.ts'

/** An uploaded photograph by the path `storePicture` gave it; `undefined` for every other path. */
export async function readStoredPicture(
  dataDir: string,
  path: string,
): Promise<{ bytes: Buffer; tag: string } | undefined> {
  const tag = /^\/image\/([0-9a-f]{32})\.webp$/.exec(path)?.[1]
  if (tag === undefined) return undefined
  const bytes = await readFile(join(uploadsFolder(dataDir), `${tag}.webp`)).catch(() => undefined)
  return bytes && { bytes, tag }
}
