import { sql } from 'kysely'
import { currencies, money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

export type CashRegister = {
  code: string
  name: string
  /** What lies in it, for each currency that was ever booked. */
  balances: Money[]
  /** The last day it was closed for. */
  closedOn: PlainDate | null
}

/** The registers in use with what lies in them, in the order staff gave them; at most a hundred. */
export async function listRegisters(db: Db): Promise<CashRegister[]> {
  const registers = await own(db)
    .selectFrom('cash_registers')
    .select((register) => [
      'code',
      'name',
      register
        .selectFrom('day_closings')
        .select(({ fn }) => fn.max('closed_on').as('closed_on'))
        .whereRef('day_closings.cash_register', '=', 'cash_registers.code')
        .as('closed_on'),
    ])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('code')
    .limit(100)
    .execute()
  const lines = await own(db)
    .selectFrom('ledger_lines')
    .select(['account_ref', 'currency', sql<number>`sum(amount_minor)::bigint`.as('minor')])
    .where('account_kind', '=', 'cash')
    .groupBy(['account_ref', 'currency'])
    .execute()
  return registers.map(({ code, name, closed_on: closedOn }) => ({
    code,
    name,
    closedOn,
    balances: lines
      .filter((line) => line.account_ref === code)
      .toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency))
      .map((line) => money(line.minor, line.currency)),
  }))
}
