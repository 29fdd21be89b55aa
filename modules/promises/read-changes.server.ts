import type { Locale } from '#kernel/locale.ts'
import { listOrdersOnDepartures } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readLedgers } from './data/ledger.server.ts'
import { own } from './data/tables.server.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Outcome } from './domain/answer.ts'
import type { Weight } from './domain/weight.ts'
import { differencesBetween, weightOf } from './differences.ts'
import { promisedAt } from './promise-state.ts'
import { changeNoticeTexts } from './mail/change-notice-texts.ts'
import { changeWeightsSetting } from './settings.server.ts'
import { tellDifference, type ToldDifference } from './tell-difference.server.ts'

/** What a journey of an order is now beside what was bought, as far as its customer was told. */
export type ChangesOfJourney = {
  departureId: string
  toldAt: Date
  /** Why, in a sentence; empty where nobody said. */
  reason: string
  /** None when all that was told was taken back. */
  differences: (ToldDifference & { weight: Weight })[]
  /** What still waits for an answer; null where nothing does. */
  open: { noticeId: string; weight: Weight; answerBy: PlainDate | null; silenceAccepts: boolean } | null
  answer: Outcome | null
}

/** The journeys of an order of whose changes its customer was told, in words of a language; four questions. */
export async function readChanges(db: Db, orderId: string, locale: Locale, now: Date): Promise<ChangesOfJourney[]> {
  const notices = await own(db)
    .selectFrom('promise_notices')
    .innerJoin('promised_facts', 'promised_facts.id', 'facts_after')
    .distinctOn('promise_notices.departure_id')
    .select([
      'promise_notices.id',
      'promise_notices.departure_id as departureId',
      'weight',
      'confirmed_at as confirmedAt',
    ])
    .select(['answer_by as answerBy', 'silence_accepts as silenceAccepts'])
    .select(['promise_notices.told_at as toldAt', 'answer', 'facts_after as after', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('promise_notices.departure_id')
    .orderBy('promise_notices.told_at', 'desc')
    .execute()
  if (notices.length === 0) return []
  const orders = await listOrdersOnDepartures(db, { orderId }, now)
  const ledgers = await readLedgers(
    db,
    notices.map(({ departureId }) => departureId),
  )
  const rules = await readSetting(db, changeWeightsSetting)
  return notices.flatMap(({ id, departureId, weight, confirmedAt, toldAt, answer, after, reason, ...by }) => {
    const order = orders.find((each) => each.departureId === departureId)
    const ledger = ledgers.get(departureId) ?? []
    const told = ledger.find((each) => each.id === after)
    const bought = order && promisedAt(ledger, order.agreedAt)
    if (!told || !bought) return []
    return [
      {
        departureId,
        toldAt,
        reason: reason === null ? '' : changeNoticeTexts[locale].reason[reason],
        differences: differencesBetween(bought.facts, told.facts).map((each) => ({
          ...tellDifference(each, locale),
          weight: weightOf(each, rules),
        })),
        open:
          confirmedAt === null
            ? { noticeId: id, weight, answerBy: by.answerBy, silenceAccepts: by.silenceAccepts }
            : null,
        answer,
      },
    ]
  })
}

/** Notes that the page of an order was opened with what was told on it. */
export async function noteChangesOpened(db: Db, orderId: string, now: Date): Promise<void> {
  await own(db)
    .updateTable('promise_notices')
    .set({ opened_at: now })
    .where('order_id', '=', orderId)
    .where('opened_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}
