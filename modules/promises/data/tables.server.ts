import type { ColumnType, Generated, Kysely } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Promised } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AnswerProof, Outcome } from '../domain/answer.ts'
import type { ChangeReason } from '../domain/change-reason.ts'
import type { Weight } from '../domain/weight.ts'

export type PromiseTables = {
  touched_departures: {
    id: Generated<number>
    departure_id: string
    at: Generated<Date>
    reason: Generated<ChangeReason>
  }
  promised_facts: {
    id: Generated<string>
    departure_id: string
    since: Date
    facts: ColumnType<Promised, string, string>
    reason: ChangeReason | null
    told_at: Date | null
  }
  promise_notices: {
    id: Generated<string>
    order_id: string
    departure_id: string
    facts_before: string
    facts_after: string
    weight: Weight
    is_urgent: boolean
    is_mailed: boolean
    told_at: Date
    opened_at: Date | null
    chatted_at: Date | null
    confirmed_at: Date | null
    reached_at: Date | null
    replaced_at: Date | null
    answer: Outcome | null
    answered_at: Date | null
    answer_proof: ColumnType<AnswerProof, string, string> | null
    answer_by: PlainDate | null
    silence_accepts: Generated<boolean>
  }
}

/** The handle of this module; only here are its tables known. */
export function own(db: Db): Kysely<PromiseTables> {
  return db.withTables<PromiseTables>()
}
