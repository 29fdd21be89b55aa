/** What to do with a field that is empty, by the last part of its pointer; a short sentence where none is known. */
export function neededKey(pointer: string): NeededKey {
  return keyOf[pointer.split('/').at(-1) ?? ''] ?? 'needed'
}

export type NeededKey =
  | 'needed'
  | `needed-${
      | 'name'
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
