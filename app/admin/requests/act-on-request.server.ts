import { data } from 'react-router'
import { ring, type RingFailure } from '#app/acts/requests/ring.server.ts'
import { normalizeLines } from '#kernel/text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changeRequest,
  findStaffRequest,
  type ChangeRequestFailure,
  type RequestChange,
} from '#modules/engagement/index.server.ts'
import {
  ANSWER_LENGTH,
  callOutcomes,
  requestKinds,
  requestStates,
  STAFF_NOTE_LENGTH,
} from '#modules/engagement/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Environment } from '#platform/env.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { parseMomentField } from '../ui/moment-field.ts'

export const deskNews = ['taken', 'saved', 'finished', 'reopened', 'called', 'outcome', 'answered'] as const

export type DeskNews = (typeof deskNews)[number]

export type DeskProblem =
  | ChangeRequestFailure
  | RingFailure
  | { code: 'answer-empty' }
  | { code: 'text' }
  | { code: 'outcome' }

type Services = { db: Db; env: Pick<Environment, 'telephony'>; log: Log }

/** Does what one of the forms about a request asks for. */
export async function actOnRequest(
  services: Services,
  admin: Admin<'orders'>,
  fields: Record<string, string>,
  now: Date,
): Promise<Result<DeskNews, DeskProblem>> {
  const kind = requestKinds.find((each) => each === fields['kind'])
  const { id = '' } = fields
  if (!kind) throw data(null, { status: 400 })
  const rung = fields['intent'] === 'call' ? await ringAbout(services, admin, { kind, id }) : ok(undefined)
  if (!rung.ok) return rung
  const wanted = readChange(admin, fields)
  if (!wanted.ok) return wanted
  const { news, change } = wanted.value
  const changed = await changeRequest(services.db, admin, { kind, id, version: Number(fields['version']), change }, now)
  return changed.ok ? ok(news) : changed
}

async function ringAbout(
  services: Services,
  admin: Admin<'orders'>,
  about: { kind: (typeof requestKinds)[number]; id: string },
): Promise<Result<unknown, DeskProblem>> {
  const request = await findStaffRequest(services.db, admin, about)
  if (!request) return fail({ code: 'request-not-found' })
  const rung = await ring(services, admin, request.phone ?? '')
  if (!rung.ok) return rung
  return rung.value.success ? ok(undefined) : fail({ code: 'telephony-failed' })
}

function readChange(
  admin: Admin,
  fields: Record<string, string>,
): Result<{ news: DeskNews; change: RequestChange }, DeskProblem> {
  switch (fields['intent']) {
    case 'take':
      return ok({ news: 'taken', change: { state: 'in_progress', assigneeId: admin.id } })
    case 'finish':
      return ok({ news: 'finished', change: { state: 'done' } })
    case 'reopen':
      return ok({ news: 'reopened', change: { state: 'in_progress' } })
    // Rung by hand, or by the exchange a moment ago.
    case 'call':
    case 'called':
      return ok({ news: 'called', change: { hasCalled: true } })
    case 'outcome':
      return readOutcome(fields)
    case 'answer':
      return readAnswer(fields)
    default:
      return readCare(fields)
  }
}

/** What came of a call; the next one needs a day and a time, or none. */
function readOutcome(fields: Record<string, string>): Result<{ news: DeskNews; change: RequestChange }, DeskProblem> {
  const outcome = callOutcomes.find((each) => each === fields['outcome'])
  const againAt = parseMomentField(fields['againAt'] ?? '')
  if (!outcome || againAt === undefined) return fail({ code: 'outcome' })
  return ok({ news: 'outcome', change: { call: { outcome, againAt } } })
}

function readAnswer(fields: Record<string, string>): Result<{ news: DeskNews; change: RequestChange }, DeskProblem> {
  const answer = normalizeLines(fields['answer'] ?? '')
  if (answer === undefined || answer.length > ANSWER_LENGTH) return fail({ code: 'text' })
  return answer === '' ? fail({ code: 'answer-empty' }) : ok({ news: 'answered', change: { answer } })
}

function readCare(fields: Record<string, string>): Result<{ news: DeskNews; change: RequestChange }, DeskProblem> {
  const note = normalizeLines(fields['note'] ?? '')
  if (note === undefined || note.length > STAFF_NOTE_LENGTH) return fail({ code: 'text' })
  const state = requestStates.find((each) => each === fields['state'])
  return ok({ news: 'saved', change: { state, note, assigneeId: fields['assigneeId'] || null } })
}
