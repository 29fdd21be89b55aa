/** Records of the catalogue besides tours and departures. */
export const recordKinds = ['hotel', 'category', 'service', 'airline'] as const

export type RecordKind = (typeof recordKinds)[number]
