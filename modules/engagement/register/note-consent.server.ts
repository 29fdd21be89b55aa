import { emailKey } from '#kernel/email.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { ConsentStatus } from './domain/lines-to-report.ts'

/** Where it was said, in the words of the register: on the site, by telephone, or by a mail program. */
export type ConsentSource = 'HS_WEB' | 'HS_CAGRI_MERKEZI'

/** The subscription of which something was said; one that nobody confirmed was never agreed to. */
export type Subscribed = {
  email: string
  confirmed_at: Date | null
  consent_version: string
  address_hash: string
}

/** Columns of a subscription that its consent needs. */
export const subscribedColumns = ['email', 'confirmed_at', 'consent_version', 'address_hash'] as const

/** Writes down what the register has to hear of subscriptions to the newsletter, inside the transaction that changes them. */
export async function noteConsents(
  tx: Db,
  subscriptions: readonly Subscribed[],
  { status, source, at }: { status: ConsentStatus; source: ConsentSource; at: Date },
): Promise<void> {
  const confirmed = subscriptions.filter(({ confirmed_at }) => confirmed_at !== null)
  if (confirmed.length === 0) return
  await own(tx)
    .insertInto('consent_events')
    .values(
      confirmed.map(({ email, consent_version, address_hash }) => ({
        recipient: emailKey(email),
        type: 'EPOSTA' as const,
        status,
        source,
        text_version: consent_version,
        address_hash,
        happened_at: at,
      })),
    )
    .execute()
}
