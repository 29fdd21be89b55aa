import { defaultLocale, isLocale } from '#kernel/locale.ts'
import { fail, type Result } from '#kernel/result.ts'
import { letterMoves } from '#modules/engagement/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  findLetter,
  moveLetter,
  proposeLetterDepartures,
  removeLetter,
  sendLetter,
  sendTrialLetter,
  writeLetterDraft,
} from '#modules/engagement/index.server.ts'
import { letterWorkOf } from '#app/work/letter-work.server.ts'
import type { RequestServices } from '#app/http/middleware/contexts.ts'
import type { LetterNews } from './letter-news.ts'
import { fieldsOfLetter, readLetterForm, type LetterFields } from './letter-fields.ts'

type Done = { kind: 'done'; news: LetterNews } | { kind: 'removed'; undo: string }

/** What was typed, with what is wrong: in the fields, or with the whole of it. */
export type RefusedLetter = {
  kind: 'refused'
  code: RefusalCode
  fields: LetterFields | undefined
  faults: { field: string; code: 'text-long' | 'date-order' | 'date' | 'email' }[]
}

type RefusalCode =
  | 'email'
  | 'edit-conflict'
  | 'invalid-fields'
  | 'letter-gone-out'
  | 'letter-not-found'
  | 'letter-under-way'
  | 'letter-unfinished'
  | 'letter-without-readers'
  | 'letters-switched-off'
  | 'rate-limited'
  | 'status-transition'

type Desk = Pick<RequestServices, 'db' | 'env' | 'limiter'> & { admin: Admin<'content'>; id: string }

const trials = { max: 10, perSeconds: 600 }

/**
 * Does what a button of the page of a newsletter asks for. Whatever is to be done with a draft, what was typed is kept
 * first. A refusal gives back the fields as they were typed, in the version in which saving them again goes through.
 */
export async function actOnLetter(desk: Desk, fields: LetterFields, now: Date): Promise<Done | RefusedLetter> {
  const { db, admin, id } = desk
  const { intent } = fields
  const move = letterMoves.find((each) => each === intent)
  if (move !== undefined) {
    const moved = await moveLetter(db, admin, { id, move }, now)
    return moved.ok ? { kind: 'done', news: move } : refusedWith(moved.error.code)
  }
  if (intent === 'remove') {
    const removed = await removeLetter(db, admin, id, now)
    return removed.ok ? { kind: 'removed', undo: removed.value.undo } : refusedWith(removed.error.code)
  }
  return actOnDraft(desk, fields, now)
}

async function actOnDraft(desk: Desk, fields: LetterFields, now: Date): Promise<Done | RefusedLetter> {
  const { db, admin, id } = desk
  const { intent } = fields
  const { draft: typed, badDays } = readLetterForm(fields)
  if (badDays.length > 0) {
    const faults = badDays.map((field) => ({ field, code: 'date' as const }))
    return { kind: 'refused', code: 'invalid-fields', fields, faults }
  }
  const draft = intent === 'propose' ? { ...typed, departures: await proposeLetterDepartures(db, admin, now) } : typed
  const written = await writeLetterDraft(db, admin, { id, version: Number(fields['version']), draft }, now)
  if (!written.ok) return refusedDraft(desk, written, fields)
  const { version } = written.value
  const kept = { ...fields, ...fieldsOfLetter(written.value), version: String(version) }
  if (intent === 'trial') {
    const tried = await tryLetter(desk, { draft, fields }, now)
    return tried.ok ? { kind: 'done', news: 'trial' } : { ...refusedWith(tried.error.code), fields: kept }
  }
  if (intent !== 'send') return { kind: 'done', news: intent === 'propose' ? 'proposed' : 'saved' }
  const sent = await sendLetter(db, admin, { id, version }, now)
  return sent.ok ? { kind: 'done', news: 'sent' } : { ...refusedWith(sent.error.code), fields: kept }
}

async function refusedDraft(
  { db, admin, id }: Desk,
  refused: Extract<Awaited<ReturnType<typeof writeLetterDraft>>, { ok: false }>,
  fields: LetterFields,
): Promise<RefusedLetter> {
  const { error } = refused
  if (error.code === 'invalid-fields') return { kind: 'refused', code: error.code, fields, faults: error.faults }
  if (error.code !== 'edit-conflict') return refusedWith(error.code)
  const now = await findLetter(db, admin, id)
  return { ...refusedWith(error.code), fields: { ...fields, version: String(now?.letter.version ?? '') } }
}

async function tryLetter(
  { db, env, limiter, admin }: Desk,
  { draft, fields }: { draft: ReturnType<typeof readLetterForm>['draft']; fields: LetterFields },
  now: Date,
): Promise<Result<void, { code: 'email' | 'rate-limited' }>> {
  if (!limiter.allow(`letter-trial:${admin.id}`, trials, now).ok) return fail({ code: 'rate-limited' })
  const { trialLanguage = '', trialTo = '' } = fields
  const locale = isLocale(trialLanguage) ? trialLanguage : defaultLocale
  return sendTrialLetter(letterWorkOf({ db, env }), admin, { draft, locale, to: trialTo }, now)
}

function refusedWith(code: RefusalCode): RefusedLetter {
  return { kind: 'refused', code, fields: undefined, faults: [] }
}
