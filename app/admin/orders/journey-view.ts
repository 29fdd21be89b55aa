import type { Locale } from '#kernel/locale.ts'
import { passportRuleFor, type PassportRule } from '#modules/booking/index.ts'
import type { OrderJourney } from '#modules/booking/index.server.ts'

type Traveller = OrderJourney['travellers'][number]

export type JourneyView = ReturnType<typeof toJourneyView>

/** A journey of an order in one language, with the passports that will not do. */
export function toJourneyView(
  { name, hotels, passportMonthsAfterReturn, travellers, ...journey }: OrderJourney,
  locale: Locale,
) {
  const terms = { returnsOn: journey.returnsOn, passportMonthsAfterReturn }
  return {
    ...journey,
    name: name[locale],
    hotels: hotels.map((hotel) => ({
      name: hotel.name[locale],
      cityName: hotel.cityName[locale],
      nights: hotel.nights,
    })),
    travellers: travellers.map((traveller) => ({
      ...traveller,
      isPassportShort: isShort(traveller, passportRuleFor(terms, traveller.nationality)),
    })),
  }
}

function isShort({ passportExpiresOn }: Traveller, passport: PassportRule | undefined): boolean {
  return passport !== undefined && passportExpiresOn !== null && passportExpiresOn < passport.until
}
