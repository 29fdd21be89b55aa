import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { blankTraveller } from '#modules/booking/index.ts'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { GroupPerson } from '../data/groups.server.ts'
import { findOffer } from '../find-offer.server.ts'
import { createGroup, findGroup } from '../groups/keep-groups.server.ts'
import { quoteGroup } from '../groups/quote-group.server.ts'
import { acceptOffer } from '../reserve.server.ts'
import { houseScope } from '../scope.server.ts'
import { sendOffer } from '../send-offer.server.ts'
import { aContact, allConsents, noon } from './builders.ts'

export type GroupWish = DepartureWish & { db?: Db; freePer?: number | null; isQuoted?: boolean; now?: Date }

/** A group of people by their surnames, and unless wished otherwise the sent offer that was made of it. */
export async function aGroup(
  surnames: readonly string[],
  { db: wished, freePer = null, isQuoted = true, now = noon, ...wish }: GroupWish = {},
) {
  const db = wished ?? (await testDb())
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const admin = aStaffMember({ id: userId })
  const { departureId, id: tourId } = await aDeparture(db, wish)
  const people = surnames.map((lastName, at): GroupPerson => {
    const { tourId: _tour, ...blank } = blankTraveller
    const firstName = `Ali ${String.fromCodePoint(65 + at)}`
    return { ...blank, firstName, lastName, family: '', phone: '', isLeader: at === 0 }
  })
  const { id } = await createGroup(db, admin, { name: 'Fatih Camii', people, freePer, tourId }, now)
  const group = () => findGroup(db, admin, id)
  const quote = async () =>
    quoteGroup(
      db,
      admin,
      {
        id,
        version: (await group())?.version ?? 0,
        email: 'imam@example.com',
        phone: '+905321234567',
        validUntil: addDays(dayInIstanbul(now), 9),
        locale: 'tr',
        note: '',
      },
      now,
    )
  const quoted = isQuoted ? await quote() : undefined
  if (quoted && !quoted.ok) throw new Error(JSON.stringify(quoted.error))
  const offerId = quoted?.value.offerId ?? ''
  if (isQuoted) await sendOffer(db, houseScope(admin), offerId, now)
  const accept = async () => {
    const made = (await group())?.offer?.id ?? ''
    const token = (await findOffer(db, houseScope(admin), made))?.token ?? ''
    return acceptOffer(db, { token, contact: aContact, consents: allConsents, address: '', userAgent: '' }, now)
  }
  return { db, admin, id, departureId, offerId, quote, group, accept }
}

/** The same group once its offer is accepted. */
export async function anOrderedGroup(surnames: readonly string[], wish: GroupWish = {}) {
  const made = await aGroup(surnames, wish)
  const accepted = await made.accept()
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.error))
  const { orderId, orderNo } = accepted.value.order
  return { ...made, orderId, orderNo }
}
