/** Why a plan puts somebody where it does. */
export const placeReasons = [
  'family-together',
  'sold-together',
  'party-together',
  'child-with-family',
  'same-gender',
  'alone-as-paid',
  'as-in-other-hotel',
] as const

export type PlaceReason = (typeof placeReasons)[number]

/** Why it puts somebody nowhere. */
export type LeftOut =
  | 'no-room-paid'
  | 'gender-unknown'
  | 'tie-unknown'
  | 'child-without-adult'
  | 'too-many-for-a-room'
  | 'no-bed-beside'
  | 'family-waits'
  | 'not-in-other-hotel'

export type PlannedPlace = { guestId: string; roomId: string; reason: PlaceReason }

/** `because` is the one whom somebody waits for, or beside whom there is no bed. */
export type LeftGuest = { guestId: string; why: LeftOut; because: string | null }

/** What would be written, and why. Rooms that are opened for it have ids that hold in the plan alone. */
export type RoomPlan = {
  opens: { id: string; number: string; beds: number }[]
  places: PlannedPlace[]
  left: LeftGuest[]
}
