import { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import { clockText, parseTypedDate, parseTypedTime } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changePermits,
  findPermits,
  findWorkspace,
  noteRawdahVisits,
  permitLinesOf,
  takePermitLines,
  takePermitPlan,
  type PermitFailure,
} from '#modules/operations/index.server.ts'
import { permitKinds, permitStates, type MatchedLine } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { intentsOf } from './intents-of.ts'

export type PermitsFailure = PermitFailure | { code: 'plan-changed' } | { code: 'nobody-named' } | { code: 'invalid' }

const LONGEST_TEXT = 40_000

const version = z.coerce.number().int().min(1)
const ids = z.array(z.uuid()).min(1)
const short = z.string().trim().max(60).default('')
const text = z.string().max(LONGEST_TEXT)
const day = z
  .string()
  .default('')
  .transform((typed, check): PlainDate | null => {
    const date = parseTypedDate(typed)
    if (!date && typed.trim() !== '') check.addIssue({ code: 'custom' })
    return date ?? null
  })
const hour = z
  .string()
  .default('')
  .transform((typed, check): string => {
    const minute = parseTypedTime(typed)
    if (minute === undefined && typed.trim() !== '') check.addIssue({ code: 'custom' })
    return minute === undefined ? '' : clockText(minute)
  })

const PermitForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('take-permit-plan'), version, fingerprint: z.string().min(1).max(100) }),
  z.object({
    intent: z.literal('change-permits'),
    version,
    id: ids,
    kind: z.enum(permitKinds),
    state: z.enum(permitStates),
    day,
    hour,
    gate: short,
    reference: short,
  }),
  z.object({
    intent: z.literal('rawdah-visits'),
    version,
    id: ids,
    visit: z.enum(['never', 'unknown', 'on']),
    visitDay: day,
  }),
  z.object({ intent: z.literal('take-permit-lines'), version, text }),
])

const intents = intentsOf(PermitForm)

/** Whether a form of the page is about permits. */
export function isAboutPermits(intent: string): boolean {
  return intents.has(intent)
}

type At = { db: Db; admin: Admin<'orders'>; date: PlainDate }

/** Does what a form asks for about permits. Answers `invalid` for what the forms cannot send. */
export async function actOnPermits(
  { db, admin, date }: At,
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Result<unknown, PermitsFailure>> {
  const read = PermitForm.safeParse(fields)
  if (!read.success) return fail({ code: 'invalid' })
  const form = read.data
  const seen = { date, version: form.version }
  switch (form.intent) {
    case 'take-permit-plan':
      return takePermitPlan(db, admin, { ...seen, fingerprint: form.fingerprint }, now)
    case 'take-permit-lines':
      return takePermitLines(db, admin, { ...seen, text: form.text }, now)
    case 'change-permits': {
      const { kind, state, gate, reference } = form
      const change = { kind, state, day: form.day, hour: form.hour, gate, reference }
      return changePermits(db, admin, { ...seen, passengerIds: form.id, change }, now)
    }
    case 'rawdah-visits': {
      if (form.visit === 'on' && form.visitDay === null) return fail({ code: 'invalid' })
      const lastVisit = form.visit === 'on' ? (form.visitDay ?? 'unknown') : form.visit
      return noteRawdahVisits(db, admin, { ...seen, passengerIds: form.id, lastVisit }, now)
    }
  }
}

/** Lines that were pasted, and whom they are about, before anything is written. */
export type PastedPermits = { text: string; lines: MatchedLine[] }

export async function readPastedPermits({ db, admin, date }: At, typed: string, now: Date): Promise<PastedPermits> {
  const workspace = await findWorkspace(db, admin, date, now)
  const board = await findPermits(db, admin, workspace)
  const pasted = typed.slice(0, LONGEST_TEXT)
  return { text: pasted, lines: permitLinesOf(workspace, board, pasted) }
}
