import type { Kysely } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { CallState } from '../domain/call-event.ts'

export type TelephonyTables = {
  incoming_calls: {
    exchange_call: string
    extension: string
    phone: string
    state: CallState
    rang_at: Date
    changed_at: Date
  }
}

export function own(db: Db): Kysely<TelephonyTables> {
  return db.withTables<TelephonyTables>()
}
