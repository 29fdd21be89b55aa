import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { askForCall } from '../ask-for-call.server.ts'
import { askForInformation } from '../ask-for-information.server.ts'
import { askForReservation } from '../ask-for-reservation.server.ts'
import { own } from '../data/tables.server.ts'
import { sendContactMessage } from '../send-contact-message.server.ts'
import { subscribeToNewsletter } from '../subscribe-to-newsletter.server.ts'
import { aCallDraft, aContactDraft } from './message-drafts.ts'
import { aPassengerDraft, anInquiryDraft, aReservationDraft } from './request-drafts.ts'

const asker = { locale: 'tr', address: '192.0.2.1', consentVersion: '1' } as const

type Facts = { name?: string; at?: Date; tourId?: string }

/** Stores a wish to be called; gives its public id. */
export async function aStoredCall(db: Db, { name = 'Zehra Ak', at = new Date() }: Facts = {}): Promise<string> {
  const asked = await askForCall(db, { ...asker, tourId: undefined, draft: aCallDraft({ name }) }, at)
  return idOf(asked)
}

/** Stores a message; gives its public id. */
export async function aStoredMessage(db: Db, { name = 'Zehra Ak', at = new Date() }: Facts = {}): Promise<string> {
  return idOf(await sendContactMessage(db, { ...asker, draft: aContactDraft({ name }) }, at))
}

/** Stores a question about a departure; gives its public id. */
export async function aStoredQuestion(
  db: Db,
  { name = 'Zehra Ak', at = new Date(), tourId }: Facts = {},
): Promise<string> {
  const key = tourId ?? (await aDeparture(db)).id
  const topic = { kind: 'tour', key, name: 'Umre' } as const
  return idOf(await askForInformation(db, { ...asker, topic, draft: anInquiryDraft({ name }) }, at))
}

/** Stores a request for places on a departure; gives its public id. */
export async function aStoredReservation(
  db: Db,
  { name = 'Zehra Ak', at = new Date('2026-12-01T09:00:00Z'), tourId }: Facts = {},
): Promise<string> {
  const id = tourId ?? (await aDeparture(db)).id
  const draft = aReservationDraft({
    contact: { name, email: 'zehra@example.com', phone: '0532 123 45 67' },
    passengers: [aPassengerDraft({ firstName: 'Zehra', lastName: 'Ak' })],
  })
  return idOf(await askForReservation(db, { ...asker, tourId: id, draft }, at))
}

function idOf(asked: { ok: true; value: { publicId: string } } | { ok: false; error: unknown }): string {
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value.publicId
}

/** Stores an address of the newsletter that waits for its confirmation; gives its id. */
export async function aStoredSubscription(db: Db, email = 'bulten@example.com'): Promise<string> {
  const draft = { email, hasConsent: true }
  await subscribeToNewsletter(db, { draft, locale: 'tr', address: '192.0.2.1' }, new Date())
  const row = await own(db)
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}
