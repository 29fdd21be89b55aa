import { isolateIn } from '#kernel/bidi.ts'
import { textIn } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listOrdersOnDepartures, type OrderOnDeparture, type CustomerMailWork } from '#modules/booking/index.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { listAgreedWays } from '#platform/messages/choices.server.ts'
import { fillTemplate } from '#platform/messages/fill-template.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readLastNotices, readLedgers } from './data/ledger.server.ts'
import { own } from './data/tables.server.ts'
import type { ChangeReason } from './domain/change-reason.ts'
import { answerDayOf, type AnswerRule } from './domain/answer.ts'
import { differencesBetween, weightOfAll, type WeightRules } from './differences.ts'
import { stretchToTell, type PromisedFacts } from './promise-state.ts'
import { isDue, isUrgent } from './domain/when-to-tell.ts'
import { changeTemplate } from './mail/change-message-templates.ts'
import { writeChangeNotice } from './mail/write-change-notice.server.ts'
import { changeAnswersSetting, changeWeightsSetting } from './settings.server.ts'

/**
 * Tells the customers of booked orders what of their departures is another thing than they were promised: changes that follow
 * each other within half an hour together, from three days before the departure on at once and by night too. Each notice is
 * written once, with the message or the mail of it, so that neither a second program nor a death in between tells it twice or leaves it out. Gives
 * the number of notices.
 */
export async function tellChanges(work: CustomerMailWork, now: Date): Promise<number> {
  const untold = await own(work.db)
    .selectFrom('promised_facts')
    .select(['departure_id as departureId', 'since', 'reason'])
    .where('told_at', 'is', null)
    .orderBy('since')
    .execute()
  let written = 0
  for (const [departureId, changes] of Map.groupBy(untold, (each) => each.departureId))
    written += await tellOf(work, departureId, changes, now)
  return written
}

type Change = { since: Date; reason: ChangeReason | null }
type Rules = { weights: WeightRules; answers: AnswerRule }

async function tellOf(
  work: CustomerMailWork,
  departureId: string,
  changes: readonly Change[],
  now: Date,
): Promise<number> {
  const { db } = work
  const ledger = (await readLedgers(db, [departureId])).get(departureId) ?? []
  const latest = ledger.at(-1)
  const [first] = changes
  if (!latest || !first) return 0
  const { departsOn, returnsOn } = latest.facts
  const isOver = returnsOn < dayInIstanbul(now)
  if (!isOver && !isDue({ since: first.since, departsOn }, now)) return 0
  const reason = changes.findLast((each) => each.reason !== 'other')?.reason ?? 'other'
  const rules = {
    weights: await readSetting(db, changeWeightsSetting),
    answers: await readSetting(db, changeAnswersSetting),
  }
  let written = 0
  if (!isOver)
    for (const order of await listOrdersOnDepartures(db, { departureIds: [departureId] }, now))
      if (await tell(work, order, { ledger, reason, rules }, now)) written += 1
  await own(db)
    .updateTable('promised_facts')
    .set({ told_at: now })
    .where('departure_id', '=', departureId)
    .where('told_at', 'is', null)
    .where('since', '<=', latest.since)
    .execute()
  return written
}

async function tell(
  { db, agency, orderUrl }: CustomerMailWork,
  order: OrderOnDeparture,
  { ledger, reason, rules }: { ledger: readonly PromisedFacts[]; reason: ChangeReason; rules: Rules },
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
    const notice = await own(tx)
      .insertInto('promise_notices')
      .values({
        order_id: orderId,
        departure_id: departureId,
        facts_before: stretch.before.id,
        facts_after: stretch.after.id,
        weight,
        is_urgent: urgent,
        is_mailed: contact.email !== '' || (await listAgreedWays(tx, contact.phone)).length > 0,
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
    const words = fillTemplate(changeTemplate(locale, kind), {
      name: isolateIn(locale, name),
      orderNo: isolateIn(locale, orderNo),
      tour: isolateIn(locale, tour),
      link: href,
    })
    await queueMessage(tx, { kind: 'service', key: `change:${notice.id}`, locale, phone, email, words, mail })
    return true
  })
}
