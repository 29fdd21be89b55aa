import { ageOn, type PlainDate } from '#kernel/plain-date.ts'
import { ADULT_FROM, CHILD_FROM, type TravellerDraft } from '#modules/booking/index.ts'
import type { EarlierTraveller } from '#modules/booking/index.server.ts'
import type { FarePrice, GuestKind } from '#modules/catalog/index.ts'
import { kindsOnSale } from '#modules/catalog/index.ts'

/** What is known of a traveller before the sale; who travelled before has papers that stay sealed. */
export type SaleGuest = Partial<Omit<TravellerDraft, 'tourId' | 'fare'>> & {
  earlier?: { id: string; hasTckn: boolean; hasPassport: boolean }
}

export function guestOfEarlier(traveller: EarlierTraveller): SaleGuest {
  const { id, hasTckn, hasPassport, firstName, lastName, gender, bornOn, nationality, passportExpiresOn } = traveller
  return {
    firstName,
    lastName,
    nationality,
    gender: gender ?? '',
    bornOn: bornOn ?? '',
    passportExpiresOn: passportExpiresOn ?? '',
    earlier: { id, hasTckn, hasPassport },
  }
}

/** Who somebody is on the day of return; an adult where the journey has no price for their age. */
export function kindByAge(
  bornOn: PlainDate | undefined,
  returnsOn: PlainDate,
  prices: readonly FarePrice[],
): GuestKind {
  if (bornOn === undefined) return 'adult'
  const age = ageOn(bornOn, returnsOn)
  const kind = age < CHILD_FROM ? 'baby' : age < ADULT_FROM ? 'child' : 'adult'
  return kindsOnSale(prices).includes(kind) ? kind : 'adult'
}
