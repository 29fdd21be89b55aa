import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { isAlive } from '#modules/booking/index.ts'
import type { Order } from '#modules/booking/index.server.ts'
import { listPermits, sayRawdahVisit } from '#modules/operations/index.server.ts'
import type { LastVisit } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sleepsInMadinah } from './shown-permits.ts'
import type { AskedVisit } from './rawdah-visits.tsx'

/** Of whom an order is asked when they were last in the Rawdah: those who still go to Madinah with it. */
export async function readAskedVisits(
  db: Db,
  order: Order,
  today: PlainDate,
): Promise<{ visits: AskedVisit[]; daysBetween: number }> {
  const travellers = isAlive(order.state)
    ? order.tours
        .filter((tour) => sleepsInMadinah(tour) && tour.returnsOn >= today)
        .flatMap(({ passengers }) => passengers.filter(({ isCancelled }) => !isCancelled))
    : []
  const { people, rules } = await listPermits(
    db,
    travellers.map(({ id }) => id),
  )
  const visits = travellers.map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
    lastVisit: people[id]?.lastVisit ?? ('unknown' as const),
  }))
  return { visits, daysBetween: rules.daysBetween }
}

/**
 * Writes down what a form of the papers says of a last visit. A day that cannot be read or is still to come is `wrong`, and
 * somebody of whom the order is not asked is `nobody`.
 */
export async function saveRawdahVisit(
  db: Db,
  { order, fields, today }: { order: Order; fields: Record<string, string>; today: PlainDate },
  now: Date,
): Promise<{ kind: 'saved' | 'nobody' } | { kind: 'wrong'; id: string; typed: string }> {
  const { visits } = await readAskedVisits(db, order, today)
  const asked = visits.find(({ id }) => id === fields['traveller'])
  if (!asked) return { kind: 'nobody' }
  const typed = fields['day'] ?? ''
  const lastVisit = visitOf(fields['visit'], typed, today)
  if (lastVisit === undefined) return { kind: 'wrong', id: asked.id, typed }
  await sayRawdahVisit(db, { passengerId: asked.id, lastVisit }, now)
  return { kind: 'saved' }
}

function visitOf(said: string | undefined, typed: string, today: PlainDate): LastVisit | undefined {
  if (said !== 'on') return said === 'never' ? 'never' : 'unknown'
  const day = parseTypedDate(typed, today)
  return day && day <= today ? day : undefined
}
