import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readStayContracts } from './data/stay-contracts.server.ts'
import type { HolyNight } from './domain/holy-cities.ts'
import { uncoveredNights, type StayContract, type VisaHotelRule } from './domain/stay-contracts.ts'
import type { Workspace } from './domain/workspace.ts'
import { visaHotelRuleSetting } from './visa-hotel-rule-setting.server.ts'

/** What is contracted for the nights of a departure in Makkah and Madinah. */
export type HotelGate = {
  contracts: StayContract[]
  /** For which no documented contract stands. */
  uncovered: HolyNight[]
  /** Nobody may be written down as applied for while a night is uncovered and the rule holds. */
  isClosed: boolean
}

export type HotelGates = {
  rule: VisaHotelRule
  /** By the public id of the departure. */
  tours: Record<string, HotelGate>
}

/** Whether visas may be applied for by what is contracted with the hotels of a day, in two questions. */
export async function findHotelGates(
  db: Db,
  { tours, stays }: Pick<Workspace, 'tours' | 'stays'>,
  now: Date,
): Promise<HotelGates> {
  const rule = await readSetting(db, visaHotelRuleSetting)
  const contracts = await readStayContracts(
    db,
    tours.map(({ departureId }) => departureId),
  )
  const holds = rule.isNeeded && rule.since <= dayInIstanbul(now)
  return {
    rule,
    tours: Object.fromEntries(
      tours.map(({ id, departureId, holyNights }) => {
        const own = contracts.filter((contract) => contract.departureId === departureId)
        const cities = new Map(stays.flatMap(({ key, city, tourIds }) => (tourIds.includes(id) ? [[key, city]] : [])))
        const uncovered = uncoveredNights(holyNights, own, cities)
        return [id, { contracts: own, uncovered, isClosed: holds && uncovered.length > 0 }]
      }),
    ),
  }
}
