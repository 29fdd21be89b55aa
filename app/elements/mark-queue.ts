import type { WaitingMark } from '#app/page/road-marks.ts'
import { withStore } from './open-store.ts'
import { seal, unseal, type Sealed } from './sealed.ts'

/** A database of its own: it outlives the copies of pages, so that signing out loses no mark. */
const queue = { name: 'waiting-marks', stores: ['keys', 'marks'] }
const key = { database: queue, name: 'marks' }

/** As it lies on the telephone; words about an incident may be about anybody. */
type Stored = Sealed & { group: string; order: number }

/** A mark with its place in the order in which they were made. */
export type QueuedMark = { order: number; mark: WaitingMark }

/**
 * What was noted on this page and has not been dropped, by group: the store answers later than somebody taps, and what is
 * shown must not forget a tap.
 */
const noted = new Map<string, { group: string; queued: QueuedMark }>()

/** Puts a mark over what waits of the same thing. */
export async function addMark(group: string, mark: WaitingMark): Promise<void> {
  const order = performance.timeOrigin + performance.now()
  noted.set(mark.id, { group, queued: { order, mark } })
  const stored: Stored = { ...(await seal(key, JSON.stringify(mark))), group, order }
  await withStore(queue, 'marks', 'readwrite', (marks) => marks.put(stored, mark.id))
}

/** The marks about a group that still have to be sent, in the order in which they were made. */
export async function listMarks(group: string): Promise<QueuedMark[]> {
  const all = await withStore<Stored[]>(queue, 'marks', 'readonly', (marks) => marks.getAll())
  const opened = await Promise.all(
    all
      .filter((stored) => stored.group === group)
      .map(async (stored) => ({ order: stored.order, mark: JSON.parse(await unseal(key, stored)) as WaitingMark })),
  )
  const waiting = new Map(opened.map((queued) => [queued.mark.id, queued]))
  for (const [id, { group: of, queued }] of noted) if (of === group) waiting.set(id, queued)
  return [...waiting.values()].toSorted((one, other) => one.order - other.order)
}

/** Drops marks that were sent; one that was changed meanwhile stays. */
export async function dropMarks(sent: readonly QueuedMark[]): Promise<void> {
  for (const { order, mark } of sent) {
    if (noted.get(mark.id)?.queued.order === order) noted.delete(mark.id)
    const stored = await withStore<Stored | undefined>(queue, 'marks', 'readonly', (marks) => marks.get(mark.id))
    if (stored?.order === order) await withStore(queue, 'marks', 'readwrite', (marks) => marks.delete(mark.id))
  }
}
