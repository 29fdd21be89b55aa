import { sayPassport } from '#app/intake/say-passport.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDateRange } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffRight } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { travellerOfCells } from '#modules/booking/index.ts'
import {
  importTravellers,
  importTravellersOfDay,
  type DayTravellerProblem,
  type TravellerImportFailure,
  type TravellerRowProblem,
} from '#modules/booking/index.server.ts'
import type { DepartureColumn } from '#modules/catalog/index.ts'
import { importDepartures, type DepartureRowProblem } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ImportListName } from './import-lists.ts'
import type { MappedRow } from './mapped-sheet.server.ts'

type Asked = {
  db: Db
  /** The rights of the list have been proved. */
  admin: Admin<StaffRight>
  /** The order, for its travellers; the day of departure, for all who leave on it. */
  subject: string
  isTrial: boolean
  locale: Locale
  now: Date
}

/** What each row does, in words, and what is wrong with which cell. While something is wrong nothing was written. */
export type ImportOutcome = {
  rows: { row: number; name: string; detail: string; result: string }[]
  problems: { row: number; column: string; words: string }[]
}

type Importer = (asked: Asked, rows: MappedRow[]) => Promise<Result<ImportOutcome, TravellerImportFailure>>

/** How each list takes rows, or says what it would do with them. */
export const importers: Record<ImportListName, Importer> = {
  async departures({ db, admin, isTrial, locale, now }, rows) {
    const text = translator(locale, 'staff-import')
    const done = await importDepartures(db, admin, { rows, isTrial }, now)
    return ok({
      rows: done.departures.map(({ row, code, departure }) => ({
        row,
        name: code,
        detail: [
          formatDateRange(departure.departsOn, departure.returnsOn, locale),
          ...departure.fares.map(({ fare, amountMinor }) => {
            const price = formatMoney(money(amountMinor, departure.currency), locale)
            return `${translator(locale, 'staff')(`fare-${fare}`)} ${price}`
          }),
        ].join(' · '),
        result: text('result-draft'),
      })),
      problems: done.problems.map(({ row, column, code }) => ({ row, column, words: departureWords(locale, code) })),
    })
  },
  async travellers({ db, admin, subject, isTrial, locale, now }, rows) {
    const text = translator(locale, 'staff-import')
    const drafts = rows.map(({ row, cell }) => ({ row, draft: travellerOfCells(cell) }))
    const done = await importTravellers(db, admin, { orderId: subject, rows: drafts, isTrial }, now)
    if (!done.ok) return fail(done.error)
    return ok({
      rows: done.value.travellers.map(({ row, name, replaces }) => ({
        row,
        name,
        detail: '',
        result: replaces === null ? text('result-same') : text('result-replaces', { name: replaces }),
      })),
      problems: done.value.problems.map((problem) => ({
        row: problem.row,
        column: problem.column,
        words: travellerWords(locale, problem),
      })),
    })
  },
  async date({ db, admin, subject, isTrial, locale, now }, rows) {
    const text = translator(locale, 'staff-import')
    const drafts = rows.map(({ row, cell }) => ({ row, orderNo: cell('orderNo'), draft: travellerOfCells(cell) }))
    const wish = { departsOn: plainDate(subject), rows: drafts, isTrial }
    const { travellers, problems } = await importTravellersOfDay(db, admin, wish, now)
    return ok({
      rows: travellers.map(({ row, orderNo, name, replaces }) => ({
        row,
        name,
        detail: orderNo,
        result: replaces === null ? text('result-same') : text('result-replaces', { name: replaces }),
      })),
      problems: problems.map((problem) => ({
        row: problem.row,
        column: problem.column,
        words: dayWords(locale, problem),
      })),
    })
  },
}

/** What a column is called, in the words of the form that asks for the same. */
export function columnWords(list: ImportListName, column: string, locale: Locale): string {
  if (column === 'orderNo') return translator(locale, 'staff')('column-order')
  if (list !== 'departures') return translator(locale, 'staff-orders')(travellerLabels[column] ?? 'fare')
  const name = departureLabels[column as DepartureColumn]
  const staff = translator(locale, 'staff')
  return name ? translator(locale, 'staff-catalogue')(name) : staff(`fare-${column}` as 'fare-single')
}

const travellerLabels: Record<
  string,
  | 'first-name'
  | 'last-name'
  | 'gender'
  | 'born-on'
  | 'nationality'
  | 'tckn'
  | 'passport-no'
  | 'passport-expires-on'
  | 'fare'
> = {
  firstName: 'first-name',
  lastName: 'last-name',
  gender: 'gender',
  bornOn: 'born-on',
  nationality: 'nationality',
  tckn: 'tckn',
  passportNo: 'passport-no',
  passportExpiresOn: 'passport-expires-on',
  fare: 'fare',
}

const departureLabels = {
  code: 'field-code',
  departsOn: 'field-departsOn',
  returnsOn: 'field-returnsOn',
  salesCloseOn: 'field-salesCloseOn',
  capacity: 'field-capacity',
  minimum: 'field-minimum',
  currency: 'field-currency',
} as const satisfies Partial<Record<DepartureColumn, string>> as Partial<
  Record<
    DepartureColumn,
    | 'field-code'
    | 'field-departsOn'
    | 'field-returnsOn'
    | 'field-salesCloseOn'
    | 'field-capacity'
    | 'field-minimum'
    | 'field-currency'
  >
>

function departureWords(locale: Locale, code: DepartureRowProblem['code']): string {
  const text = translator(locale, 'staff-import')
  switch (code) {
    case 'required':
    case 'day':
    case 'number':
    case 'amount':
    case 'currency':
      return text(`cell-${code}`)
    default:
      return translator(locale, 'staff-catalogue')(`refused-${code}`)
  }
}

function dayWords(locale: Locale, problem: DayTravellerProblem): string {
  if (problem.column !== 'orderNo') return travellerWords(locale, problem)
  const text = translator(locale, 'staff-import')
  switch (problem.code) {
    case 'order-closed':
    case 'edit-conflict':
      return text(`problem-${problem.code}`)
    case 'order-not-found':
    case 'not-of-day':
      return text('cell-not-of-day')
  }
}

/** What is wrong with a cell of a traveller, in words. */
export function travellerWords(
  locale: Locale,
  { code, passport }: Pick<TravellerRowProblem, 'code' | 'passport'>,
): string {
  if (code === 'passport-expiry' && passport) return sayPassport(translator(locale, 'forms'), locale, passport)
  if (code === 'fare' || code === 'no-place') return translator(locale, 'staff-import')(`cell-${code}`)
  return translator(locale, 'staff-orders')(`wrong-${code}`)
}
