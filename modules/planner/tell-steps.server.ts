import { isolateIn } from '#kernel/bidi.ts'
import { isMailingHour } from '#kernel/mailing-hours.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { aboutOrder } from '#modules/booking/index.ts'
import { claimMailDay, type CustomerMailWork } from '#modules/booking/index.server.ts'
import { listDepartureDays } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isReached } from '#platform/messages/choices.server.ts'
import { fillTemplate } from '#platform/messages/fill-template.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { own } from './data/tables.server.ts'
import { noticeToSend } from './domain/notices.ts'
import { stepTemplates } from './mail/step-message-templates.ts'
import { writeStepDigest, type ToldStep } from './mail/write-step-digest.server.ts'
import { readPlans, type OrderPlan } from './read-plans.server.ts'

/** How far ahead a journey leaves at most of which steps are told: the longest time that a step may ask for, and its notice. */
const DAYS_AHEAD = 400

/** So many departures are read at once; an order on two of them is told when it is first met. */
const DEPARTURES_AT_ONCE = 50

type DueNotice = ToldStep & { person: string }

/**
 * Writes to the customers of booked orders about steps whose last safe day is near, here or over, everything of an order in
 * one message or mail a day; gives the number of them. Each notice goes once: it is decided again where its row and the mail are
 * written together, so that two processes write one. Whom no way leads to waits in Today alone. Between nine and eight in Istanbul only; what is done is told no more.
 */
export async function tellSteps(work: CustomerMailWork, now: Date): Promise<number> {
  if (!isMailingHour(now)) return 0
  const today = dayInIstanbul(now)
  let written = 0
  const departures = await listDepartureDays(work.db, { from: today, until: addDays(today, DAYS_AHEAD) })
  const all = departures.map(({ id }) => id)
  for (let at = 0; at < all.length; at += DEPARTURES_AT_ONCE)
    written += await tellOf(all.slice(at, at + DEPARTURES_AT_ONCE), work, now)
  return written
}

async function tellOf(departureIds: readonly string[], work: CustomerMailWork, now: Date): Promise<number> {
  let written = 0
  const plans = await readPlans(work.db, { departureIds }, now)
  const told = await listTold(
    work.db,
    plans.map(({ id }) => id),
  )
  for (const plan of plans)
    if (noticesOf(plan, told.get(plan.id) ?? [], dayInIstanbul(now)).length > 0 && (await tell(work, plan, now)))
      written += 1
  return written
}

async function tell(
  { db, agency, orderUrl }: CustomerMailWork,
  { id: orderId, locale }: OrderPlan,
  now: Date,
): Promise<boolean> {
  const today = dayInIstanbul(now)
  const signedBy = await agency(locale)
  return inTransaction(db, async (tx) => {
    const [plan] = await readPlans(tx, { orderId }, now)
    const due = plan ? noticesOf(plan, (await listTold(tx, [orderId])).get(orderId) ?? [], today) : []
    if (!plan || due.length === 0 || !(await isReached(tx, plan.contact))) return false
    if (!(await claimMailDay(tx, orderId, today))) return false
    await own(tx)
      .insertInto('step_notices')
      .values(
        due.map(({ person, step, stage }) => ({
          order_id: orderId,
          person,
          step: step.key,
          last_day: step.lastDay,
          days_after: stage,
          told_at: now,
        })),
      )
      .execute()
    const { orderNo, publicId, accessToken, contact } = plan
    const href = `${orderUrl(locale, publicId, accessToken)}#steps`
    const { name, email, phone } = contact
    const mail = await writeStepDigest(due, { locale, name, orderNo, agency: signedBy, href })
    const template = stepTemplates.template(locale, due.some(({ stage }) => stage > 0) ? 'late' : 'coming')
    const facts = { name: isolateIn(locale, name), orderNo: isolateIn(locale, orderNo), link: href }
    const words = fillTemplate(template, facts)
    const key = `steps:${orderId}:${today}`
    return queueMessage(tx, { kind: 'service', key, about: aboutOrder(orderId), locale, phone, email, words, mail })
  })
}

type Told = { person: string; step: string; lastDay: PlainDate; stage: number }

/** What of an order is to be told today: steps of those who travel, and what its customer pays; others have mails of theirs. */
function noticesOf(plan: OrderPlan, told: readonly Told[], today: PlainDate): DueNotice[] {
  const isTold = plan.state === 'paid' || plan.state === 'partially_paid'
  if (!isTold) return []
  return plan.people
    .filter(({ isOtherPayer }) => !isOtherPayer)
    .flatMap(({ id, name, steps }) =>
      steps
        .filter(({ doer, state }) => doer === 'traveller' && state !== 'done')
        .flatMap((step): DueNotice[] => {
          const person = id ?? ''
          const before = told.filter(
            (each) => each.person === person && each.step === step.key && each.lastDay === step.lastDay,
          )
          const notice = { ...step, bookedOn: plan.bookedOn, told: before.map((each) => each.stage) }
          const stage = noticeToSend(notice, today)
          return stage === undefined ? [] : [{ person, name, step, stage }]
        }),
    )
}

async function listTold(db: Db, orderIds: readonly string[]): Promise<Map<string, Told[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('step_notices')
    .select(['order_id as orderId', 'person', 'step', 'last_day as lastDay', 'days_after as stage'])
    .where('order_id', 'in', orderIds)
    .execute()
  return Map.groupBy(rows, ({ orderId }) => orderId)
}
