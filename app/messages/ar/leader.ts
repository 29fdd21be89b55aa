import type { Translation } from '../translation.ts'
import type { leader as reference } from '../tr/leader.ts'

export const leader: Translation<typeof reference> = {
  title: 'مجموعاتي',
  'no-groups': 'لا توجد مجموعة باسمك في الوقت الحالي.',
  rides: 'وسائل النقل',
  people: '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  room: 'الغرفة',
  mahram: 'المحرم:',
  call: 'الاتصال بـ {name}',
}
