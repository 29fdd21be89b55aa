import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import type { Draft } from '../prepare-statement.server.ts'
import { columnRoles } from '../readers/csv-columns.ts'
import { own, type BankStatementTables } from './tables.server.ts'

export type StatementRow = Selectable<BankStatementTables['bank_statements']>

export async function findStatementRow(db: Db, id: string): Promise<StatementRow | undefined> {
  if (!isId(id)) return undefined
  return own(db).selectFrom('bank_statements').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The draft with its row locked; `undefined` when it was booked, dropped or never there. */
export async function lockDraft(tx: Db, id: string): Promise<(Draft & { id: string }) | undefined> {
  if (!isId(id)) return undefined
  const row = await own(tx)
    .selectFrom('bank_statements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const draft = row && draftOf(row)
  return draft && { ...draft, id }
}

export function draftOf(row: StatementRow): Draft | undefined {
  if (row.content === null || row.format === 'typed') return undefined
  const columns = ColumnsColumn.parse(row.columns) ?? undefined
  return { content: row.content, format: row.format, accountIban: row.account_iban, columns }
}

/** Ids come from addresses; the database refuses what is none. */
export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success
}

const ColumnsColumn = z.object({ from: z.int(), roles: z.array(z.enum(columnRoles).nullable()) }).nullable()
