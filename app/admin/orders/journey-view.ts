import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { passportNeededUntil } from '#modules/booking/index.ts'
import type { OrderJourney } from '#modules/booking/index.server.ts'

export type JourneyView = ReturnType<typeof toJourneyView>

/** A journey of an order in one language, with the passports that will not do. */
export function toJourneyView(
  { name, hotels, passportMonthsAfterReturn, travellers, ...journey }: OrderJourney,
  locale: Locale,
) {
  const neededUntil =
    passportNeededUntil({ id: journey.tourId, returnsOn: journey.returnsOn, passportMonthsAfterReturn }) ??
    journey.returnsOn
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
      isPassportShort: isBefore(traveller.passportExpiresOn, neededUntil),
    })),
  }
}

function isBefore(expiresOn: PlainDate | null, neededUntil: PlainDate): boolean {
  return expiresOn !== null && expiresOn < neededUntil
}
