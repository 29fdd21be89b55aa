import { isCurrency, type Currency } from '#kernel/money.ts'
import { addDays, parseDayFirst, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { fares, type Fare } from './fares.ts'

/** The columns of a season in a spreadsheet: one departure a row, one column for each price. */
export const departureColumns = [
  'code',
  'departsOn',
  'returnsOn',
  'salesCloseOn',
  'capacity',
  'minimum',
  'currency',
  ...fares,
] as const

export type DepartureColumn = (typeof departureColumns)[number]

/** What people write above them. */
export const departureColumnNames: Record<DepartureColumn, readonly string[]> = {
  code: ['kod', 'turkodu', 'tur', 'tour', 'tourcode', 'رمز', 'رمزالرحلة', 'الرحلة'],
  departsOn: ['kalkis', 'gidis', 'kalkistarihi', 'gidistarihi', 'departure', 'departuredate', 'المغادرة', 'الذهاب'],
  returnsOn: ['donus', 'donustarihi', 'return', 'returndate', 'العودة'],
  salesCloseOn: ['sonsatis', 'satisbitis', 'salesclose', 'lastsale', 'آخريومللبيع', 'اخراليبع'],
  capacity: ['kontenjan', 'yer', 'koltuk', 'capacity', 'seats', 'المقاعد', 'السعة'],
  minimum: ['enaz', 'asgari', 'enazkisi', 'minimum', 'min', 'الحدالأدنى', 'الحدالادنى'],
  currency: ['parabirimi', 'doviz', 'currency', 'العملة'],
  single: ['tekkisilik', 'tek', 'single', 'مفردة'],
  double: ['ikikisilik', 'iki', 'double', 'مزدوجة'],
  triple: ['uckisilik', 'uc', 'triple', 'ثلاثية'],
  quad: ['dortkisilik', 'dort', 'quad', 'رباعية'],
  adult: ['yetiskin', 'adult', 'بالغ'],
  child: ['cocuk', 'child', 'طفل'],
  'child-no-bed': ['cocukyataksiz', 'yataksizcocuk', 'childnobed', 'طفلبدونسرير'],
  baby: ['bebek', 'baby', 'infant', 'رضيع'],
}

export type DepartureCellCode = 'required' | 'day' | 'number' | 'amount' | 'currency'

export type DepartureCellProblem = { column: DepartureColumn; code: DepartureCellCode }

export type DepartureOfCells = {
  departsOn: PlainDate
  returnsOn: PlainDate
  salesCloseOn: PlainDate
  currency: Currency
  capacity: number
  minimum: number | null
  fares: { fare: Fare; amountMinor: number }[]
}

const MOST_SEATS = 2000

/**
 * A departure as a row of a spreadsheet tells it, or everything that cannot be read. Sales close the day before when
 * nothing else is said; without a currency prices are in dollars; a price that is left out is not sold.
 */
export function readDepartureCells(
  cell: (column: DepartureColumn) => string,
): { departure: DepartureOfCells } | { problems: DepartureCellProblem[] } {
  const problems: DepartureCellProblem[] = []
  const wrong = (column: DepartureColumn, code: DepartureCellCode): undefined => {
    problems.push({ column, code })
    return undefined
  }
  const day = (column: DepartureColumn) => {
    const typed = cell(column)
    if (typed === '') return undefined
    return parsePlainDate(typed) ?? parseDayFirst(typed.replaceAll(/[./]/g, '-')) ?? wrong(column, 'day')
  }
  const departsOn = cell('departsOn') === '' ? wrong('departsOn', 'required') : day('departsOn')
  const returnsOn = cell('returnsOn') === '' ? wrong('returnsOn', 'required') : day('returnsOn')
  const salesCloseOn = day('salesCloseOn')
  const seats = cell('capacity')
  const isCount = /^\d{1,4}$/.test(seats) && Number(seats) <= MOST_SEATS
  const capacity = isCount ? Number(seats) : wrong('capacity', seats === '' ? 'required' : 'number')
  const people = cell('minimum')
  const isNumber = /^\d{1,4}$/.test(people) && Number(people) >= 1 && Number(people) <= MOST_SEATS
  const minimum = people === '' ? null : isNumber ? Number(people) : wrong('minimum', 'number')
  const named = cell('currency').toUpperCase() || 'USD'
  const currency = isCurrency(named) ? named : wrong('currency', 'currency')
  const prices = fares.flatMap((fare) => {
    const typed = cell(fare)
    if (typed === '') return []
    const price = parseTypedAmount(typed, currency ?? 'USD')
    if (!price) wrong(fare, 'amount')
    return price ? [{ fare, amountMinor: price.minor }] : []
  })
  if (problems.length > 0 || !departsOn || !returnsOn || capacity === undefined || minimum === undefined || !currency)
    return { problems }
  const closesOn = salesCloseOn ?? addDays(departsOn, -1)
  return { departure: { departsOn, returnsOn, salesCloseOn: closesOn, currency, capacity, minimum, fares: prices } }
}
