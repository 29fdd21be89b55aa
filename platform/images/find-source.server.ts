import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type PictureSource = {
  /** Changes with the content. */
  version: string
  read: () => Promise<Buffer>
}

/** Folders by the first part of a picture's address; drawings are trusted only where the product ships them. */
export type SourceFolders = readonly { address: string; folder: string; endings: readonly string[] }[]

export const shippedEndings = ['svg', 'png', 'webp', 'jpg'] as const
export const uploadEndings = ['webp'] as const

/** The file behind a picture's address without its ending, which `parseImagePath` has found to be plain names. */
export async function findSource(path: string, folders: SourceFolders): Promise<PictureSource | undefined> {
  for (const { address, folder, endings } of folders) {
    if (!path.startsWith(address)) continue
    for (const ending of endings) {
      const file = join(folder, `${path.slice(address.length)}.${ending}`)
      const facts = await stat(file).catch(() => undefined)
      if (facts?.isFile()) return { version: `${ending} ${facts.size} ${facts.mtimeMs}`, read: () => readFile(file) }
    }
  }
  return undefined
}
