import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { findUser, proveAgent } from '#modules/accounts/index.server.ts'
import {
  acceptOffer,
  askAboutOffer,
  createOffer,
  findAgentScope,
  findOffer,
  houseScope,
  noteOfferSeen,
  rejectOffer,
  sendOffer,
  type Offer,
  type OfferScope,
} from '#modules/agents/index.server.ts'
import type { World } from '../world.ts'
import { allOfIt } from './all-of-it.ts'
import { must } from './must.ts'
import { payByCard } from './pay-by-card.ts'

/** How far an offer has come. */
const steps = ['draft', 'sent', 'seen', 'asked', 'rejected', 'accepted'] as const

const customers = [
  ['Rabia', 'Büyükkaya'],
  ['Kazım', 'Yıldırım'],
  ['Nuran', 'Topçuoğlu'],
  ['Adnan', 'Ahmetović'],
  ['Hamza', 'El-Sayed'],
  ['Şerife', 'Akbulut'],
] as const

/** The agency of the demonstration and our own desk offer a journey, and each customer answers in another way. */
export async function sellByOffers(world: World, tourId: string, now: Date): Promise<void> {
  const { tx, staff } = world
  const agent = proveAgent(await findUser(tx, { email: 'agent@kafile.example' }))
  const scope = agent && (await findAgentScope(tx, agent))
  if (scope) await offerIn(world, scope, tourId, now)
  await offerIn(world, houseScope(staff.orders), tourId, now)
}

async function offerIn(world: World, scope: OfferScope, tourId: string, now: Date): Promise<void> {
  const { tx } = world
  for (const [nth, step] of steps.entries()) {
    const [firstName = '', lastName = ''] = customers[nth] ?? []
    const at = new Date(now.getTime() - (nth + 1) * 9 * 3_600_000)
    const made = await createOffer(
      tx,
      scope,
      {
        customer: {
          firstName,
          lastName,
          email: `teklif.${nth + 1}@example.com`,
          phone: `+90532000996${nth}`,
          city: 'Konya',
          country: 'TR',
        },
        lines: [{ tourId, fare: nth % 2 === 0 ? 'double' : 'triple', quantity: 2 + (nth % 2) }],
        markup: { kind: 'percent', basisPoints: 500 + nth * 100 },
        validUntil: addDays(dayInIstanbul(now), 5 + nth),
        locale: 'tr',
        note: '',
      },
      at,
    )
    const { id } = must(made, 'an offer')
    if (step === 'draft') continue
    const sent = await sendOffer(tx, scope, id, at)
    const offer = await findOffer(tx, scope, id)
    if (!sent.ok || !offer) throw new Error('an offer could not be sent')
    if (step !== 'sent') await noteOfferSeen(tx, offer.token, now)
    if (step === 'asked')
      await askAboutOffer(
        tx,
        { token: offer.token, words: 'Konya’dan uçuş var mı, yoksa İstanbul’a biz mi geleceğiz?' },
        now,
      )
    if (step === 'rejected') await rejectOffer(tx, { token: offer.token, words: 'Tarih bize uymadı.' }, now)
    if (step === 'accepted') await accept(world, offer, now)
  }
}

/** Whoever accepts an offer of ours pays at once; a reservation of an agency waits for the staff to agree. */
async function accept(world: World, { token, customer, locale, agencyId }: Offer, now: Date): Promise<void> {
  const { firstName, lastName, email, phone } = customer
  const contact = { ...customer, address: 'Örnek Sokak 7' }
  const accepted = must(
    await acceptOffer(world.tx, { token, contact, consents: allOfIt, address: '', userAgent: '' }, now),
    'an accepted offer',
  )
  if (agencyId !== null) return
  const payer = { name: `${firstName} ${lastName}`, email, phone }
  await payByCard(world, { token: accepted.order.paymentToken, payer, locale }, now)
}
