import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findUser, proveAgent } from '#modules/accounts/index.server.ts'
import {
  addAgencyUser,
  addCommissionRule,
  agreeToReservation,
  confirmReservation,
  findAgentScope,
  findOffer,
  findReservation,
  newAgency,
  payReservationFromCredit,
  reserveDirectly,
  saveAgency,
  type AgentScope,
} from '#modules/agents/index.server.ts'
import type { World } from '../world.ts'
import { allOfIt } from './all-of-it.ts'
import { must } from './must.ts'

const DAY = 86_400_000
const agentsMailbox = 'agent2@kafile.example'

/** How far each reservation of the agency has come. */
const customers = [
  { firstName: 'Ümmügülsüm', lastName: 'Karataş', city: 'Kayseri', quantity: 2, becomes: 'credit' },
  { firstName: 'Seyfettin', lastName: 'Aydoğan', city: 'Sivas', quantity: 3, becomes: 'confirmed' },
  { firstName: 'Zübeyde', lastName: 'Erdoğmuş', city: 'Kayseri', quantity: 2, becomes: 'agreed' },
  { firstName: 'Halil', lastName: 'Uysal', city: 'Yozgat', quantity: 4, becomes: 'requested' },
] as const

/** A second agency reserves seats for its customers: some have agreed, some are confirmed, one was paid from its credit. */
export async function sellByAgency(world: World, tourId: string, now: Date): Promise<void> {
  const scope = await openAgency(world, new Date(now.getTime() - 90 * DAY))
  for (const [nth, customer] of customers.entries()) await reserve(world, scope, { ...customer, nth, tourId }, now)
}

async function openAgency({ tx, staff }: World, now: Date): Promise<AgentScope> {
  const draft = {
    ...newAgency,
    name: 'Erciyes Yolculuk',
    contactName: 'İbrahim Toprak',
    email: agentsMailbox,
    phone: '+90 352 000 9990',
    address: 'Örnek Caddesi 4',
    city: 'Kayseri',
    licenceNo: '8122',
    creditLimitMinor: 1_500_000,
  }
  const { id: agencyId } = must(await saveAgency(tx, staff.payments, { draft }, now), 'a second agency')
  must(await addAgencyUser(tx, staff.payments, { agencyId, email: agentsMailbox }, now), 'its people')
  const rate = { kind: 'percent' as const, basisPoints: 700 }
  const rule = { agencyId, categoryId: null, rate, validFrom: dayInIstanbul(now), validTo: null }
  must(await addCommissionRule(tx, staff.payments, rule, now), 'its commission')
  const agent = proveAgent(await findUser(tx, { email: agentsMailbox }))
  const scope = agent && (await findAgentScope(tx, agent))
  if (!scope) throw new Error('nobody sells for the second agency')
  return scope
}

type Reserving = (typeof customers)[number] & { nth: number; tourId: string }

async function reserve(
  { tx, staff, settle }: World,
  scope: AgentScope,
  { firstName, lastName, city, quantity, becomes, nth, tourId }: Reserving,
  now: Date,
): Promise<void> {
  const email = `acente.${nth + 1}@example.net`
  const customer = { firstName, lastName, email, phone: `+90532000994${nth}`, city, country: 'TR' as const }
  const lines = [{ tourId, fare: quantity > 2 ? 'triple' : 'double', quantity }]
  const wish = { customer, lines, locale: 'tr' as const, note: '' }
  const { reservationId: id } = must(await reserveDirectly(tx, scope, wish, now), `a seat for ${lastName}`)
  if (becomes === 'requested') return
  const reservation = await findReservation(tx, scope, id)
  const offer = reservation?.offerId ? await findOffer(tx, scope, reservation.offerId) : undefined
  if (!offer) throw new Error(`no offer for ${lastName}`)
  const agreement = { token: offer.token, consents: allOfIt, address: '', userAgent: '' }
  must(await agreeToReservation(tx, agreement, now), `the agreement of ${lastName}`)
  if (becomes === 'agreed') return
  const version = (await findReservation(tx, scope, id))?.version ?? 0
  must(await confirmReservation(tx, staff.orders, { id, version }, now), `the seats of ${lastName}`)
  if (becomes === 'credit') must(await payReservationFromCredit(tx, scope, id, now), `the credit for ${lastName}`)
  await settle(now)
}
