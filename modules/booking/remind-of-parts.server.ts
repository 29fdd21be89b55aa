import { isMailingHour } from '#kernel/mailing-hours.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { claimMailDay } from './claim-mail-day.server.ts'
import { openParts } from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { listPartsToRemind, noteReminder, type RemindablePart } from './data/reminders.server.ts'
import { reminderToSend } from './domain/payment-plan.ts'
import { partToRemind } from './jobs/queues.server.ts'
import { paymentReminderDaysSetting } from './settings.server.ts'

const BATCH = 200

/**
 * Has reminders written for parts of booked orders that are due soon; gives their number. Each goes once a part, decided
 * again under the order's lock, so that two processes write one mail and whoever has just paid gets none. The customer gets
 * one mail of an order a day: what finds it taken goes the day after. Between nine and eight in Istanbul only.
 */
export async function remindOfParts(db: Db, now: Date): Promise<number> {
  if (!isMailingHour(now)) return 0
  const today = dayInIstanbul(now)
  const daysBefore = await readSetting(db, paymentReminderDaysSetting)
  const until = addDays(today, Math.max(0, ...daysBefore))
  let written = 0
  for (const part of await listPartsToRemind(db, { from: today, until, limit: BATCH })) {
    const due = { dueOn: part.dueOn, plannedOn: dayInIstanbul(part.createdAt), sent: part.sent }
    const days = reminderToSend(due, daysBefore, today)
    if (days === undefined) continue
    if (await inTransaction(db, (tx) => remind(tx, part, days, now))) written += 1
  }
  return written
}

async function remind(tx: Db, part: RemindablePart, daysBefore: number, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, part.orderId)
  if (order?.state !== 'partially_paid') return false
  const open = openParts(await listParts(tx, part.orderId)).find(({ id }) => id === part.id)
  if (!open) return false
  if (open.payer === null && !(await claimMailDay(tx, part.orderId, dayInIstanbul(now)))) return false
  if (!(await noteReminder(tx, part.id, daysBefore, now))) return false
  await enqueue(tx, partToRemind, { partId: part.id, daysBefore })
  await writeHistory(tx, part.orderId, { kind: 'part-reminded', facts: { partId: part.id, daysBefore }, at: now })
  return true
}
