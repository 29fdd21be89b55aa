import { statfs } from 'node:fs/promises'

/** With less than this a disk counts as full: what the embedded database has written must still find room. */
export const LEAST_FREE_BYTES = 256 * 2 ** 20

export type FreeBytes = (folder: string) => Promise<number>

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
