import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { findUser, proveAgent } from '#modules/accounts/index.server.ts'
import {
  askAboutOffer,
  createOffer,
  findAgentScope,
  findOffer,
  houseScope,
  noteOfferSeen,
  rejectOffer,
  sendOffer,
  type OfferScope,
} from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** How far an offer has come. */
const steps = ['draft', 'sent', 'seen', 'asked', 'rejected'] as const

const customers = [
  ['Rabia', 'Büyükkaya'],
  ['Kazım', 'Yıldırım'],
  ['Nuran', 'Topçuoğlu'],
  ['Adnan', 'Ahmetović'],
  ['Hamza', 'El-Sayed'],
] as const

/** The agency of the demonstration and our own desk offer a journey, and each customer answers in another way. */
export async function sellByOffers({ tx, staff }: World, tourId: string, now: Date): Promise<void> {
  const agent = proveAgent(await findUser(tx, { email: 'agent@kafile.example' }))
  const scope = agent && (await findAgentScope(tx, agent))
  if (scope) await offerIn(tx, scope, tourId, now)
  await offerIn(tx, houseScope(staff.orders), tourId, now)
}

async function offerIn(tx: Db, scope: OfferScope, tourId: string, now: Date): Promise<void> {
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
  }
}
