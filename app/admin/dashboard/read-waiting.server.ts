import type { Locale } from '#kernel/locale.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { listUnusualHolds } from '#modules/booking/index.server.ts'
import { countUntranslated } from '#modules/catalog/index.server.ts'
import { countWaitingReviews, listWritings } from '#modules/content/index.server.ts'
import { writingKinds } from '#modules/content/index.ts'
import { countWaitingRequests } from '#modules/engagement/index.server.ts'
import { listNotes } from '#modules/notes/index.server.ts'
import { countAttention } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Alarm, TodayTask, Waiting } from './today-list.tsx'

const MOST_TASKS = 8
const HOUR_MS = 3_600_000

/** Tasks that are due until today, late ones first. */
export async function readTasks(db: Db, admin: Admin, today: PlainDate): Promise<TodayTask[]> {
  const clerk = proveArea(admin, 'orders')
  if (!clerk) return []
  const asked = { task: 'open', sort: 'due', dueUntil: today, page: 1, pageSize: MOST_TASKS } as const
  const { notes } = await listNotes(db, clerk, asked)
  return notes.map(({ id, title, dueOn }) => ({
    id,
    title,
    dueOn,
    isLate: dueOn !== null && dueOn <= addDays(today, -1),
  }))
}

/** Departures of which customers hold unusually much without having paid, for whoever may see orders. */
export async function readAlarms(db: Db, admin: Admin, locale: Locale): Promise<Alarm[]> {
  const clerk = proveArea(admin, 'orders')
  if (!clerk) return []
  return (await listUnusualHolds(db, clerk)).map(({ name, ...hold }) => ({
    ...hold,
    name: name[locale],
  }))
}

/** What waits in the areas that somebody may open, and since when. */
export async function readWaiting(db: Db, admin: Admin, now: Date): Promise<Waiting[]> {
  const clerk = proveArea(admin, 'orders')
  const treasurer = proveArea(admin, 'payments')
  const writer = proveArea(admin, 'content')
  const requests = clerk ? await countWaitingRequests(db, clerk) : []
  return [
    ...requests.map(({ kind, waiting, oldest }) => ({
      kind,
      count: waiting,
      hours: oldest && Math.floor((now.getTime() - oldest.getTime()) / HOUR_MS),
    })),
    ...(treasurer ? [{ kind: 'payment' as const, count: await countAttention(db, treasurer), hours: null }] : []),
    ...(writer
      ? [
          { kind: 'review' as const, count: await countWaitingReviews(db, writer), hours: null },
          { kind: 'translation' as const, count: await countToTranslate(db, writer), hours: null },
        ]
      : []),
  ]
}

/** Tours, hotels, pages, posts and questions that are not there in all three languages. */
async function countToTranslate(db: Db, writer: Admin<'content'>): Promise<number> {
  let total = await countUntranslated(db)
  for (const kind of writingKinds)
    total += (await listWritings(db, writer, { kind, state: 'incomplete', page: 1, pageSize: 1 })).total
  return total
}
