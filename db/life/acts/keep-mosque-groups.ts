import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import {
  acceptOffer,
  createGroup,
  findOffer,
  houseScope,
  noteOfferSeen,
  quoteGroup,
  sendOffer,
} from '#modules/agents/index.server.ts'
import { listFamilies } from '#modules/booking/index.server.ts'
import { listOfGroup, type MosqueGroup } from '../plan/mosque-groups.ts'
import type { World } from '../world.ts'
import { allOfIt } from './all-of-it.ts'
import { must } from './must.ts'
import { payByCard } from './pay-by-card.ts'

/** One is free for every so many who pay. */
const FREE_PER = 20

/** So many families of a group that pays have not done so yet. */
const LATE_FAMILIES = 3

/** A mosque sends its list, and the group goes as far as it has come by now. */
export async function keepMosqueGroup(
  { tx, staff, ...world }: World,
  group: MosqueGroup,
  { nth, tourId }: { nth: number; tourId: string | null },
  now: Date,
): Promise<void> {
  const people = listOfGroup(group, nth, dayInIstanbul(now))
  const { id } = await createGroup(tx, staff.orders, { name: group.name, people, freePer: FREE_PER, tourId }, now)
  const [leader] = people
  if (group.step === 'list' || !leader) return
  const wish = {
    id,
    version: 1,
    email: `cami.${nth}@example.org`,
    phone: leader.phone,
    validUntil: addDays(dayInIstanbul(now), 10),
    locale: 'tr' as const,
    note: '',
  }
  const { offerId } = must(await quoteGroup(tx, staff.orders, wish, now), group.name)
  const scope = houseScope(staff.orders)
  must(await sendOffer(tx, scope, offerId, now), group.name)
  const offer = await findOffer(tx, scope, offerId)
  if (!offer) throw new Error(`no offer for ${group.name}`)
  await noteOfferSeen(tx, offer.token, now)
  if (group.step === 'offered') return
  const contact = { ...offer.customer, city: 'Konya', address: 'Örnek Mah. Cami Sk. No: 1' }
  const acceptance = { token: offer.token, contact, consents: allOfIt, address: '', userAgent: '' }
  const { order } = must(await acceptOffer(tx, acceptance, now), group.name)
  if (group.step === 'waiting') return
  const families = await listFamilies(tx, order.orderId, now)
  for (const [at, { name, phone, parts }] of families.slice(0, -LATE_FAMILIES).entries()) {
    const [share] = parts
    const payer = { name: `${name} ailesi`, email: `aile.${nth}.${at}@example.com`, phone: phone || leader.phone }
    if (share) await payByCard({ tx, staff, ...world }, { token: share.paymentToken, payer, locale: 'tr' }, now)
  }
}
