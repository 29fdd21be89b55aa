import { join } from 'node:path'

/** Photographs that were uploaded; must survive, belongs into every back-up. */
export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'pictures')
}

/** Sizes that were made; can be emptied at any time. */
export function sizesFolder(dataDir: string): string {
  return join(dataDir, 'cache', 'pictures')
}
