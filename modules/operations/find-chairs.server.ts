import { createHash } from 'node:crypto'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { TravellerFlag } from '#modules/booking/index.ts'
import { listChairDays, type ChairDay } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readChairContracts, readTakenChairs } from './data/chairs.server.ts'
import type { ChairContract, TakenChair } from './domain/chairs.ts'
import { planChairs, type ChairPlan } from './domain/plan-chairs.ts'
import type { Workspace, WorkTraveller } from './domain/workspace.ts'

/** What is contracted of wheelchairs for those who leave on a day, who has them, and on which days they would serve. */
export type ChairBoard = { contracts: ChairContract[]; taken: TakenChair[]; days: ChairDay[] }

/** The wheelchairs of a day, in three questions. What cancelled travellers had is not among it: it is free. */
export async function findChairs(
  db: Db,
  _admin: Admin<'orders'>,
  { date, tours, travellers }: Pick<Workspace, 'date' | 'tours' | 'travellers'>,
): Promise<ChairBoard> {
  return {
    contracts: await readChairContracts(db, date),
    taken: await readTakenChairs(db, { date, passengerIds: travellers.map(({ id }) => id) }),
    days: await listChairDays(
      db,
      tours.map(({ departureId }) => departureId),
    ),
  }
}

const NEEDS_CHAIR: TravellerFlag = 'needsWheelchair'

/** Whether a traveller, or whoever booked for them, said that they need a wheelchair. */
function saysChair({ flags }: Pick<WorkTraveller, 'flags'>): boolean {
  return flags.includes(NEEDS_CHAIR)
}

export type SeenChairPlan = { plan: ChairPlan; fingerprint: string }

/** Which chairs everybody would get who needs one; writes nothing. The fingerprint stands for what it was made from. */
export function chairPlanOf(workspace: Workspace, board: ChairBoard): SeenChairPlan {
  const departureOf = new Map(workspace.tours.map(({ id, departureId }) => [id, departureId]))
  const people = workspace.travellers
    .filter(saysChair)
    .map(({ id, tourId }) => ({ id, departureId: departureOf.get(tourId) ?? '' }))
  const plan = planChairs(people, board.days, board)
  const seen = [workspace.date, workspace.version, people, board]
  return { plan, fingerprint: createHash('sha256').update(JSON.stringify(seen)).digest('base64url') }
}
