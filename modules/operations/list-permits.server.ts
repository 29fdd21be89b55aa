import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readPermits, writeVisits, type PersonPermits } from './data/permits.server.ts'
import type { LastVisit, RawdahRules } from './domain/permits.ts'
import { rawdahRulesSetting } from './rawdah-rules-setting.server.ts'

export type TravellerPermits = {
  rules: Pick<RawdahRules, 'daysBetween' | 'minutes' | 'earlyMinutes'>
  /** By traveller. */
  people: Record<string, PersonPermits>
}

/** What travellers may know of their own permits, and with them whoever leads them. The caller knows that they may. */
export async function listPermits(db: Db, passengerIds: readonly string[]): Promise<TravellerPermits> {
  const { people } = await readPermits(db, passengerIds)
  const { daysBetween, minutes, earlyMinutes } = await readSetting(db, rawdahRulesSetting)
  return { rules: { daysBetween, minutes, earlyMinutes }, people }
}

/** Writes down when customers say that they were last in the Rawdah. The caller knows that the traveller is of their order. */
export async function sayRawdahVisit(
  db: Db,
  { passengerId, lastVisit }: { passengerId: string; lastVisit: LastVisit },
  now: Date,
): Promise<void> {
  await inTransaction(db, (tx) => writeVisits(tx, { passengerIds: [passengerId], lastVisit, saidBy: 'customer' }, now))
}
