/** By day of departure, by name, by share of the seats that are sold; with a hyphen the other way round. */
export const staffTourSorts = ['departureDate', '-departureDate', 'title', '-title', 'seats', '-seats'] as const

export type StaffTourSort = (typeof staffTourSorts)[number]
