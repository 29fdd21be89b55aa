import type { TravellerDraft, TravellerToCome } from './checkout.ts'
import { noFlags, typedFieldsBy } from './traveller-fields.ts'

/** A traveller of whom nothing has been typed yet. */
export const blankTraveller: TravellerDraft = {
  tourId: '',
  fare: '',
  ...typedFieldsBy(() => ''),
  nationality: 'TR',
  ...noFlags,
}

/** A traveller of whom nothing is known yet: a place at a fare. */
export function namelessTraveller(tourId: string, fare: string): TravellerToCome {
  return {
    tourId,
    fare,
    firstName: '',
    lastName: '',
    gender: null,
    bornOn: null,
    nationality: '',
    tckn: null,
    passportNo: null,
    passportExpiresOn: null,
    ...noFlags,
  }
}
