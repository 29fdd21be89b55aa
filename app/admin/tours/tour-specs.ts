import type { FieldSpec, FormSection, OptionList } from '#app/acts/record/field-specs.ts'
import { tourFacts, tourFields, type TourChoice, type TourFact } from '#modules/catalog/index.ts'
import { fareNames } from '../record/use-place-name.ts'

export type TourSection = 'texts' | 'program' | 'inclusions' | 'pictures' | 'stays' | 'flights' | 'steps' | 'terms'

/** Facts with a place of their own in the form; the others stand in the order of their description. */
const placedFacts: ReadonlySet<TourFact> = new Set(['kind', 'days', 'nights'] as const)

const listOfChoice: Record<TourChoice, OptionList> = {
  kind: 'kinds',
  priceMode: 'price-modes',
  saleMode: 'sale-modes',
  legalRegime: 'legal-regimes',
  installmentPolicy: 'installment-policies',
}

const choiceLists: ReadonlyMap<string, OptionList> = new Map(Object.entries(listOfChoice))

/** The form of a tour: what all its departures share. */
export const tourSections: readonly FormSection<TourSection>[] = [
  {
    id: 'texts',
    specs: [
      { name: 'name', kind: 'words' },
      { name: 'promise', kind: 'texts' },
      { name: 'description', kind: 'texts' },
      {
        name: 'highlights',
        kind: 'rows',
        parts: [{ name: 'text', kind: 'words' }],
      },
      { name: 'difficulty', kind: 'words', isNullable: true },
    ],
  },
  {
    id: 'program',
    specs: [
      {
        name: 'program',
        kind: 'rows',
        parts: [
          { name: 'title', kind: 'words' },
          { name: 'text', kind: 'texts' },
          { name: 'metresWalked', kind: 'number', isNullable: true },
          { name: 'minutesStanding', kind: 'number', isNullable: true },
          { name: 'stairSteps', kind: 'number', isNullable: true },
          { name: 'chair', kind: 'choice', options: 'chair-ways', isNullable: true },
          { name: 'easierWay', kind: 'words', isNullable: true },
          { name: 'easierPrice', kind: 'amount', isNullable: true },
          { name: 'easierCurrency', kind: 'choice', options: 'currencies', isNullable: true },
        ],
      },
    ],
  },
  {
    id: 'inclusions',
    specs: (['included', 'notIncluded', 'bring'] as const).map((name) => ({
      name,
      kind: 'rows',
      parts: [
        { name: 'text', kind: 'words' },
        { name: 'code', kind: 'line', isNullable: true, isLatin: true },
      ],
    })),
  },
  { id: 'pictures', specs: [{ name: 'images', kind: 'list', item: 'picture' }] },
  {
    id: 'stays',
    specs: [
      {
        name: 'stays',
        kind: 'rows',
        parts: [
          { name: 'hotel', kind: 'choice', options: 'hotels' },
          { name: 'nights', kind: 'number' },
          { name: 'board', kind: 'choice', options: 'boards' },
        ],
      },
    ],
  },
  {
    id: 'flights',
    specs: [
      { name: 'airline', kind: 'choice', options: 'airlines', isNullable: true },
      {
        name: 'flights',
        kind: 'rows',
        parts: [
          { name: 'from', kind: 'line', isLatin: true },
          { name: 'to', kind: 'line', isLatin: true },
          { name: 'number', kind: 'line', isLatin: true, isNullable: true },
        ],
      },
    ],
  },
  {
    id: 'steps',
    specs: [
      {
        name: 'steps',
        kind: 'rows',
        parts: [
          { name: 'text', kind: 'words' },
          { name: 'key', kind: 'line', isLatin: true },
          { name: 'daysBefore', kind: 'number' },
          { name: 'doer', kind: 'choice', options: 'step-doers' },
          { name: 'tickedBy', kind: 'choice', options: 'step-tickers' },
        ],
      },
    ],
  },
  {
    id: 'terms',
    specs: [
      { name: 'code', kind: 'line', isLatin: true },
      specOf('kind'),
      { name: 'days', kind: 'number', offers: 'umrah-lengths' },
      specOf('nights'),
      { name: 'categories', kind: 'list', item: 'categories' },
      { name: 'groupSize', kind: 'range' },
      { name: 'guideLanguages', kind: 'codes' },
      ...tourFacts.filter((fact) => !placedFacts.has(fact)).map(specOf),
      {
        name: 'cancellation',
        kind: 'rows',
        parts: [
          { name: 'fromDaysBefore', kind: 'number' },
          { name: 'refundPercent', kind: 'number' },
        ],
      },
    ],
  },
]

/** How a fact of a tour is written in its form. */
function specOf(name: TourFact): FieldSpec {
  const options = choiceLists.get(name)
  if (options) return { name, kind: 'choice', options }
  switch (tourFields[name].kind) {
    case 'flag':
      return { name, kind: 'flag' }
    case 'number-or-none':
      return { name, kind: 'number', isNullable: true }
    default:
      return { name, kind: 'number' }
  }
}

/** The form of one departure. */
export const departureSections: readonly FormSection<'departure' | 'timetable'>[] = [
  {
    id: 'departure',
    specs: [
      { name: 'departsOn', kind: 'day' },
      { name: 'returnsOn', kind: 'day' },
      { name: 'salesCloseOn', kind: 'day' },
      { name: 'capacity', kind: 'number' },
      { name: 'minimum', kind: 'number', isNullable: true },
      { name: 'currency', kind: 'choice', options: 'currencies' },
      { name: 'fares', kind: 'prices', keys: fareNames },
    ],
  },
  {
    id: 'timetable',
    specs: [
      { name: 'startsAt', kind: 'time', isNullable: true },
      { name: 'pickUp', kind: 'words', isNullable: true },
      {
        name: 'flightTimes',
        kind: 'rows',
        parts: [
          { name: 'number', kind: 'line', isLatin: true },
          { name: 'from', kind: 'choice', options: 'airports' },
          { name: 'to', kind: 'choice', options: 'airports' },
          { name: 'leavesOn', kind: 'day' },
          { name: 'leavesAt', kind: 'time' },
          { name: 'terminal', kind: 'line', isNullable: true },
          { name: 'arrivesOn', kind: 'day' },
          { name: 'arrivesAt', kind: 'time' },
          { name: 'meetsAt', kind: 'time', isNullable: true },
          { name: 'bags', kind: 'number', isNullable: true },
          { name: 'bagKg', kind: 'number', isNullable: true },
          { name: 'cabinKg', kind: 'number', isNullable: true },
          { name: 'meetingPlace', kind: 'words', isNullable: true },
        ],
      },
    ],
  },
]

export const tourSpecs = tourSections.flatMap(({ specs }) => specs)

export const departureSpecs = departureSections.flatMap(({ specs }) => specs)
