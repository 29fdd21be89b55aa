import type { Selectable } from 'kysely'
import { parsePassportNumber, parseTckn } from '#kernel/identity.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { blindIndex, blindIndexes, openField, sealField } from '#platform/field-cipher/field-cipher.server.ts'
import type { BookingTables } from './tables.server.ts'

type PassengerRow = Selectable<BookingTables['passengers']>

export type IdentityNumbers = { tckn: string | null; passportNo: string | null }

export const identityColumns = ['tckn', 'tckn_sealed', 'passport_no', 'passport_no_sealed'] as const

const tckn = {
  table: 'passengers',
  column: 'tckn_sealed',
  rowColumn: 'id',
  index: { column: 'tckn_index', purpose: 'tckn' },
} as const satisfies EncryptedColumn

const passportNo = {
  table: 'passengers',
  column: 'passport_no_sealed',
  rowColumn: 'id',
  index: { column: 'passport_no_index', purpose: 'passport' },
} as const satisfies EncryptedColumn

/** For the command that changes keys. */
export const sealedBookingColumns: readonly EncryptedColumn[] = [tckn, passportNo]

/** What to write for a passenger's numbers. The row must have that id. */
export function sealNumbers(db: Db, passengerId: string, numbers: IdentityNumbers) {
  const seal = (column: EncryptedColumn, plain: string | null) =>
    plain === null ? null : sealField(db, column, passengerId, plain)
  const index = (purpose: string, plain: string | null) => (plain === null ? null : blindIndex(db, purpose, plain))
  return {
    tckn: null,
    tckn_sealed: seal(tckn, numbers.tckn),
    tckn_index: index(tckn.index.purpose, numbers.tckn),
    passport_no: null,
    passport_no_sealed: seal(passportNo, numbers.passportNo),
    passport_no_index: index(passportNo.index.purpose, numbers.passportNo),
  }
}

/** The numbers of a passenger, also of one whom a program of before wrote down. @throws SealedFieldUnreadable */
export function openNumbers(db: Db, row: Pick<PassengerRow, 'id' | (typeof identityColumns)[number]>): IdentityNumbers {
  return {
    tckn: row.tckn_sealed === null ? row.tckn : openField(db, tckn, row.id, row.tckn_sealed),
    passportNo:
      row.passport_no_sealed === null ? row.passport_no : openField(db, passportNo, row.id, row.passport_no_sealed),
  }
}

/**
 * What stands beside the sealed numbers of everybody who travels on what was typed: an identity number, or a passport
 * number of any country. Empty when it can be neither.
 */
export function indexesOfNumber(db: Db, typed: string): string[] {
  const asTckn = parseTckn(typed)
  const asPassport = parsePassportNumber(typed, '')
  return [
    ...(asTckn === undefined ? [] : blindIndexes(db, tckn.index.purpose, asTckn)),
    ...(asPassport === undefined ? [] : blindIndexes(db, passportNo.index.purpose, asPassport)),
  ]
}
