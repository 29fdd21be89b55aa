import { z } from 'zod'
import { WireInstant } from '#app/wire/wire.ts'
import { apiScopes, stateOfKey, type ApiKey } from '#modules/api-keys/index.ts'

export const ApiKeyBody = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
  email: z.string().max(254).meta({ description: 'The account that the key acts for: staff or an agent.' }),
  expiresAt: WireInstant.nullable().default(null),
})

export const WireApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    hint: z.string().meta({ description: 'How the key begins.' }),
    scopes: z.array(z.enum(apiScopes)),
    userId: z.string(),
    state: z.enum(['active', 'expired', 'revoked']),
    createdAt: WireInstant,
    expiresAt: WireInstant.nullable(),
    lastUsedAt: WireInstant.nullable(),
    revokedAt: WireInstant.nullable(),
  })
  .meta({ id: 'ApiKey', description: 'A key of a program, without the key itself.' })

/** The only answer that ever holds a key. */
export const WireNewApiKey = WireApiKey.extend({ key: z.string() }).meta({ id: 'NewApiKey' })

export function apiKeyOnWire(key: ApiKey, now: Date): z.output<typeof WireApiKey> {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: key.scopes,
    userId: key.userId,
    state: stateOfKey(key, now),
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  }
}
