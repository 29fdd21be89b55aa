import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { houseScope, listOffers } from '#modules/agents/index.server.ts'
import { isAlive } from '#modules/booking/index.ts'
import { findCaller, type EarlierOrder } from '#modules/booking/index.server.ts'
import { listStaffRequests } from '#modules/engagement/index.server.ts'
import { requestKinds, type StaffRequest } from '#modules/engagement/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'

/** So many offers and requests of somebody are looked through for those that wait. */
const LOOKED_THROUGH = 20

/** Who rings, as the card of the caller shows it. */
export async function findCallerView(
  db: Db,
  admin: Admin<'orders'>,
  { phone: typed, locale, from }: { phone: string; locale: Locale; from: StaffRequest | undefined },
  now: Date,
) {
  const caller = await findCaller(db, admin, typed, now)
  if (!caller) return undefined
  const { phone, known } = caller
  const waiting = await waitingFor(db, admin, phone, now)
  return {
    phone,
    contact: known?.contact,
    language: known?.locale,
    name: known ? `${known.contact.firstName} ${known.contact.lastName}` : waiting.requests[0]?.name,
    orders: partiesOnce(known?.orders ?? []).map(({ journeys, ...order }) => ({
      ...order,
      isStanding: isAlive(order.state),
      journey: journeys[0] && { ...journeys[0], name: journeys[0].name[locale] },
    })),
    offers: waiting.offers.map(({ id, offerNo, state, total }) => ({
      id,
      offerNo,
      state,
      total,
      href: paths.adminOffer(locale, id),
    })),
    requests: waiting.requests
      .filter(({ kind, id }) => kind !== from?.kind || id !== from.id)
      .map(({ kind, id, subject, askedAt }) => ({ kind, id, subject, askedAt })),
  }
}

export type CallerView = NonNullable<Awaited<ReturnType<typeof findCallerView>>>

/** Offers nobody has answered and requests nobody has finished, of exactly this number. */
async function waitingFor(db: Db, admin: Admin<'orders'>, phone: string, now: Date) {
  const readPhone = await phoneReader(db)
  const isCaller = (other: string | null) => other !== null && readPhone(other)?.e164 === phone
  const asked = { q: phone, page: 1, pageSize: LOOKED_THROUGH }
  const { offers } = await listOffers(db, houseScope(admin), asked)
  const { requests } = await listStaffRequests(db, admin, { ...asked, kinds: requestKinds }, now)
  return {
    offers: offers.filter(({ state, customer }) => (state === 'sent' || state === 'draft') && isCaller(customer.phone)),
    requests: requests.filter((each) => each.state !== 'done' && isCaller(each.phone)),
  }
}

/** The same people who travelled several times are offered once, as they were the last time. */
function partiesOnce(orders: readonly EarlierOrder[]): EarlierOrder[] {
  const seen = new Set<string>()
  return orders.map((order) => {
    const key = order.travellers
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      .toSorted()
      .join('|')
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated ? { ...order, travellers: [] } : order
  })
}
