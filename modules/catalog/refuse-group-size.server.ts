import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { GroupSize } from './domain/tour.ts'
import { groupSizeSetting } from './trade-settings.server.ts'

/** The smallest and the largest group there may be. */
export type GroupSizeRefusal = { code: 'group-size'; between: GroupSize }

/** Refuses a group that is smaller or larger than staff settled; a tour may leave its size open. */
export async function refuseGroupSize(db: Db, size: GroupSize | null): Promise<GroupSizeRefusal | undefined> {
  if (!size) return undefined
  const between = await readSetting(db, groupSizeSetting)
  const fits = size.min >= between.min && size.max >= size.min && size.max <= between.max
  return fits ? undefined : { code: 'group-size', between }
}
