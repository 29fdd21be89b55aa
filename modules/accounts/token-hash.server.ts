import { createHash } from 'node:crypto'

/** What is stored of a session token. Plain SHA-256 suffices: a token is 256 random bits, not a password. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
