import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { openField, sealField } from '#platform/field-cipher/field-cipher.server.ts'
import type { Papers } from '../domain/passenger.ts'
import { own } from './tables.server.ts'

const tcknColumn: EncryptedColumn = { table: 'requested_papers', column: 'tckn_sealed', rowColumn: 'id' }
const passportColumn: EncryptedColumn = { table: 'requested_papers', column: 'passport_no_sealed', rowColumn: 'id' }

/** For the command that changes keys. */
export const sealedRequestColumns: readonly EncryptedColumn[] = [tcknColumn, passportColumn]

/** Writes the papers of a request's passengers, in their order. Together with the reader below all there is to guard. */
export async function insertPapers(tx: Db, requestId: string, papers: readonly Papers[]): Promise<void> {
  if (papers.length === 0) return
  await own(tx)
    .insertInto('requested_papers')
    .values(
      papers.map(({ passportExpiresOn, ...numbers }, position) => {
        const id = randomUUID()
        return {
          id,
          request_id: requestId,
          position,
          ...sealNumbers(tx, id, numbers),
          passport_expires_on: passportExpiresOn,
        }
      }),
    )
    .execute()
}

/** The papers of a request by the position of their passenger; those that were deleted are missing. */
export async function listPapers(db: Db, requestId: string): Promise<Map<number, Papers>> {
  const rows = await own(db)
    .selectFrom('requested_papers')
    .select(['id', 'position', 'tckn', 'tckn_sealed', 'passport_no', 'passport_no_sealed', 'passport_expires_on'])
    .where('request_id', '=', requestId)
    .orderBy('position')
    .limit(100)
    .execute()
  return new Map(
    rows.map((row) => [row.position, { ...openNumbers(db, row), passportExpiresOn: row.passport_expires_on }]),
  )
}

/** Seals the numbers that programs of before wrote plainly; rows that somebody else holds wait for the next time. */
export async function sealPlainPapers(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await own(tx)
      .selectFrom('requested_papers')
      .select(['id', 'tckn', 'tckn_sealed', 'passport_no', 'passport_no_sealed'])
      .where((paper) => paper.or([paper('tckn', 'is not', null), paper('passport_no', 'is not', null)]))
      .orderBy('id')
      .limit(1000)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of rows) {
      const numbers = sealNumbers(tx, row.id, openNumbers(tx, row))
      await own(tx).updateTable('requested_papers').set(numbers).where('id', '=', row.id).execute()
    }
  })
}

type Numbers = Pick<Papers, 'tckn' | 'passportNo'>
type PlainOrSealed = Record<'id', string> &
  Record<'tckn' | 'tckn_sealed' | 'passport_no' | 'passport_no_sealed', string | null>

function sealNumbers(db: Db, id: string, { tckn, passportNo }: Numbers) {
  return {
    tckn: null,
    tckn_sealed: tckn === null ? null : sealField(db, tcknColumn, id, tckn),
    passport_no: null,
    passport_no_sealed: passportNo === null ? null : sealField(db, passportColumn, id, passportNo),
  }
}

function openNumbers(db: Db, row: PlainOrSealed): Numbers {
  return {
    tckn: row.tckn_sealed === null ? row.tckn : openField(db, tcknColumn, row.id, row.tckn_sealed),
    passportNo:
      row.passport_no_sealed === null ? row.passport_no : openField(db, passportColumn, row.id, row.passport_no_sealed),
  }
}
