import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { orderRetentionSetting } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from '../data/tables.server.ts'
import { UNSOLD_KEPT_DAYS } from '../forget-offers.server.ts'

/**
 * Removes lists of groups whose time is over, with everybody in them: a year after the last change of one that came to
 * nothing, and of one that was ordered as long after the order as travellers are known. Gives how many.
 */
export async function forgetGroups(db: Db, now: Date): Promise<number> {
  const today = dayInIstanbul(now)
  const { travellerDays } = await readSetting(db, orderRetentionSetting)
  const before = (days: number) => startInIstanbul(addDays(today, -days))
  const removed = await own(db)
    .deleteFrom('agent_groups')
    .where((group) => {
      const order = group
        .selectFrom('agent_offers')
        .select('agent_offers.answered_at')
        .whereRef('agent_offers.id', '=', 'agent_groups.offer_id')
        .where('agent_offers.state', '=', 'accepted')
      return group.or([
        group.and([group.not(group.exists(order)), group('changed_at', '<', before(UNSOLD_KEPT_DAYS))]),
        group.exists(order.where('agent_offers.answered_at', '<', before(travellerDays))),
      ])
    })
    .returning('id')
    .execute()
  return removed.length
}
