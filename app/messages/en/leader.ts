import type { Translation } from '../translation.ts'
import type { leader as reference } from '../tr/leader.ts'

export const leader: Translation<typeof reference> = {
  title: 'My groups',
  'no-groups': 'No group is in your name at the moment.',
  rides: 'Rides',
  people: '{count, plural, one {# person} other {# people}}',
  room: 'room',
  mahram: 'Mahram:',
  call: 'Call {name}',
}
