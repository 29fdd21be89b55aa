import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import {
  flagsBy,
  plainTravellerFields,
  travellerFields,
  travellerFlags,
  type KnownFields,
  type PlainField,
} from '../domain/traveller-fields.ts'
import { identityColumns, openNumbers, sealNumbers } from './identity-numbers.server.ts'
import type { BookingTables } from './tables.server.ts'

type Passengers = BookingTables['passengers']

type ColumnOf<Name extends PlainField> = (typeof travellerFields)[Name]['column']

type PlainColumns = { [Name in PlainField as ColumnOf<Name>]: KnownFields[Name] }

type FlagColumn = ColumnOf<(typeof travellerFlags)[number]>

/** The columns that say who somebody is without the numbers of papers, with the table's name: orders have names of their own. */
export const plainTravellerColumns = [
  'passengers.id' as const,
  ...plainTravellerFields.map((name) => `passengers.${travellerFields[name].column}` as const),
]

/** Those columns and the numbers of papers. */
export const travellerColumns = [
  ...plainTravellerColumns,
  ...identityColumns.map((column) => `passengers.${column}` as const),
]

/** What to write for a traveller, with the numbers of papers sealed. The row must have that id. */
export function columnsOfTraveller(db: Db, passengerId: string, traveller: KnownFields) {
  const plain = plainTravellerFields.map((name) => [travellerFields[name].column, traveller[name]])
  return {
    ...(Object.fromEntries(plain) as PlainColumns),
    ...sealNumbers(db, passengerId, traveller),
  } satisfies Partial<Insertable<Passengers>>
}

type TravellerRow = Pick<Selectable<Passengers>, 'id' | keyof PlainColumns | (typeof identityColumns)[number]>

/** A traveller as they are known, with the numbers of papers opened. @throws SealedFieldUnreadable */
export function travellerOfRow(db: Db, row: TravellerRow): KnownFields {
  return { ...plainOfRow(row), ...openNumbers(db, row) }
}

/** A traveller as they are known but for the numbers of papers. */
export function plainOfRow(row: PlainColumns): Pick<KnownFields, PlainField> {
  const plain = plainTravellerFields.map((name) => [name, row[travellerFields[name].column]])
  return Object.fromEntries(plain) as Pick<KnownFields, PlainField>
}

/** What stands in the columns of yes and no of somebody who asked for nothing, or is forgotten. */
export const noFlagColumns = Object.fromEntries(
  travellerFlags.map((name) => [travellerFields[name].column, false]),
) as Record<FlagColumn, false>
