import { instantOf, SAUDI_ARABIA } from '#kernel/zoned-time.ts'
import type { PermitState, WorkRide, Workspace } from '#modules/operations/index.ts'
import type { PermitBoard } from '#modules/operations/index.server.ts'
import { readDiary, umrahDoneBy } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** People let in together whose slowest would not be done before something leaves. */
export type UmrahClash = { people: number; letIn: Date; done: Date; leaves: Date; what: string }

/** Umrah hours that leave too little time before what leaves next on that day, by what was measured lately. */
export async function findUmrahClashes(
  db: Db,
  { travellers, rides }: Workspace,
  { people }: PermitBoard,
  now: Date,
): Promise<UmrahClash[]> {
  const hours = travellers.flatMap(({ id }) =>
    (people[id]?.permits ?? []).flatMap(({ kind, state, day, hour }) =>
      kind === 'umrah' && isToCome(state) && day !== null && hour !== ''
        ? [{ id, day, letIn: instantOf({ day, time: hour }, SAUDI_ARABIA) }]
        : [],
    ),
  )
  if (hours.length === 0) return []
  const diary = await readDiary(db, now)
  const together = [...Map.groupBy(hours, ({ letIn }) => letIn.getTime()).values()]
  return together.flatMap((group): UmrahClash[] => {
    const [first] = group
    if (!first) return []
    const { day, letIn } = first
    const ids = new Set(group.map(({ id }) => id))
    const [next] = rides
      .filter((ride) => takes(ride, travellers, ids))
      .filter(({ leavesOn, leavesAt }) => leavesOn === day && leavesAt !== '')
      .map(({ name, leavesAt }) => ({ what: name, leaves: instantOf({ day, time: leavesAt }, SAUDI_ARABIA) }))
      .filter(({ leaves }) => leaves > letIn)
      .toSorted((one, other) => one.leaves.getTime() - other.leaves.getTime())
    const done = umrahDoneBy(diary, letIn)
    return next && done && done > next.leaves ? [{ people: group.length, letIn, done, ...next }] : []
  })
}

function isToCome(state: PermitState): boolean {
  return state === 'to-request' || state === 'requested' || state === 'granted'
}

/** A ride takes those who have a place on it; while nobody has one, it takes everybody. */
function takes({ id }: WorkRide, travellers: Workspace['travellers'], ids: ReadonlySet<string>): boolean {
  const aboard = travellers.filter(({ seats }) => id in seats)
  return aboard.length === 0 || aboard.some((traveller) => ids.has(traveller.id))
}
