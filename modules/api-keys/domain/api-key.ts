import type { ApiScope } from './scopes.ts'

const PREFIX = 'kaf_'
const HINT_LENGTH = 9

/** A key as staff see it: never the key itself. */
export type ApiKey = {
  id: string
  name: string
  hint: string
  scopes: ApiScope[]
  userId: string
  createdBy: string | null
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
}

export type ApiKeyState = 'active' | 'expired' | 'revoked'

/** Whether a bearer is a key of a program, and not the token of a session. */
export function isApiKey(bearer: string): boolean {
  return /^kaf_[A-Za-z0-9_-]{43}$/.test(bearer)
}

/** `random` is 32 bytes as base64url. */
export function toApiKey(random: string): string {
  return PREFIX + random
}

/** The beginning of a key: enough to know it by, far too little to use it. */
export function hintOf(key: string): string {
  return key.slice(0, HINT_LENGTH)
}

export function stateOfKey({ expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): ApiKeyState {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}
