import { MOST_MARKS, type HeardRoad, type WaitingMark } from '#app/page/road-marks.ts'
import { call } from '../call.ts'
import { dropMarks, listMarks } from '../mark-queue.ts'

type Answer = HeardRoad & { taken: string[]; unknown: string[] }

/**
 * Sends what waits about a group and hears what holds; tells which marks were about nobody of the group any more, and whether
 * there is more to send. @throws CallFailed where it was refused, and TypeError without a connection.
 */
export async function sendMarks(group: string): Promise<{ heard: HeardRoad; gone: WaitingMark[]; isMore: boolean }> {
  const waiting = (await listMarks(group)).slice(0, MOST_MARKS)
  const body = { sentAt: new Date().toISOString(), ...byKind(waiting.map(({ mark }) => mark)) }
  const path = `/api/v1/leader/groups/${encodeURIComponent(group)}/marks`
  const { taken, unknown, ...heard } = await call<Answer>(path, { method: 'POST', body })
  const done = new Set([...taken, ...unknown])
  await dropMarks(waiting.filter(({ mark }) => done.has(mark.id)))
  const left = await listMarks(group)
  return {
    heard,
    gone: waiting.map(({ mark }) => mark).filter(({ id }) => unknown.includes(id)),
    isMore: left.some(({ mark, order }) => !waiting.some((sent) => sent.mark.id === mark.id && sent.order === order)),
  }
}

/** Marks as the call takes them. */
function byKind(marks: readonly WaitingMark[]) {
  const body = { counts: [], ticks: [], luggage: [], incidents: [], rites: [] } as Record<
    WaitingMark['kind'],
    unknown[]
  >
  for (const { kind, ...mark } of marks) {
    if ('incident' in mark) {
      const { incident, ...said } = mark
      body[kind].push({ ...said, kind: incident })
    } else body[kind].push(mark)
  }
  return body
}
