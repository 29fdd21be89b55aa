import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { readVisaBatches, readVisaRows } from './data/visa-rows.server.ts'
import { readVisaTemplates, type VisaTemplate } from './data/visa-templates.server.ts'
import { changesSince, type VisaBatch, type VisaRow } from './domain/visa-batch.ts'
import { visaLines, type VisaField } from './domain/visa-file.ts'
import type { Workspace } from './domain/workspace.ts'

/** What was handed in of the people of a day, and how files are made. */
export type VisaBatches = {
  templates: VisaTemplate[]
  batches: (Omit<VisaBatch, 'rows'> & { rows: ShownVisaRow[] })[]
}

export type ShownVisaRow = Pick<VisaRow, 'passengerId' | 'position' | 'state' | 'applicationNo' | 'reason'> & {
  /** As it was sent. */
  name: string
  /** By which of its facts an application that waits is wrong by now. */
  changed: VisaField[]
  /** Waits, although the traveller does not leave on that day any more. */
  isGone: boolean
}

/** Batches of a day and of its people, the newest first. Opens what was sent: the caller notes that it was read. */
export async function findVisaBatches(db: Db, _admin: Admin<'orders'>, workspace: Workspace): Promise<VisaBatches> {
  const people = new Map(workspace.travellers.map((each) => [each.id, each]))
  const batches = await readVisaBatches(db, { date: workspace.date, passengerIds: [...people.keys()] })
  return {
    templates: await readVisaTemplates(db),
    batches: batches.map(({ rows, ...batch }) => ({
      ...batch,
      rows: rows.map(({ passengerId, position, state, applicationNo, reason, facts }) => {
        const traveller = people.get(passengerId)
        const waits = state === 'sent'
        return {
          passengerId,
          position,
          state,
          applicationNo,
          reason,
          name: `${facts.firstName} ${facts.lastName}`.trim(),
          changed: waits && traveller ? changesSince(traveller, workspace, facts) : [],
          isGone: waits && !traveller,
        }
      }),
    })),
  }
}

/** The file of a batch that was made for a day, its head first, as it was sent. The caller notes that it was read. */
export async function findVisaFile(
  db: Db,
  _admin: Admin<'orders'>,
  { date, number }: { date: PlainDate; number: number },
): Promise<{ lines: string[][] } | undefined> {
  const batch = await own(db)
    .selectFrom('visa_batches')
    .select(['id', 'columns', 'date_format as dateFormat'])
    .where('departs_on', '=', date)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!batch) return undefined
  const rows = (await readVisaRows(db, [batch.id])).get(batch.id) ?? []
  return { lines: visaLines(batch.columns, batch.dateFormat, rows) }
}
