import type { PlainDate } from '#kernel/plain-date.ts'
import { listDepartureDays } from '#modules/catalog/index.server.ts'
import { readPlans, tickStep } from '#modules/planner/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Most of those who leave on a day have done what their tour asks for; every fifth and every seventh has left one thing. */
export async function tickSteps({ tx, staff }: World, date: PlainDate, now: Date): Promise<void> {
  const departures = await listDepartureDays(tx, { from: date, until: date })
  const plans = await readPlans(tx, { departureIds: departures.map(({ id }) => id) }, now)
  const people = plans.flatMap(({ id, people: all }) => all.map((person) => ({ orderId: id, ...person })))
  for (const [nth, { orderId, id, steps }] of people.entries()) {
    const own = steps.filter(({ kind }) => kind === 'own')
    const left = nth % 5 === 4 ? own[1]?.key : nth % 7 === 6 ? own[0]?.key : undefined
    for (const { key } of own.filter((step) => step.state !== 'done' && step.key !== left)) {
      const by = { kind: 'staff', admin: staff.orders } as const
      const tick = { orderId, travellerId: id ?? '', step: key, isDone: true, by }
      must(await tickStep(tx, tick, now), `a step before ${date}`)
    }
  }
}
