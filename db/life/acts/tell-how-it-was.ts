import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { proveArea } from '#modules/accounts/index.server.ts'
import { listReturnedOrders } from '#modules/booking/index.server.ts'
import { listReturnedDepartures } from '#modules/catalog/index.server.ts'
import { moderateReview } from '#modules/content/index.server.ts'
import { answerReviewRequest, findReviewRequest, noteReviewRequest } from '#modules/opinions/index.server.ts'
import { travellersWords } from '../plan/travellers-words.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Of those who came back on a day so many write; the others were asked and have not answered. */
const MOST_WRITE = 5

/**
 * The customers of orders whose people came back on a day were asked how it was; every second one writes, and staff publish it.
 * No mail goes: nobody is told of what never happened. `turn` says whose words are next, so that few stand twice.
 */
export async function tellHowItWas({ tx, staff }: World, day: PlainDate, turn: number, now: Date): Promise<void> {
  const writer = proveArea(staff.owner, 'content')
  if (!writer) return
  const departureIds = await listReturnedDepartures(tx, { from: day, until: day })
  const orders = await listReturnedOrders(tx, { departureIds }, { before: dayInIstanbul(now), now })
  let written = 0
  for (const [nth, { id, locale, contact }] of orders.entries()) {
    const request = await noteReviewRequest(tx, id, now)
    if (!request || nth % 2 === 1 || written === MOST_WRITE) continue
    const list = travellersWords[locale]
    const words = list[(turn * MOST_WRITE + written) % list.length]
    const asked = await findReviewRequest(tx, request.token, now)
    if (!words || !asked) continue
    const answers = Object.fromEntries(asked.facts.map((fact) => [fact, words.but?.[fact] ?? 'yes']))
    const draft = { name: asked.shownName, rating: String(words.rating), text: words.text, answers, hasConsent: true }
    const answer = { token: request.token, draft, locale, address: '', isSample: true }
    const { publicId } = must(await answerReviewRequest(tx, answer, now), `the review of ${contact.lastName}`)
    const approval = { publicId, version: 1, decision: { status: 'approved' } } as const
    must(await moderateReview(tx, writer, approval, now), `the approval for ${contact.lastName}`)
    written += 1
  }
}
