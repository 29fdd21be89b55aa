import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { changeOrder, checkOrderChange, type OrderChange } from './change-order.server.ts'
import type { FieldCode, PassportRule, TravellerDraft } from './domain/checkout.ts'
import { flagsBy, paperFields } from './domain/traveller-fields.ts'
import type { TravellerColumn } from './domain/traveller-sheet.ts'
import type { Passenger } from './data/order-passengers.server.ts'
import { findOrder, type StaffOrder } from './find-order.server.ts'
import { isAlive } from './domain/order.ts'

/** A row of a spreadsheet, by the number that stands beside it there. */
export type TravellerRow = { row: number; draft: Omit<TravellerDraft, 'tourId'> }

export type TravellerRowProblem = {
  row: number
  column: TravellerColumn
  code: FieldCode | 'fare' | 'no-place'
  /** The rule of the journey, where a passport ends too early. */
  passport?: PassportRule
}

/** What a row would do, or did: who travels from now on, and in whose place when it is somebody else. */
export type ImportedTraveller = { row: number; name: string; replaces: string | null }

export type TravellerImport = { travellers: ImportedTraveller[]; problems: TravellerRowProblem[] }

export type TravellerImportFailure = { code: 'order-not-found' | 'order-closed' | 'edit-conflict' }

/**
 * Writes who travels on an order from the rows of a spreadsheet, or only tells what that would do (`isTrial`). Nothing
 * is written while a row is wrong. A row belongs to the traveller of its name, whose papers that it leaves empty stay;
 * other rows take the remaining places one after the other, of their fare when they name one. History and audit log are
 * those of `changeOrder`.
 *
 * Fails with `order-not-found`, `order-closed` and `edit-conflict` when somebody changed the order at this moment.
 */
export async function importTravellers(
  db: Db,
  admin: Admin<'orders' | 'papers'>,
  { orderId, rows, isTrial }: { orderId: string; rows: readonly TravellerRow[]; isTrial: boolean },
  now: Date,
): Promise<Result<TravellerImport, TravellerImportFailure>> {
  const order = await findOrder(db, admin, orderId)
  if (!order) return fail({ code: 'order-not-found' })
  if (!isAlive(order.state)) return fail({ code: 'order-closed' })
  const { placed, problems } = placeRows(order, rows)
  const change: OrderChange = { travellers: placed.map(({ place, draft }) => ({ id: place.id, draft })) }
  const checked = checkOrderChange(order, change, {
    today: dayInIstanbul(now),
    readPhone: await phoneReader(db),
    mustPassportLast: true,
  })
  if (!checked.ok && checked.error.code === 'invalid-fields') {
    problems.push(
      ...checked.error.problems.map(({ pointer, ...problem }) => {
        const [, , index, column] = pointer.split('/')
        return { row: placed[Number(index)]?.row ?? 0, column: column as TravellerColumn, ...problem }
      }),
    )
  }
  const travellers = placed.map(({ row, draft, place }) => ({
    row,
    name: nameOf(draft),
    replaces: isSame(draft, place) ? null : nameOf(place),
  }))
  problems.sort((a, b) => a.row - b.row)
  if (problems.length > 0 || isTrial || rows.length === 0) return ok({ travellers, problems })
  const changed = await changeOrder(db, admin, { id: orderId, version: order.version, change }, now)
  if (changed.ok) return ok({ travellers, problems })
  return fail({ code: changed.error.code === 'order-closed' ? 'order-closed' : 'edit-conflict' })
}

type PlacedRow = TravellerRow & { place: Passenger }

function placeRows(order: StaffOrder, rows: readonly TravellerRow[]) {
  const places = order.journeys.flatMap(({ travellers }) => travellers).filter(({ isCancelled }) => !isCancelled)
  const problems: TravellerRowProblem[] = []
  const free = [...places]
  const take = (fits: (place: Passenger) => boolean) => {
    const at = free.findIndex(fits)
    return at < 0 ? undefined : free.splice(at, 1)[0]
  }
  const known = new Map(rows.map((each) => [each, take((place) => isSame(each.draft, place))]))
  const placed = rows.flatMap((each): PlacedRow[] => {
    const { row, draft } = each
    const same = known.get(each)
    const place = same ?? take(({ fare }) => draft.fare === '' || draft.fare === fare)
    if (place) return [{ row, place, draft: same ? keepingPapers(draft, same) : draft }]
    const isSold = draft.fare === '' || places.some(({ fare }) => fare === draft.fare)
    problems.push({ row, column: isSold ? 'lastName' : 'fare', code: isSold ? 'no-place' : 'fare' })
    return []
  })
  return { placed, problems }
}

/** What the row leaves empty stays as it is known. */
function keepingPapers(draft: TravellerRow['draft'], known: Passenger): TravellerRow['draft'] {
  return {
    ...draft,
    ...Object.fromEntries(paperFields.map((name) => [name, draft[name] || (known[name] ?? '')])),
    ...flagsBy((name) => known[name]),
  }
}

function isSame(draft: { firstName: string; lastName: string }, place: Passenger): boolean {
  return foldForSearch(nameOf(draft)) === foldForSearch(nameOf(place))
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
