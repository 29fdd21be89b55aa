import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { isHoly } from '#modules/operations/index.ts'
import { findWorkspace, keepStayContract } from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Every hotel in Makkah and Madinah is contracted for the whole journey of a day, and documented in the week before. */
export async function contractStays(world: World, date: PlainDate, now: Date): Promise<void> {
  const { tours, stays } = await findWorkspace(world.tx, world.staff.orders, date, now)
  for (const { id, code, departureId, returnsOn } of tours)
    for (const [nth, { key }] of stays.filter(({ city, tourIds }) => isHoly(city) && tourIds.includes(id)).entries()) {
      const { version } = await findWorkspace(world.tx, world.staff.orders, date, now)
      const facts = {
        departureId,
        stay: key,
        number: `NM-${date.replaceAll('-', '').slice(2)}-${code}-${nth + 1}`,
        state: 'documented' as const,
        documentedOn: addDays(dayInIstanbul(now), -7),
        firstNight: date,
        lastNight: addDays(returnsOn, -1),
      }
      must(
        await keepStayContract(world.tx, world.staff.orders, { date, version, contractId: null, facts }, now),
        `a contract for ${key} on ${date}`,
      )
    }
}
