import { fail, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { readContact, type PlacedOrder } from '#modules/booking/index.server.ts'
import { consentsByTelephone, type ContactDraft, type TelephoneAgreement } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { offers, toOffer } from './data/offers.server.ts'
import { placeHouseOrder } from './place-house-order.server.ts'
import { readiness, withoutReservation, type Accepted, type ReserveFailure } from './reserve.server.ts'
import { houseScope, ownedBy } from './scope.server.ts'

/** What staff write down while somebody accepts an offer of ours on the telephone. */
export type TelephoneAcceptance = {
  id: string
  /** The version that was read out. */
  version: number
  contact: ContactDraft
  agreement: TelephoneAgreement
}

export type TelephoneFailure =
  | ReserveFailure
  | { code: 'edit-conflict' }
  | { code: 'invalid-agreement'; fields: ('agreedBy' | 'agreedAt')[] }

/**
 * Accepts a sent offer of ours for its customer, who agreed on the telephone: the order is placed in the same transaction,
 * with who agreed when, to which member of staff, and how they came to know each text. Explicit consent is not given with
 * it; the customer is mailed where to give it. Uses the caller's transaction or opens one, and locks the offer.
 *
 * Fails as `acceptOffer` does, with `edit-conflict` when the offer is not the one that was read out any more,
 * `invalid-agreement` without a name or for a time in the future or before the offer was written. An offer that was never
 * sent gets `status-transition`: nobody can have read it.
 */
export async function acceptByTelephone(
  db: Db,
  admin: Admin<'orders'>,
  { id, version, contact, agreement }: TelephoneAcceptance,
  now: Date,
): Promise<Result<{ order: PlacedOrder }, TelephoneFailure>> {
  return inTransaction(db, async (tx): Promise<Result<Accepted, TelephoneFailure>> => {
    const row = await offers(tx)
      .where('id', '=', id)
      .where(ownedBy(houseScope(admin)))
      .forUpdate()
      .executeTakeFirst()
    if (!row) return fail({ code: 'offer-not-found' })
    const offer = toOffer(row)
    if (offer.state !== 'sent') return fail({ code: 'status-transition' })
    if (offer.version !== version) return fail({ code: 'edit-conflict' })
    const ready = readiness(offer, now)
    if (ready) return fail(ready)
    const fields = wrongIn(agreement, row.created_at, now)
    if (fields.length > 0) return fail({ code: 'invalid-agreement', fields })
    const read = await readContact(tx, contact, { isByTelephone: true })
    if (!read.ok) return fail({ code: 'invalid-contact', fields: read.error.map(({ pointer }) => pointer) })
    const told = {
      ...agreement,
      agreedBy: agreement.agreedBy.trim(),
      agreedAt: agreement.agreedAt.toISOString(),
      staff: { id: admin.id, name: admin.fullName },
    }
    const sale = {
      ...offer,
      contact: read.value,
      consents: consentsByTelephone(true),
      told,
      address: '',
      userAgent: '',
    }
    return withoutReservation(await placeHouseOrder(tx, offer, sale, now))
  })
}

function wrongIn({ agreedBy, agreedAt }: TelephoneAgreement, writtenAt: Date, now: Date): ('agreedBy' | 'agreedAt')[] {
  const isName = agreedBy.trim().length >= 2 && agreedBy.length <= 120
  const isTime = agreedAt >= startOfMinute(writtenAt) && agreedAt <= now
  return [...(isName ? [] : (['agreedBy'] as const)), ...(isTime ? [] : (['agreedAt'] as const))]
}

/** Fields of forms know no seconds. */
function startOfMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000)
}
