import type { Translation } from '../translation.ts'
import type { staffRoad as reference } from '../tr/staff-road.ts'

export const staffRoad: Translation<typeof reference> = {
  tab: 'في الطريق',
  title: 'في الطريق',
  silent: 'لم تصل أي علامة من هذه المجموعة بعد.',
  happened: 'وقعت:',
  heard: 'وصلتنا:',
  settled: 'انتهت:',
  settle: 'انتهت',
  counts: 'التعدادات',
  missing: 'الغائبون:',
  pieces: '{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
}
