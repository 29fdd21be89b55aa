import type { Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { IssuedKind } from '../domain/issued.ts'

export type DocumentTables = {
  document_series: {
    kind: IssuedKind
    year: number
    last_serial: number
  }
  issued_documents: {
    id: Generated<string>
    subject_kind: 'order' | 'link'
    subject_ref: string
    kind: IssuedKind
    source: string
    locale: Locale
    number: string | null
    is_original: boolean
    version: string
    title: string
    sha256: string
    bytes: Uint8Array
    created_at: Generated<Date>
    keep_until: PlainDate
  }
  document_deliveries: {
    document_id: string
    mail_key: string
    recipient: string
    queued_at: Generated<Date>
  }
}

export function own(db: Db): Kysely<DocumentTables> {
  return db.withTables<DocumentTables>()
}
