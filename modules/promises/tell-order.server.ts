import { isolateIn } from '#kernel/bidi.ts'
import { textIn } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aboutOrder } from '#modules/booking/index.ts'
import type { CustomerMailWork, OrderOnDeparture } from '#modules/booking/index.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isReached } from '#platform/messages/choices.server.ts'
import { fillTemplate } from '#platform/messages/fill-template.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { readLastNotices } from './data/ledger.server.ts'
import { own } from './data/tables.server.ts'
import { answerDayOf, type AnswerRule } from './domain/answer.ts'
import type { ChangeReason } from './domain/change-reason.ts'
import { isUrgent } from './domain/when-to-tell.ts'
import { differencesBetween, weightOfAll, type WeightRules } from './differences.ts'
import { changeTemplates } from './mail/change-message-templates.ts'
import { writeChangeNotice } from './mail/write-change-notice.server.ts'
import { stretchToTell, type PromisedFacts } from './promise-state.ts'
import { tellSeller } from './tell-seller.server.ts'

export type TellingRules = { weights: WeightRules; answers: AnswerRule }

type Told = { ledger: readonly PromisedFacts[]; reason: ChangeReason; rules: TellingRules }

/**
 * Tells the customer of an order, and the agency that sold it, what of a departure is another thing than they were promised.
 * The notice and what is sent of it are written together; false where there is nothing to tell, or it was told before.
 */
export async function tellOrder(
  { db, agency, orderUrl }: CustomerMailWork,
  order: OrderOnDeparture,
  { ledger, reason, rules }: Told,
  now: Date,
): Promise<boolean> {
  const { id: orderId, departureId, locale, orderNo, contact, agreedAt } = order
  const signedBy = await agency(locale)
  return inTransaction(db, async (tx) => {
    const last = (await readLastNotices(tx, departureId, [orderId])).get(orderId)
    const stretch = stretchToTell(ledger, { agreedAt, last })
    if (!stretch || differencesBetween(stretch.toldLast.facts, stretch.after.facts).length === 0) return false
    const differences = differencesBetween(stretch.before.facts, stretch.after.facts)
    const weight = weightOfAll(differences, rules.weights)
    const { departsOn } = stretch.after.facts
    const urgent = isUrgent(departsOn, now)
    const answerBy = answerDayOf({ weight, isUrgent: urgent, on: dayInIstanbul(now), departsOn }, rules.answers)
    const { silenceAccepts } = rules.answers
    const isMailed = await isReached(tx, contact)
    const notice = await own(tx)
      .insertInto('promise_notices')
      .values({
        order_id: orderId,
        departure_id: departureId,
        facts_before: stretch.before.id,
        facts_after: stretch.after.id,
        weight,
        is_urgent: urgent,
        is_mailed: isMailed,
        told_at: now,
        answer_by: answerBy,
        silence_accepts: silenceAccepts,
      })
      .onConflict((known) => known.columns(['order_id', 'facts_after']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!notice) return false
    if (last && last.confirmedAt === null)
      await own(tx).updateTable('promise_notices').set({ replaced_at: now }).where('id', '=', last.id).execute()
    const href = `${orderUrl(locale, order.publicId, order.accessToken)}#changes`
    const tour = textIn(locale, order.tourName)
    const { name, email, phone } = contact
    const mail = await writeChangeNotice(
      { differences, weight, isUrgent: urgent, reason, answerBy, silenceAccepts },
      { locale, orderNo, name, tour, agency: signedBy, href },
    )
    const kind = differences.length === 0 ? 'back' : urgent ? 'urgent' : 'changed'
    const words = fillTemplate(changeTemplates.template(locale, kind), {
      name: isolateIn(locale, name),
      orderNo: isolateIn(locale, orderNo),
      tour: isolateIn(locale, tour),
      link: href,
    })
    const key = `change:${notice.id}`
    // Whom neither leads to waits among the changes to be called about already.
    const about = isMailed ? aboutOrder(orderId) : ''
    await queueMessage(tx, { kind: 'service', key, about, locale, phone, email, words, mail })
    await tellSeller(tx, { noticeId: notice.id, orderId, name, tour, differences, reason }, signedBy)
    return true
  })
}
