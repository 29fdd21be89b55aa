import type { StaffArea } from '#modules/accounts/index.ts'
import { dayColumnNames, dayColumns, travellerColumnNames, travellerColumns } from '#modules/booking/index.ts'
import { departureColumnNames, departureColumns } from '#modules/catalog/index.ts'

export type ImportListName = 'departures' | 'travellers' | 'date'

/** What a spreadsheet may be imported into: who may, its columns, what people call them, and which must be there. */
export type ImportList = {
  area: StaffArea
  columns: readonly string[]
  names: Record<string, readonly string[]>
  needed: readonly string[]
}

export const importLists: Record<ImportListName, ImportList> = {
  departures: {
    area: 'catalogue',
    columns: departureColumns,
    names: departureColumnNames,
    needed: ['code', 'departsOn', 'returnsOn', 'capacity'],
  },
  travellers: {
    area: 'orders',
    columns: travellerColumns,
    names: travellerColumnNames,
    needed: ['firstName', 'lastName'],
  },
  date: {
    area: 'orders',
    columns: dayColumns,
    names: dayColumnNames,
    needed: ['orderNo', 'firstName', 'lastName'],
  },
}

export const MOST_IMPORTED_ROWS = 1000
