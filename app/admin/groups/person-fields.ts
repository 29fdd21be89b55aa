/** What the list of a group tells of somebody, in the order of its columns. */
export const personFields = [
  'family',
  'firstName',
  'lastName',
  'gender',
  'bornOn',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn',
  'phone',
  'fare',
] as const

export type PersonField = (typeof personFields)[number]
