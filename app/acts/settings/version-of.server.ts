import { createHash } from 'node:crypto'

/** Names the values of settings as they were read, so that whoever saves can say what was seen. */
export function versionOf(settings: object): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 16)
}
