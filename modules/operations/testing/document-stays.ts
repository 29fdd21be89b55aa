import type { Admin } from '#modules/accounts/index.server.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isHoly } from '../domain/holy-cities.ts'
import { findWorkspace } from '../find-workspace.server.ts'
import { keepStayContract } from '../keep-stay-contract.server.ts'

/** Every hotel in Makkah and Madinah is contracted for the whole journey of each departure of a day, and documented. */
export async function documentStays(db: Db, admin: Admin<'orders'>, date: PlainDate, now: Date): Promise<void> {
  const { tours, stays } = await findWorkspace(db, admin, date, now)
  for (const { id, departureId, returnsOn } of tours)
    for (const { key } of stays.filter(({ city, tourIds }) => isHoly(city) && tourIds.includes(id))) {
      const { version } = await findWorkspace(db, admin, date, now)
      const facts = {
        departureId,
        stay: key,
        number: `NM-${key}`,
        state: 'documented' as const,
        documentedOn: date,
        firstNight: date,
        lastNight: returnsOn,
      }
      const kept = await keepStayContract(db, admin, { date, version, contractId: null, facts }, now)
      if (!kept.ok) throw new Error(kept.error.code)
    }
}
