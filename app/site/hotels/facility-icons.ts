import type { IconName } from '#app/ui/icon.tsx'

const icons: Readonly<Record<string, IconName>> = {
  lift: 'arrow-up-down',
  stepfree: 'accessibility',
  accessible: 'accessibility',
  ac: 'cloud',
  wifi: 'wifi',
  buffet: 'utensils',
  turkish: 'utensils',
  prayer: 'dome',
  family: 'users',
  connecting: 'bed-double',
  cot: 'baby',
  shops: 'shopping-bag',
  shuttle: 'bus',
  laundry: 'refresh-cw',
  safe: 'lock',
  reception: 'clock',
  roomservice: 'bell',
  luggage: 'luggage',
  tea: 'coffee',
  garden: 'sun',
  terrace: 'sun',
  waterview: 'eye',
  sepbath: 'users',
}

/** The sign of a facility by its code; a tick for those that have none. */
export function facilityIcon(code: string): IconName {
  return icons[code] ?? 'check'
}

const bedsOf: Readonly<Record<string, number>> = {
  single: 1,
  double: 2,
  triple: 3,
  quad: 4,
  haramview: 2,
  bosphorus: 2,
}

/** How many people a room is for; `undefined` where it differs from house to house. */
export function peopleIn(roomCode: string): number | undefined {
  return bedsOf[roomCode]
}
