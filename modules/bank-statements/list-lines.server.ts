import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { toLine, type BankLine } from './data/lines.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import type { LineSort } from './domain/line-sort.ts'
import { statesOf, type LineGroup } from './domain/line-state.ts'

export type LineListRequest = {
  group?: LineGroup | undefined
  statementId?: string | undefined
  /** Days on which the bank booked it. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  /** Part of the text, of the payer's name or of an IBAN. */
  q?: string | undefined
  sort?: LineSort | undefined
  page: number
  pageSize: number
}

/** One page of the lines that staff look for, newest first unless asked otherwise, and how many there are in all. */
export async function listLines(
  db: Db,
  _admin: Admin<'payments'>,
  request: LineListRequest,
): Promise<{ lines: BankLine[]; total: number }> {
  const { group, statementId, from, to, q, sort = '-day', page, pageSize } = request
  if (statementId !== undefined && !isId(statementId)) return { lines: [], total: 0 }
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const matching = own(db)
    .selectFrom('bank_lines')
    .$if(group !== undefined, (query) => query.where('state', 'in', group ? [...statesOf[group]] : []))
    .$if(statementId !== undefined, (query) => query.where('statement_id', '=', statementId ?? ''))
    .$if(from !== undefined, (query) => query.where('booked_on', '>=', from as PlainDate))
    .$if(to !== undefined, (query) => query.where('booked_on', '<=', to as PlainDate))
    .$if(q !== undefined && q !== '', (query) =>
      query.where((line) =>
        line.or([
          line('text', 'ilike', pattern),
          line('payer_name', 'ilike', pattern),
          line('payer_iban', 'ilike', pattern),
        ]),
      ),
    )
  const { total } = await matching.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy(inOrder(sort, columnsOf, sql`id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { lines: rows.map(toLine), total }
}

const columnsOf: OrderColumns<'day' | 'amount' | 'payer' | 'match' | 'state'> = {
  day: [sql`booked_on`],
  amount: [sql`amount_minor`],
  payer: [sql`coalesce(payer_name, text) collate app_tr`],
  match: [sql`certainty`],
  state: [sql`state`],
}
