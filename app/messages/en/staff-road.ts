import type { Translation } from '../translation.ts'
import type { staffRoad as reference } from '../tr/staff-road.ts'

export const staffRoad: Translation<typeof reference> = {
  tab: 'On the road',
  title: 'On the road',
  silent: 'Nothing has been marked for this group yet.',
  happened: 'Happened:',
  heard: 'Reached us:',
  settled: 'Settled:',
  settle: 'Settled',
  counts: 'Counts',
  missing: 'Missing:',
  pieces: '{count, plural, one {# piece} other {# pieces}}',
}
