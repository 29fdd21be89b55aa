import { addDays, dayInIstanbul, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { STAFF_AFTER_DAYS } from './domain/notices.ts'
import { daysLeft } from './domain/plan.ts'
import { readPlans, type OrderPlan, type PlannedPerson } from './read-plans.server.ts'

/** Somebody with steps that are not done, and how near the nearest of them is. */
type PersonAtRisk = {
  order: Pick<OrderPlan, 'id' | 'publicId' | 'orderNo' | 'locale' | 'contact'>
  person: PlannedPerson
  /** Days until the nearest last safe day; negative when it is over. */
  daysLeft: number
  open: number
}

/** Everybody whose journey leaves within so many days and who has something left to do, the most urgent first. */
export async function listRisks(
  db: Db,
  _admin: Admin<'orders'>,
  { withinDays }: { withinDays: number },
  now: Date,
): Promise<PersonAtRisk[]> {
  const today = dayInIstanbul(now)
  const plans = await readPlans(db, { from: today, until: addDays(today, withinDays) }, now)
  return plans
    .flatMap(({ people, ...order }) =>
      people.flatMap((person): PersonAtRisk[] => {
        const left = daysLeft(person.steps, today)
        const open = person.steps.filter(({ state }) => state !== 'done').length
        return left === undefined ? [] : [{ order, person, daysLeft: left, open }]
      }),
    )
    .toSorted((a, b) => a.daysLeft - b.daysLeft || b.open - a.open || a.person.name.localeCompare(b.person.name))
}

/**
 * Who has not done a step since the third day after its last one, by order: those whom staff call. What is owed is none of
 * them, it waits by itself.
 */
export async function listLateSteps(
  db: Db,
  admin: Admin<'orders'>,
  withinDays: number,
  now: Date,
): Promise<{ order: PersonAtRisk['order']; person: PlannedPerson; count: number; lastDay: PlainDate }[]> {
  const today = dayInIstanbul(now)
  const risks = await listRisks(db, admin, { withinDays }, now)
  return [...Map.groupBy(risks, ({ order }) => order.id).values()].flatMap((ofOrder) => {
    const late = ofOrder.flatMap(({ order, person }) =>
      person.steps
        .filter(
          ({ kind, doer, state, lastDay }) =>
            kind !== 'payment' &&
            doer === 'traveller' &&
            state !== 'done' &&
            daysBetween(lastDay, today) >= STAFF_AFTER_DAYS,
        )
        .map(({ lastDay }) => ({ order, person, lastDay })),
    )
    const [first] = late.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))
    return first ? [{ ...first, count: new Set(late.map(({ person }) => person.id)).size }] : []
  })
}
