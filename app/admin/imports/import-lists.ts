import type { StaffRight } from '#modules/accounts/index.ts'
import { dayColumnNames, dayColumns, travellerColumnNames, travellerColumns } from '#modules/booking/index.ts'
import { departureColumnNames, departureColumns } from '#modules/catalog/index.ts'

export type ImportListName = 'departures' | 'travellers' | 'date'

/** What a spreadsheet may be imported into: who may, its columns, what people call them, and which must be there. */
export type ImportList = {
  rights: readonly [StaffRight, ...StaffRight[]]
  columns: readonly string[]
  names: Record<string, readonly string[]>
  needed: readonly string[]
}

export const importLists: Record<ImportListName, ImportList> = {
  departures: {
    rights: ['catalogue'],
    columns: departureColumns,
    names: departureColumnNames,
    needed: ['code', 'departsOn', 'returnsOn', 'capacity'],
  },
  travellers: {
    rights: ['orders', 'papers'],
    columns: travellerColumns,
    names: travellerColumnNames,
    needed: ['firstName', 'lastName'],
  },
  date: {
    rights: ['orders', 'papers'],
    columns: dayColumns,
    names: dayColumnNames,
    needed: ['orderNo', 'firstName', 'lastName'],
  },
}

export const MOST_IMPORTED_ROWS = 1000
