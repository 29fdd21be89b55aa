import type { PlainDate } from '#kernel/plain-date.ts'
import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { loadClosedDays } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import { foldEvents, listUnreported } from './data/register.server.ts'
import type { ConsentEvent } from './domain/lines-to-report.ts'
import { isNearlyDue, reportBy } from './domain/report-by.ts'

/** A file for the register: who made it, and who handed it in. */
export type RegisterFile = {
  id: string
  lines: number
  madeAt: Date
  madeBy: string
  handedInAt: Date | null
  handedInBy: string
}

export type Register = {
  /** What no file tells yet. */
  waiting: { approvals: number; refusals: number }
  /** The last day on which all that is not handed in yet is reported in time; none where there is nothing. */
  dueOn: PlainDate | null
  /** The one that waits to be handed in. */
  open: RegisterFile | null
  handedIn: RegisterFile[]
}

const LATEST = 12

/** What the register of commercial messages has to hear, by when, and the files that told it. */
export async function readRegister(db: Db, admin: Admin<'content'>): Promise<Register> {
  const files = await listFiles(db, admin)
  const open = files.find(({ handedInAt }) => handedInAt === null) ?? null
  const due = await findDue(db)
  // Where no file waits, what is not handed in is what no file tells.
  const waiting = open ? await foldEvents(db, await listUnreported(db, { withOpenFile: false })) : (due?.lines ?? [])
  return {
    waiting: {
      approvals: waiting.filter(({ status }) => status === 'ONAY').length,
      refusals: waiting.filter(({ status }) => status === 'RET').length,
    },
    dueOn: due?.dueOn ?? null,
    open,
    handedIn: files.filter(({ handedInAt }) => handedInAt !== null),
  }
}

/** What waits to be reported on the last working day before it is late, or later; `undefined` while there is time. */
export async function findRegisterWork(
  db: Db,
  _admin: Admin<'content'>,
  today: PlainDate,
): Promise<{ lines: number; dueOn: PlainDate } | undefined> {
  const due = await findDue(db)
  return due && isNearlyDue(due.dueOn, today, due.closed) ? { lines: due.lines.length, dueOn: due.dueOn } : undefined
}

/** What is not handed in, whether a file tells it or not. Nothing further is asked where there is nothing. */
async function findDue(db: Db) {
  const lines = await foldEvents(db, await listUnreported(db, { withOpenFile: true }))
  const [first] = lines.toSorted((a: ConsentEvent, b: ConsentEvent) => a.at.getTime() - b.at.getTime())
  if (!first) return undefined
  const closed = await loadClosedDays(db)
  return { lines, dueOn: reportBy(first.at, closed), closed }
}

async function listFiles(db: Db, admin: Admin<'content'>): Promise<RegisterFile[]> {
  const rows = await own(db)
    .selectFrom('register_files')
    .select(['id', 'made_at', 'made_by', 'handed_in_at', 'handed_in_by'])
    .select((file) =>
      file
        .selectFrom('register_lines')
        .select(({ fn }) => fn.countAll<string>().as('lines'))
        .whereRef('file_id', '=', 'register_files.id')
        .where('is_told', 'is', true)
        .as('lines'),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(LATEST)
    .execute()
  const ids = rows.flatMap(({ made_by, handed_in_by }) => [made_by ?? [], handed_in_by ?? []].flat())
  const names = await listUserNames(db, admin, ids)
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
  return rows.map((row) => ({
    id: row.id,
    lines: Number(row.lines ?? 0),
    madeAt: row.made_at,
    madeBy: nameOf(row.made_by),
    handedInAt: row.handed_in_at,
    handedInBy: nameOf(row.handed_in_by),
  }))
}
