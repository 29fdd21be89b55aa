import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { currencies, money, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { own, type LedgerTables } from './data/tables.server.ts'
import type { LedgerSubject } from './domain/account.ts'
import { isUuid } from './domain/is-uuid.ts'
import type { TransactionSort } from './domain/transaction-sort.ts'
import type { CustomerType, PaymentType, TransactionType } from './domain/transaction.ts'

export type TransactionFilter = {
  /** Words of the note. */
  q?: string | undefined
  cashRegister?: string | undefined
  currency?: Currency | undefined
  type?: TransactionType | undefined
  paymentType?: PaymentType | undefined
  customerType?: CustomerType | undefined
  from?: PlainDate | undefined
  to?: PlainDate | undefined
}

export type Transaction = {
  id: string
  type: TransactionType
  cashRegister: string
  toCashRegister: string | null
  amount: Money
  paymentType: PaymentType
  customerType: CustomerType
  date: PlainDate
  note: string
  subject: LedgerSubject | null
  byUserId: string | null
  at: Date
  /** The entry that this one takes back. */
  reverses: string | null
  /** The entry that took this one back. */
  reversedBy: string | null
}

/** What came in and went out in one currency; what was taken back counts against both. */
export type TransactionSum = { in: Money; out: Money; rest: Money }

/**
 * One page of the entries that staff look for, the newest day first unless asked otherwise, how many there are in all, and the sums of all of
 * them for each currency. A transfer between two registers is neither in nor out, unless one of them is asked for.
 */
export async function listTransactions(
  db: Db,
  {
    page,
    pageSize,
    sort = '-date',
    ...filter
  }: TransactionFilter & { sort?: TransactionSort | undefined; page: number; pageSize: number },
): Promise<{ transactions: Transaction[]; total: number; sums: TransactionSum[] }> {
  const matching = transactionsThat(filter)
  const { total } = await own(db)
    .selectFrom('transactions')
    .select((each) => each.fn.countAll<number>().as('total'))
    .where(matching)
    .executeTakeFirstOrThrow()
  const rows = await whole(db)
    .where(matching)
    .orderBy(inOrder(sort, columnsOf, sql`transactions.id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, sums: await sumUp(db, filter), transactions: rows.map(toTransaction) }
}

const columnsOf: OrderColumns<'date' | 'type' | 'register' | 'payment' | 'customer' | 'amount'> = {
  date: [sql`transactions.booked_on`, sql`transactions.created_at`],
  type: [sql`transactions.type`],
  register: [sql`transactions.cash_register`],
  payment: [sql`transactions.payment_type`],
  customer: [sql`transactions.customer_type`],
  // As the list shows it: what went out stands below zero.
  amount: [
    sql`(case when (transactions.type <> 'income') = (transactions.reverses_id is null)
      then -transactions.amount_minor else transactions.amount_minor end)`,
  ],
}

/** One entry by its id. */
export async function findTransaction(db: Db, id: string): Promise<Transaction | undefined> {
  if (!isUuid(id)) return undefined
  const row = await whole(db).where('transactions.id', '=', id).executeTakeFirst()
  return row && toTransaction(row)
}

function whole(db: Db) {
  return own(db)
    .selectFrom('transactions')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'transactions.entry_id')
    .leftJoin('transactions as reversal', 'reversal.reverses_id', 'transactions.id')
    .select([
      'transactions.id',
      'transactions.type',
      'transactions.cash_register',
      'transactions.to_cash_register',
      'transactions.amount_minor',
      'transactions.currency',
      'transactions.payment_type',
      'transactions.customer_type',
      'transactions.booked_on',
      'transactions.note',
      'transactions.created_at',
      'transactions.reverses_id',
      'reversal.id as reversed_by',
      'ledger_entries.subject_kind',
      'ledger_entries.subject_ref',
      'ledger_entries.by_user_id',
    ])
}

type TransactionRow = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number]

function toTransaction(row: TransactionRow): Transaction {
  return {
    id: row.id,
    type: row.type,
    cashRegister: row.cash_register,
    toCashRegister: row.to_cash_register,
    amount: money(row.amount_minor, row.currency),
    paymentType: row.payment_type,
    customerType: row.customer_type,
    date: row.booked_on,
    note: row.note,
    subject:
      row.subject_kind !== null && row.subject_ref !== null ? { kind: row.subject_kind, ref: row.subject_ref } : null,
    byUserId: row.by_user_id,
    at: row.created_at,
    reverses: row.reverses_id,
    reversedBy: row.reversed_by,
  }
}

async function sumUp(db: Db, filter: TransactionFilter): Promise<TransactionSum[]> {
  const turn = sql`case when reverses_id is null then 1 else -1 end`
  const register = filter.cashRegister ?? null
  const isIn = sql`(type = 'income' or (type = 'transfer' and to_cash_register = ${register}))`
  const isOut = sql`(type in ('expense', 'refund') or (type = 'transfer' and cash_register = ${register}))`
  const rows = await own(db)
    .selectFrom('transactions')
    .select([
      'currency',
      sql<number>`coalesce(sum(amount_minor * ${turn}) filter (where ${isIn}), 0)::bigint`.as('came'),
      sql<number>`coalesce(sum(amount_minor * ${turn}) filter (where ${isOut}), 0)::bigint`.as('went'),
    ])
    .where(transactionsThat(filter))
    .groupBy('currency')
    .execute()
  return rows
    .toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency))
    .map(({ currency, came, went }) => ({
      in: money(came, currency),
      out: money(went, currency),
      rest: money(came - went, currency),
    }))
}

function transactionsThat(filter: TransactionFilter) {
  return ({
    and,
    or,
    eb,
  }: ExpressionBuilder<Pick<LedgerTables, 'transactions'>, 'transactions'>): Expression<SqlBool> => {
    const { q, cashRegister, currency, type, paymentType, customerType, from, to } = filter
    const conditions: Expression<SqlBool>[] = []
    if (q) conditions.push(eb('transactions.note', 'ilike', `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`))
    if (cashRegister)
      conditions.push(
        or([
          eb('transactions.cash_register', '=', cashRegister),
          eb('transactions.to_cash_register', '=', cashRegister),
        ]),
      )
    if (currency) conditions.push(eb('transactions.currency', '=', currency))
    if (type) conditions.push(eb('transactions.type', '=', type))
    if (paymentType) conditions.push(eb('transactions.payment_type', '=', paymentType))
    if (customerType) conditions.push(eb('transactions.customer_type', '=', customerType))
    if (from) conditions.push(eb('transactions.booked_on', '>=', from))
    if (to) conditions.push(eb('transactions.booked_on', '<=', to))
    return and(conditions)
  }
}
