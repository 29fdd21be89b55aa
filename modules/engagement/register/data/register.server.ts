import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { listIysStatuses } from '#platform/messages/iys.server.ts'
import { own } from '../../data/tables.server.ts'
import { linesToReport, registerKey, type ConsentEvent, type ConsentStatus } from '../domain/lines-to-report.ts'

const eventColumns = [
  'consent_events.id',
  'recipient',
  'type',
  'recipient_type as recipientType',
  'status',
  'source',
  'happened_at as at',
] as const

/** Events that no file has, the oldest first; with those of the file that waits to be handed in, too. */
export async function listUnreported(db: Db, { withOpenFile }: { withOpenFile: boolean }): Promise<ConsentEvent[]> {
  return own(db)
    .selectFrom('consent_events')
    .leftJoin('register_lines', 'register_lines.event_id', 'consent_events.id')
    .leftJoin('register_files', 'register_files.id', 'register_lines.file_id')
    .select(eventColumns)
    .where(withOpenFile ? 'register_files.handed_in_at' : 'register_lines.event_id', 'is', null)
    .orderBy('consent_events.id')
    .execute()
}

/** The lines that a file tells, the oldest first. */
export async function listFileLines(db: Db, fileId: string): Promise<ConsentEvent[]> {
  return own(db)
    .selectFrom('register_lines')
    .innerJoin('consent_events', 'consent_events.id', 'register_lines.event_id')
    .select(eventColumns)
    .where('file_id', '=', fileId)
    .where('is_told', 'is', true)
    .orderBy('consent_events.id')
    .execute()
}

/** Of events those that the register has to hear, by what was handed in to it and what it said itself. */
export async function foldEvents(db: Db, events: readonly ConsentEvent[]): Promise<ConsentEvent[]> {
  if (events.length === 0) return []
  const recipients = [...new Set(events.map(({ recipient }) => recipient))]
  const reported = await own(db)
    .selectFrom('register_lines')
    .innerJoin('register_files', 'register_files.id', 'register_lines.file_id')
    .innerJoin('consent_events', 'consent_events.id', 'register_lines.event_id')
    .distinctOn(['recipient', 'type', 'recipient_type'])
    .select(eventColumns)
    .where('recipient', '=', sql<string>`any(${recipients})`)
    .where('is_told', 'is', true)
    .where('handed_in_at', 'is not', null)
    .orderBy('recipient')
    .orderBy('type')
    .orderBy('recipient_type')
    .orderBy('consent_events.id', 'desc')
    .execute()
  const known = new Map<string, { status: ConsentStatus; at: Date }>()
  for (const word of [...reported, ...(await listIysStatuses(db, recipients))]) {
    const before = known.get(registerKey(word))
    if (!before || before.at <= word.at) known.set(registerKey(word), word)
  }
  return linesToReport(events, new Map([...known].map(([key, { status }]) => [key, status])))
}
