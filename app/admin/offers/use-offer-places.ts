import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import { languages } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'
import { fareName } from '#modules/booking/index.ts'
import { fares } from '#modules/catalog/index.ts'
import type { DepartureChoice } from '../orders/departure-choices.server.ts'

const labels = {
  firstName: 'first-name',
  lastName: 'last-name',
  email: 'email',
  phone: 'phone',
  city: 'city',
  locale: 'language',
  validUntil: 'valid-until',
  tourId: 'departure',
} as const

/** How the inputs of an offer are called, and what stands in them, where two people wrote into the same one. */
export function useOfferPlaces(departures: readonly DepartureChoice[]) {
  const agents = useText('agents')
  const text = useText('staff-offers')
  const locale = useLocale()
  return {
    nameOf: (place: string): string => {
      const fare = fares.find((each) => place === `q.${each}`)
      if (fare) return `${agents('quantity')} › ${fareName(fare, locale)}`
      return place === 'note' ? text('words') : agents(labels[place as keyof typeof labels])
    },
    showIn: (place: string, value: string): string => {
      const language = locales.find((each) => place === 'locale' && each === value)
      if (language) return languages[language].name
      const departure = departures.find(({ id }) => place === 'tourId' && id === value)
      if (!departure) return value
      return `${formatDateRange(departure.departsOn, departure.returnsOn, locale)} · ${departure.name}`
    },
  }
}
