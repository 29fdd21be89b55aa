import { createHash } from 'node:crypto'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listNamedTravellers, type NamedTraveller } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readPermits, type PersonPermits } from './data/permits.server.ts'
import type { Permit, RawdahRules } from './domain/permits.ts'
import { planPermits, type PermitPlan, type Pilgrim } from './domain/plan-permits.ts'
import type { Workspace } from './domain/workspace.ts'
import { rawdahRulesSetting } from './rawdah-rules-setting.server.ts'

/** The permits of everybody who leaves on a day. */
export type PermitBoard = {
  rules: RawdahRules
  /** By traveller. */
  people: Record<string, PersonPermits>
  /** What travellers left behind who do not leave on that day any more: to be cancelled where it was granted. */
  freed: FreedPermit[]
}

/** A permit that stands although its holder does not travel on the day, with whose it is. */
export type FreedPermit = Permit & { holder: NamedTraveller | null }

/**
 * The permits of a day and the rules for them, in four questions. Names those who left a permit behind: the caller notes
 * that they were read.
 */
export async function findPermits(
  db: Db,
  admin: Admin<'orders'>,
  { date, travellers }: Pick<Workspace, 'date' | 'travellers'>,
): Promise<PermitBoard> {
  const ids = travellers.map(({ id }) => id)
  const { people, others } = await readPermits(db, ids, date)
  const taken = others.filter(({ permit }) => isTaken(permit))
  const holders = await listNamedTravellers(
    db,
    admin,
    taken.map(({ passengerId }) => passengerId),
  )
  return {
    rules: await readSetting(db, rawdahRulesSetting),
    people,
    freed: taken.map(({ passengerId, permit }) => ({ ...permit, holder: holders.get(passengerId) ?? null })),
  }
}

/** Everybody of a day as the rules for the Rawdah see them. */
export function pilgrimsOf({ tours, travellers }: Workspace, { people }: PermitBoard): Pilgrim[] {
  return travellers.map(({ id, tourId, order, familyId, gender, age }) => ({
    id,
    family: familyId ?? order.id,
    gender,
    age,
    stay: tours.find((tour) => tour.id === tourId)?.madinah ?? null,
    lastVisit: people[id]?.lastVisit ?? 'unknown',
    permit: people[id]?.permits.find(({ kind }) => kind === 'rawdah'),
  }))
}

export type SeenPermitPlan = { plan: PermitPlan; fingerprint: string }

/** For which day everybody would be asked for; writes nothing. The fingerprint stands for everything it was made from. */
export function permitPlanOf(workspace: Workspace, board: PermitBoard): SeenPermitPlan {
  const pilgrims = pilgrimsOf(workspace, board)
  const plan = planPermits(pilgrims, board.rules)
  const seen = [workspace.date, workspace.version, pilgrims, board.rules]
  return { plan, fingerprint: createHash('sha256').update(JSON.stringify(seen)).digest('base64url') }
}

function isTaken({ state }: Permit): boolean {
  return state === 'requested' || state === 'granted'
}
