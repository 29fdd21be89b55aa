import { blankText, defaultLocale } from '#kernel/locale.ts'
import type { TourDraft } from './drafts.server.ts'

/** What a new tour begins with. */
export const blankTour: TourDraft = {
  code: '',
  kind: 'umrah',
  name: blankText(),
  promise: blankText(),
  description: blankText(),
  highlights: [],
  days: 8,
  nights: 7,
  program: [],
  included: [],
  notIncluded: [],
  bring: [],
  difficulty: null,
  groupSize: null,
  guideLanguages: [defaultLocale],
  airline: null,
  flights: [],
  priceMode: 'room',
  depositPercent: 20,
  cancellation: [
    { fromDaysBefore: 30, refundPercent: 100 },
    { fromDaysBefore: 0, refundPercent: 0 },
  ],
  images: ['makkah-kaaba-dawn'],
  legalRegime: 'package_tour',
  installmentPolicy: 'none',
  saleMode: 'cart',
  passportMonthsAfterReturn: 6,
  isEconomy: false,
  categories: [],
  stays: [],
}
