/** Whose details a form asks for: those of whoever fills it in, or those of another person. */
export type Whose = 'own' | 'other'

/** What to do with a field that is empty, by the last part of its pointer; a short sentence where none is known. */
export function neededKey(pointer: string, whose: Whose = 'own'): NeededKey {
  const field = pointer.split('/').at(-1) ?? ''
  return (whose === 'other' ? keyOfOther[field] : undefined) ?? keyOf[field] ?? 'needed'
}

export type NeededKey =
  | 'needed'
  | `needed-${
      | 'name'
      | 'other-name'
      | 'other-email'
      | 'other-phone'
      | 'other-mobile'
      | 'first-name'
      | 'last-name'
      | 'email'
      | 'phone'
      | 'mobile'
      | 'city'
      | 'country'
      | 'password'
      | 'password-again'
      | 'current-password'
      | 'gender'
      | 'birth-date'
      | 'nationality'
      | 'tckn'
      | 'passport-no'
      | 'passport-expiry'
      | 'subject'
      | 'message'
      | 'review'
      | 'room-type'
      | 'passengers'
      | 'seats'}`

const keyOf: Partial<Record<string, NeededKey>> = {
  name: 'needed-name',
  fullName: 'needed-name',
  firstName: 'needed-first-name',
  lastName: 'needed-last-name',
  email: 'needed-email',
  phone: 'needed-phone',
  mobile: 'needed-mobile',
  city: 'needed-city',
  country: 'needed-country',
  password: 'needed-password',
  confirmPassword: 'needed-password-again',
  current: 'needed-current-password',
  gender: 'needed-gender',
  bornOn: 'needed-birth-date',
  nationality: 'needed-nationality',
  tckn: 'needed-tckn',
  passportNo: 'needed-passport-no',
  passportExpiresOn: 'needed-passport-expiry',
  subject: 'needed-subject',
  message: 'needed-message',
  text: 'needed-review',
  roomType: 'needed-room-type',
  passengers: 'needed-passengers',
  seats: 'needed-seats',
}

/** Where the usual sentence speaks of one's own. */
const keyOfOther: Partial<Record<string, NeededKey>> = {
  name: 'needed-other-name',
  fullName: 'needed-other-name',
  email: 'needed-other-email',
  phone: 'needed-other-phone',
  mobile: 'needed-other-mobile',
}
