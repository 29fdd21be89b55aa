import { blankText, defaultLocale } from '#kernel/locale.ts'
import { blankTourFacts } from './domain/tour-fields.ts'
import type { TourDraft } from './drafts.server.ts'

/** What a new tour begins with. */
export const blankTour: TourDraft = {
  ...blankTourFacts,
  code: '',
  name: blankText(),
  promise: blankText(),
  description: blankText(),
  highlights: [],
  program: [],
  included: [],
  notIncluded: [],
  bring: [],
  steps: [],
  difficulty: null,
  groupSize: null,
  guideLanguages: [defaultLocale],
  airline: null,
  flights: [],
  cancellation: [
    { fromDaysBefore: 30, refundPercent: 100 },
    { fromDaysBefore: 0, refundPercent: 0 },
  ],
  images: ['makkah-kaaba-dawn'],
  categories: [],
  stays: [],
}
