import {
  askForCall,
  askForInformation,
  askForPrivateTour,
  joinWaitingList,
  sendContactMessage,
} from '#modules/engagement/index.server.ts'
import { submitReview } from '#modules/content/index.server.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { asks, Ask } from '../plan/asks.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Which words visitors were shown beside the tick. */
const consentVersion = '2026-11'

/** Somebody writes, wants to be called, or tells how a journey was. */
export async function askUs({ tx }: World, ask: (typeof asks)[number], now: Date): Promise<void> {
  const { name, phone, email, locale } = ask
  const from = { locale, address: '', consentVersion }
  const asked = await (() => {
    switch (ask.kind) {
      case 'call': {
        const draft = { name, phone, email, preferredTime: ask.preferredTime, hasConsent: true }
        return askForCall(tx, { draft, tourId: undefined, ...from }, now)
      }
      case 'message': {
        const draft = { name, email, mobile: phone, subject: ask.subject, message: ask.message }
        return sendContactMessage(tx, { draft, ...from }, now)
      }
      case 'question': {
        const draft = { name, phone, email, message: ask.message, hasConsent: true }
        return askForInformation(tx, { topic: { kind: 'general', name: '' }, draft, ...from }, now)
      }
      case 'group': {
        const today = dayInIstanbul(now)
        const wishes = { wishedFrom: addDays(today, ask.inDays), wishedTo: addDays(today, ask.inDays + 30) }
        const draft = {
          name,
          phone,
          email,
          message: ask.message,
          hasConsent: true,
          groupSize: ask.groupSize,
          ...wishes,
        }
        return askForPrivateTour(tx, { draft, ...from }, now)
      }
      case 'review':
        return submitReview(
          tx,
          { draft: { name, email, rating: ask.rating, text: ask.message }, tourCode: '', locale, address: '' },
          now,
        )
    }
  })()
  must<unknown>(asked, name)
}

/** Whoever found a journey full waits for a place; nobody does while there is one. */
export async function waitForSeats(
  { tx }: World,
  { name, phone, email, locale }: Ask,
  { tourId, seats }: { tourId: string; seats: number },
  now: Date,
): Promise<void> {
  const draft = { name, phone, email, seats: String(seats), hasConsent: true }
  const joined = await joinWaitingList(tx, { tourId, draft, locale, address: '', consentVersion }, now)
  if (!joined.ok && joined.error.code !== 'seats-left')
    throw new Error(`${name} cannot wait: ${JSON.stringify(joined.error)}`)
}
