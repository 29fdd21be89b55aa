import { installmentPolicies, legalRegimes, priceModes, saleModes, tourKinds } from './tour.ts'

type FieldSpec = {
  column: string
  /** How calls name it. */
  wire: string
} & (
  | { kind: 'flag'; blank: boolean }
  | { kind: 'number'; min: number; max: number; blank: number }
  /** A number that may be left out. */
  | { kind: 'number-or-none'; min: number; max: number; blank: number | null }
  | { kind: 'choice'; options: readonly string[]; blank: string }
)

/**
 * The facts of a tour that are one value each, in the order of the form. Draft, blank, row, call, form and seed follow
 * from it: a new fact is written here and nowhere else, its name stands in the texts `staff-catalogue` under `field-…`.
 * What is a text in languages, a list or a row of its own is written where each of them is read.
 */
export const tourFields = {
  kind: { kind: 'choice', options: tourKinds, blank: 'umrah', column: 'kind', wire: 'kind' },
  days: { kind: 'number', min: 1, max: 90, blank: 8, column: 'days', wire: 'durationDays' },
  nights: { kind: 'number', min: 0, max: 90, blank: 7, column: 'nights', wire: 'nights' },
  priceMode: { kind: 'choice', options: priceModes, blank: 'room', column: 'price_mode', wire: 'priceMode' },
  saleMode: { kind: 'choice', options: saleModes, blank: 'cart', column: 'sale_mode', wire: 'saleMode' },
  depositPercent: {
    kind: 'number',
    min: 0,
    max: 100,
    blank: 20,
    column: 'deposit_percent',
    wire: 'depositPercent',
  },
  legalRegime: {
    kind: 'choice',
    options: legalRegimes,
    blank: 'package_tour',
    column: 'legal_regime',
    wire: 'legalRegime',
  },
  installmentPolicy: {
    kind: 'choice',
    options: installmentPolicies,
    blank: 'none',
    column: 'installment_policy',
    wire: 'installmentPolicy',
  },
  passportMonthsAfterReturn: {
    kind: 'number-or-none',
    min: 0,
    max: 24,
    blank: 6,
    column: 'passport_months_after_return',
    wire: 'passportMonthsAfterReturn',
  },
  isEconomy: { kind: 'flag', blank: false, column: 'is_economy', wire: 'isEconomy' },
} as const satisfies Record<string, FieldSpec>

type Specs = typeof tourFields

export type TourFact = keyof Specs

type ValueOf<Spec> = Spec extends { kind: 'flag' }
  ? boolean
  : Spec extends { kind: 'number' }
    ? number
    : Spec extends { kind: 'number-or-none' }
      ? number | null
      : Spec extends { kind: 'choice'; options: readonly (infer Option)[] }
        ? Option
        : never

export type TourFactValues = { [Name in TourFact]: ValueOf<Specs[Name]> }

export type TourChoice = {
  [Name in TourFact]: Specs[Name]['kind'] extends 'choice' ? Name : never
}[TourFact]

export type TourFlag = { [Name in TourFact]: Specs[Name]['kind'] extends 'flag' ? Name : never }[TourFact]

export const tourFacts = Object.keys(tourFields) as TourFact[]

/** The facts of a tour by the names of their columns, or as calls name them. */
export type TourFactsBy<Name extends 'column' | 'wire'> = {
  [Fact in TourFact as Specs[Fact][Name]]: TourFactValues[Fact]
}

export function columnsOfTourFacts(facts: TourFactValues): TourFactsBy<'column'> {
  return factsBy(
    (fact) => tourFields[fact].column,
    (fact) => facts[fact],
  ) as TourFactsBy<'column'>
}

export function tourFactsOfRow(row: TourFactsBy<'column'>): TourFactValues {
  const columns: Readonly<Record<string, unknown>> = row
  return factsBy(String, (fact) => columns[tourFields[fact].column]) as TourFactValues
}

export function tourFactsForCall(facts: TourFactValues): TourFactsBy<'wire'> {
  return factsBy(
    (fact) => tourFields[fact].wire,
    (fact) => facts[fact],
  ) as TourFactsBy<'wire'>
}

/** What a call says of a tour; what it leaves out is as it was. */
export function tourFactsOfCall(
  said: { [Wire in keyof TourFactsBy<'wire'>]?: TourFactsBy<'wire'>[Wire] | undefined },
  before: TourFactValues,
): TourFactValues {
  const named: Readonly<Record<string, unknown>> = said
  return factsBy(String, (fact) => {
    const value = named[tourFields[fact].wire]
    return value === undefined ? before[fact] : value
  }) as TourFactValues
}

/** What a new tour begins with. */
export const blankTourFacts = factsBy(String, (fact) => tourFields[fact].blank) as TourFactValues

function factsBy(nameOf: (fact: TourFact) => string, valueOf: (fact: TourFact) => unknown): Record<string, unknown> {
  return Object.fromEntries(tourFacts.map((fact) => [nameOf(fact), valueOf(fact)]))
}
