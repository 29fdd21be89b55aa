import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Leader } from '#modules/accounts/index.server.ts'
import { findPassportTail } from '#modules/booking/index.server.ts'
import { findLedSeats } from '#modules/operations/index.server.ts'
import {
  countPlaces,
  incidentKinds,
  luggagePoints,
  LONGEST_WORDS,
  MOST_PIECES,
  noMarks,
  riteFloors,
  rites,
  type RoadMarks,
} from '#modules/road/index.ts'
import { recordMarks } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

type Acting = { db: Db; leader: Leader; group: string }

/** What a form led to: something to keep in the address of the page, or the end of a passport number to show. */
export type GroupAct = { query: Record<string, string> } | { passengerId: string; tail: string }

export type GroupFailure = { code: 'not_found' | 'invalid' }

const Words = z.string().trim().max(LONGEST_WORDS)

const IncidentForm = z.object({
  id: z.uuid(),
  kind: z.enum(incidentKinds),
  passenger: z.union([z.uuid(), z.literal('')]),
  happenedAt: z.iso.datetime(),
  place: Words,
  note: Words,
  nextStep: Words,
})

const RiteForm = z.object({ rite: z.enum(rites), floor: z.enum(riteFloors), id: z.union([z.uuid(), z.literal('')]) })

/** Does what a form of a leader's page asks for where there is no script; with one the telephone sends marks by itself. */
export async function actOnGroup(acting: Acting, form: FormData, now: Date): Promise<Result<GroupAct, GroupFailure>> {
  const [act = '', what = '', whom = ''] = String(form.get('intent') ?? '').split(':')
  const record = async (marks: Partial<RoadMarks>, query: Record<string, string> = {}) => {
    const request = { group: acting.group, marks: { ...noMarks, ...marks }, clockErrorMs: 0 }
    const recorded = await recordMarks(acting.db, acting.leader, request, now)
    return recorded.ok ? ok({ query }) : recorded
  }
  const place = countPlaces.find((each) => each === what)
  const kind = incidentKinds.find((each) => each === what)
  if (act === 'begin' && place) {
    const id = randomUUID()
    return record({ counts: [{ id, place, begunAt: now }] }, { count: id })
  }
  if (act === 'join') return ok({ query: { count: what } })
  if (act === 'save')
    return record(marksOfList(form, now), { count: textOf(form, 'count'), point: textOf(form, 'point') })
  if (act === 'report' && kind) {
    const said = { place: '', note: '', nextStep: '', happenedAt: now, saidAt: now, isSettled: false }
    return record({ incidents: [{ id: randomUUID(), passengerId: whom || null, kind, ...said }] })
  }
  if (act === 'save-incident' || act === 'settle-incident') {
    const read = IncidentForm.safeParse(Object.fromEntries(form))
    if (!read.success) return fail({ code: 'invalid' as const })
    const { passenger, happenedAt, ...said } = read.data
    const instants = { happenedAt: new Date(happenedAt), saidAt: now }
    return record({
      incidents: [{ ...said, passengerId: passenger || null, ...instants, isSettled: act === 'settle-incident' }],
    })
  }
  if (act === 'rite') return record(...riteOf(form, now))
  if (act === 'passport') return findTail(acting, what, now)
  return fail({ code: 'invalid' as const })
}

/** Who was ticked and whose pieces were changed, beside what the page had shown. */
function marksOfList(form: FormData, now: Date): Partial<RoadMarks> {
  const seen = new Set(textOf(form, 'seen').split(' '))
  const ticked = new Set(form.getAll('tick').map(String))
  const countId = textOf(form, 'count')
  const changed = [...new Set([...seen, ...ticked])].filter((id) => id !== '' && seen.has(id) !== ticked.has(id))
  const point = luggagePoints.find((each) => each === textOf(form, 'point'))
  const pieces = [...form.entries()].flatMap(([name, value]) => {
    const [field, passengerId = '', before = ''] = name.split(':')
    const number = Number(value)
    const isPieces = field === 'pieces' && Number.isInteger(number) && number >= 0 && number <= MOST_PIECES
    return isPieces && value !== before ? [{ passengerId, pieces: number }] : []
  })
  return {
    ticks:
      countId === ''
        ? []
        : changed.map((passengerId) => ({
            id: randomUUID(),
            countId,
            passengerId,
            isHere: ticked.has(passengerId),
            tickedAt: now,
          })),
    luggage: point ? pieces.map((mark) => ({ id: randomUUID(), point, ...mark, countedAt: now })) : [],
  }
}

/** A rite begins, or the one that the address remembers ends. */
function riteOf(form: FormData, now: Date): [Partial<RoadMarks>, Record<string, string>] {
  const read = RiteForm.safeParse(Object.fromEntries(form))
  if (!read.success) return [{}, {}]
  const { id: running, ...rite } = read.data
  if (running === '') {
    const id = randomUUID()
    return [{ rites: [{ id, ...rite, startedAt: now, endedAt: null }] }, { rite: id }]
  }
  return [{ rites: [{ id: running, ...rite, startedAt: new Date(now.getTime() - 1), endedAt: now }] }, {}]
}

async function findTail(
  { db, leader, group }: Acting,
  passengerId: string,
  now: Date,
): Promise<Result<GroupAct, GroupFailure>> {
  const led = await findLedSeats(db, leader, group, now)
  if (!led?.passengerIds.includes(passengerId)) return fail({ code: 'not_found' as const })
  return ok({ passengerId, tail: await findPassportTail(db, leader, passengerId, now) })
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
}
