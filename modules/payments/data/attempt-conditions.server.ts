import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import type { AttemptFilter } from '../domain/attempt-filter.ts'
import type { PaymentTables } from './tables.server.ts'

/** The conditions of a filter, as a `where` of a query on attempts joined with their payments. */
export function attemptsThat(filter: AttemptFilter & { words?: readonly string[] | undefined }) {
  return (attempts: ExpressionBuilder<PaymentTables, 'payment_attempts' | 'payments'>): Expression<SqlBool> => {
    const { needsPerson, state, provider, from, to, words } = filter
    return attempts.and([
      ...(needsPerson ? [attempts('payment_attempts.attention_cleared_at', 'is', null), isFlagged] : []),
      ...(state ? [attempts('payment_attempts.state', '=', state)] : []),
      ...(provider ? [attempts('payment_attempts.provider', '=', provider)] : []),
      ...(from ? [attempts('payment_attempts.created_at', '>=', startInIstanbul(from))] : []),
      ...(to ? [attempts('payment_attempts.created_at', '<', startInIstanbul(addDays(to, 1)))] : []),
      ...(words && words.length > 0 ? [indexedHasAllWords('payment_attempts.search_text', words)] : []),
    ])
  }
}

const isFlagged = sql<SqlBool>`payment_attempts.flags <> '[]'`
