import { createHash } from 'node:crypto'

/** Under what tries of an account are counted. Hashed, because people type their password where their name belongs. */
export function accountKeyOf(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex')
}
