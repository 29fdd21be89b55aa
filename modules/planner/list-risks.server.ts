import { openDaysBefore } from '#kernel/closed-days.ts'
import { addDays, dayInIstanbul, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { readPapersTime } from '#modules/booking/index.server.ts'
import { listDepartureDays, listStepsOfDepartures } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { STAFF_AFTER_DAYS } from './domain/notices.ts'
import { daysLeft, type PlannedStep } from './domain/plan.ts'
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
  const departures = await listNear(db, withinDays, now)
  const risks = await risksOf(db, departures, now)
  return risks.toSorted(
    (a, b) => a.daysLeft - b.daysLeft || b.open - a.open || a.person.name.localeCompare(b.person.name),
  )
}

async function listNear(db: Db, withinDays: number, now: Date) {
  const today = dayInIstanbul(now)
  return listDepartureDays(db, { from: today, until: addDays(today, withinDays) })
}

async function risksOf(db: Db, departures: readonly { id: string }[], now: Date): Promise<PersonAtRisk[]> {
  const plans = await readPlans(db, { departureIds: departures.map(({ id }) => id) }, now)
  return plans.flatMap(({ people, ...order }) =>
    people.flatMap((person): PersonAtRisk[] => {
      const left = daysLeft(person.steps, dayInIstanbul(now))
      const open = person.steps.filter(({ state }) => state !== 'done').length
      return left === undefined ? [] : [{ order, person, daysLeft: left, open }]
    }),
  )
}

/** A step that somebody has not done, three days past its last one. */
export type LateStep = {
  order: PersonAtRisk['order']
  person: Pick<PlannedPerson, 'id' | 'name' | 'departsOn' | 'tourName'>
  lastDay: PlainDate
}

/**
 * Which steps of the people of some departures are not done since the third day after their last one: of those staff call
 * the customers. What is owed is none of them, it waits by itself. Only the people of departures are read of which any last
 * day is over for so long.
 */
export async function listLateSteps(
  db: Db,
  _admin: Admin<'orders'>,
  departures: readonly { id: string; departsOn: PlainDate }[],
  now: Date,
): Promise<LateStep[]> {
  const today = dayInIstanbul(now)
  const { leadDays, closed } = await readPapersTime(db)
  const steps = await listStepsOfDepartures(
    db,
    departures.map(({ id }) => id),
  )
  const late = departures.filter(({ id, departsOn }) => {
    const first = Math.max(leadDays, ...(steps.get(id) ?? []).map(({ daysBefore }) => daysBefore))
    return daysBetween(openDaysBefore(departsOn, first, closed), today) >= STAFF_AFTER_DAYS
  })
  const risks = await risksOf(db, late, now)
  return risks.flatMap(({ order: { id, publicId, orderNo, locale, contact }, person }) => {
    const { id: personId, name, departsOn, tourName } = person
    return person.steps
      .filter((step) => isForStaff(step, today))
      .map(({ lastDay }) => ({
        order: { id, publicId, orderNo, locale, contact },
        person: { id: personId, name, departsOn, tourName },
        lastDay,
      }))
  })
}

function isForStaff({ kind, doer, state, lastDay }: PlannedStep, today: PlainDate): boolean {
  const isTheirs = kind !== 'payment' && doer === 'traveller' && state !== 'done'
  return isTheirs && daysBetween(lastDay, today) >= STAFF_AFTER_DAYS
}
