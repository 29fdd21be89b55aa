import { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import { clockText, parseTypedDate, parseTypedTime } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  contractChairs,
  releaseChairs,
  reserveChairs,
  takeChairPlan,
  type ChairFailure,
} from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { intentsOf } from './intents-of.ts'

export type ChairsFailure = ChairFailure | { code: 'invalid' } | { code: 'nobody-chosen' }

const version = z.coerce.number().int().min(1)
const day = z.string().transform((typed, check): PlainDate => {
  const date = parseTypedDate(typed)
  if (date) return date
  check.addIssue({ code: 'custom' })
  return z.NEVER
})
/** A time of day; `24` and `24:00` are how people write the end of a day. */
const hour = z
  .string()
  .default('')
  .transform((typed, check): string => {
    const written = typed.trim()
    const minute = /^24[.:]?(00)?$/.test(written) ? 0 : parseTypedTime(written)
    if (minute === undefined && written !== '') check.addIssue({ code: 'custom' })
    return minute === undefined ? '' : clockText(minute)
  })
const count = (least: number) => z.coerce.number().int().min(least).max(200)

const ChairForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('contract-chairs'),
    version,
    contractId: z.union([z.uuid(), z.literal('')]).default(''),
    departureId: z.union([z.uuid(), z.literal('')]).default(''),
    place: z.string().trim().min(1).max(80),
    day,
    from: hour.refine((each) => each !== ''),
    until: hour.refine((each) => each !== ''),
    chairs: count(1),
    pushers: count(0),
    supplier: z.string().trim().max(80).default(''),
    phone: z.string().trim().max(30).default(''),
  }),
  z.object({
    intent: z.literal('reserve-chairs'),
    version,
    id: z.array(z.uuid()),
    contractId: z.uuid(),
    from: hour,
    until: hour,
    withPusher: z.literal('on').optional(),
  }),
  z.object({ intent: z.literal('release-chairs'), version, chair: z.array(z.uuid()) }),
  z.object({ intent: z.literal('take-chair-plan'), version, fingerprint: z.string().min(1).max(100) }),
])

const intents = intentsOf(ChairForm)

/** Whether a form of the page is about wheelchairs. */
export function isAboutChairs(intent: string): boolean {
  return intents.has(intent)
}

/** Does what a form asks for about wheelchairs. Answers `invalid` for what cannot be read, `nobody-chosen` for no choice. */
export async function actOnChairs(
  { db, admin, date }: { db: Db; admin: Admin<'orders'>; date: PlainDate },
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Result<unknown, ChairsFailure>> {
  // The list of everybody else has an empty line.
  const id = Array.isArray(fields['id']) ? fields['id'].filter((each) => each !== '') : []
  const read = ChairForm.safeParse({ ...fields, id })
  if (!read.success) return fail({ code: 'invalid' })
  const form = read.data
  const seen = { date, version: form.version }
  switch (form.intent) {
    case 'contract-chairs': {
      const { intent: _intent, version: _version, contractId, departureId, ...facts } = form
      const asked = { contractId: contractId || null, facts: { ...facts, departureId: departureId || null } }
      return contractChairs(db, admin, { ...seen, ...asked }, now)
    }
    case 'reserve-chairs': {
      if (form.id.length === 0) return fail({ code: 'nobody-chosen' })
      const { contractId, from, until } = form
      const asked = { passengerIds: form.id, contractId, from, until, withPusher: form.withPusher === 'on' }
      return reserveChairs(db, admin, { ...seen, ...asked }, now)
    }
    case 'release-chairs':
      if (form.chair.length === 0) return fail({ code: 'nobody-chosen' })
      return releaseChairs(db, admin, { ...seen, chairIds: form.chair }, now)
    case 'take-chair-plan':
      return takeChairPlan(db, admin, { ...seen, fingerprint: form.fingerprint }, now)
  }
}
