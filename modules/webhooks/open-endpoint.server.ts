import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { newToken } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { sealField } from '#platform/field-cipher/field-cipher.server.ts'
import { isPublicAddress } from '#platform/outgoing/private-address.ts'
import {
  findEndpoint,
  listEndpointRows,
  MOST_ENDPOINTS,
  secretColumn,
  type WebhookEndpoint,
} from './data/endpoints.server.ts'
import { own } from './data/tables.server.ts'
import type { EventType } from './domain/event.ts'

export type NewEndpoint = { url: string; description: string; events: readonly EventType[] }

export type OpenEndpointFailure = { code: 'url' } | { code: 'too-many' }

const SECRET_BYTES = 32

/**
 * Adds a listener and answers its secret this once; kept sealed, it signs everything the listener is told.
 *
 * Fails with `url` when the address cannot be spoken to (not HTTPS or in a private network where only the public one is spoken to, or with a password in it),
 * `too-many` beyond twenty listeners.
 */
export async function openEndpoint(
  db: Db,
  admin: Admin<'settings'>,
  { url, description, events }: NewEndpoint,
  { allowsPrivate }: { allowsPrivate: boolean },
  now: Date,
): Promise<Result<{ endpoint: WebhookEndpoint; secret: string }, OpenEndpointFailure>> {
  if (!isSpeakable(url, allowsPrivate)) return fail({ code: 'url' })
  const id = randomUUID()
  const secret = `whsec_${newToken(SECRET_BYTES)}`
  return inTransaction(db, async (tx) => {
    if ((await listEndpointRows(tx)).length >= MOST_ENDPOINTS) return fail({ code: 'too-many' })
    await own(tx)
      .insertInto('webhook_endpoints')
      .values({
        id,
        url,
        description,
        events: [...new Set(events)],
        secret_sealed: sealField(tx, secretColumn, id, secret),
        created_by: admin.id,
        created_at: now,
      })
      .execute()
    const after = { host: new URL(url).host, events: [...events] }
    await recordAudit(tx, { actor: admin, action: 'webhook.create', subject: { kind: 'webhook', id }, after }, now)
    const endpoint = await findEndpoint(tx, id)
    if (!endpoint) throw new Error(`no listener ${id} after it was added`)
    return ok({ endpoint, secret })
  })
}

function isSpeakable(text: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  if (username !== '' || password !== '') return false
  return allowsPrivate ? ['http:', 'https:'].includes(protocol) : protocol === 'https:' && mayBePublic(hostname)
}

/** Where a name leads is looked up at each delivery; what cannot lead out of the house is refused at once. */
function mayBePublic(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0) return isPublicAddress(address)
  return hostname.includes('.') && !/\.(localhost|local|internal|test)\.?$/.test(hostname)
}
