import type { TravellerDraft } from './checkout.ts'

/** What is typed of a traveller, besides the journey and its fare. */
export const typedTravellerFields = [
  'firstName',
  'lastName',
  'gender',
  'bornOn',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn',
] as const satisfies readonly (keyof TravellerDraft)[]

/** A traveller of whom nothing has been typed yet. */
export const blankTraveller: TravellerDraft = {
  tourId: '',
  fare: '',
  firstName: '',
  lastName: '',
  gender: '',
  bornOn: '',
  nationality: 'TR',
  tckn: '',
  passportNo: '',
  passportExpiresOn: '',
  needsWheelchair: false,
}
