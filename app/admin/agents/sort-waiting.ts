import { partsOfSort } from '#kernel/sort.ts'
import type { WaitingSort } from './agents-query.ts'
import type { WaitingRow } from './waiting-table.tsx'

/** Reservations that wait in an order; those that are alike by their numbers. */
export function sortWaiting(rows: readonly WaitingRow[], sort: WaitingSort): WaitingRow[] {
  const { by, isDescending } = partsOfSort<keyof typeof compare>(sort)
  const turn = isDescending ? -1 : 1
  return rows.toSorted((a, b) => turn * compare[by](a, b) || words(a.reservationNo, b.reservationNo))
}

const words = (a: string, b: string) => a.localeCompare(b, 'tr')

const compare = {
  departs: (a: WaitingRow, b: WaitingRow) => words(a.departsOn, b.departsOn),
  reservation: (a: WaitingRow, b: WaitingRow) => words(a.reservationNo, b.reservationNo),
  agency: (a: WaitingRow, b: WaitingRow) => words(a.agencyName, b.agencyName),
  total: (a: WaitingRow, b: WaitingRow) => a.owed.minor - b.owed.minor,
  paid: (a: WaitingRow, b: WaitingRow) => a.paid.minor - b.paid.minor,
}
