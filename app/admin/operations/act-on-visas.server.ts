import { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  keepAirlineSeats,
  keepStayContract,
  keepVisaTemplate,
  findWorkspace,
  makeVisaBatch,
  takeVisaAnswers,
  visaAnswersOf,
  withdrawVisaBatch,
  type AirlineSeatsFailure,
  type MakeBatchFailure,
  type StayContractFailure,
  type TemplateFailure,
  type WithdrawBatchFailure,
} from '#modules/operations/index.server.ts'
import { contractStates, visaDateFormats, type MatchedAnswer } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readVisaColumns } from './read-visa-columns.ts'

export type VisasFailure =
  | AirlineSeatsFailure
  | StayContractFailure
  | MakeBatchFailure
  | WithdrawBatchFailure
  | TemplateFailure
  | { code: 'nobody-named' }
  | { code: 'invalid' }

const LONGEST_TEXT = 40_000

const version = z.coerce.number().int().min(1)
const day = z.string().transform((typed, check): PlainDate => {
  const date = parseTypedDate(typed)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})
const idOrNone = z
  .union([z.literal(''), z.uuid()])
  .default('')
  .transform((id) => id || null)

const VisaForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('keep-contract'),
    version,
    contractId: idOrNone,
    departureId: z.uuid(),
    stay: z.string().max(120),
    number: z.string().trim().max(60),
    state: z.enum(contractStates),
    documentedOn: z.union([z.literal('').transform(() => null), day]),
    firstNight: day,
    lastNight: day,
  }),
  z.object({
    intent: z.literal('keep-airline'),
    version,
    departureId: z.uuid(),
    reference: z.string().trim().max(60),
    seats: z.coerce.number().int().min(0).max(1000),
    confirmedOn: z.union([z.literal('').transform(() => null), day]),
  }),
  z.object({ intent: z.literal('make-batch'), version, id: z.array(z.uuid()), templateId: z.string().max(60) }),
  z.object({ intent: z.literal('take-visa-answers'), version, text: z.string().max(LONGEST_TEXT) }),
  z.object({ intent: z.literal('withdraw-batch'), version, batchId: z.string().max(60) }),
  z.object({
    intent: z.literal('keep-template'),
    templateId: idOrNone,
    templateVersion: version,
    receiver: z.string().trim().max(80),
    dateFormat: z.enum(visaDateFormats),
  }),
])

/** Where on the desk each form leads back to. */
const anchors: Readonly<Record<string, string>> = {
  'keep-airline': '#airline',
  'keep-contract': '#contracts',
  'make-batch': '#batches',
  'withdraw-batch': '#batches',
  'take-visa-answers': '#batches',
  'keep-template': '#templates',
}

/** Whether a form of the page is about what visas need. */
export function isAboutVisas(intent: string): boolean {
  return intent in anchors
}

export function anchorOfVisas(intent: string): string {
  return anchors[intent] ?? ''
}

type At = { db: Db; admin: Admin<'orders'>; date: PlainDate }

/** Does what a form asks for about contracts with hotels, batches and their files. Answers `invalid` for what the forms cannot send. */
export async function actOnVisas(
  { db, admin, date }: At,
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Result<unknown, VisasFailure>> {
  const read = VisaForm.safeParse(fields)
  if (!read.success) return fail({ code: 'invalid' })
  const form = read.data
  switch (form.intent) {
    case 'keep-contract': {
      const { intent: _intent, version: seen, contractId, ...facts } = form
      return keepStayContract(db, admin, { date, version: seen, contractId, facts }, now)
    }
    case 'keep-airline': {
      const { intent: _intent, version: seen, ...facts } = form
      return keepAirlineSeats(db, admin, { date, version: seen, facts }, now)
    }
    case 'make-batch': {
      const { version: seen, templateId, id: passengerIds } = form
      return makeVisaBatch(db, admin, { date, version: seen, templateId, passengerIds }, now)
    }
    case 'take-visa-answers':
      return takeVisaAnswers(db, admin, { date, version: form.version, text: form.text }, now)
    case 'withdraw-batch':
      return withdrawVisaBatch(db, admin, { date, version: form.version, batchId: form.batchId }, now)
    case 'keep-template': {
      const { templateId: id, templateVersion, receiver, dateFormat } = form
      const columns = readVisaColumns(fields)
      if (!columns) return fail({ code: 'invalid' })
      const template = { id, version: templateVersion, receiver, columns, dateFormat }
      return keepVisaTemplate(db, admin, { date, template }, now)
    }
  }
}

/** Answers that were pasted, and whom they are about; `taken` counts those that were written down just before. */
export type PastedAnswers = { text: string; lines: MatchedAnswer[]; taken?: number }

export async function readPastedAnswers({ db, admin, date }: At, typed: string, now: Date): Promise<PastedAnswers> {
  const workspace = await findWorkspace(db, admin, date, now)
  const text = typed.slice(0, LONGEST_TEXT)
  return { text, lines: await visaAnswersOf(db, admin, workspace, text) }
}

/** What is shown instead of leading back when lines of answers were left; undefined after any other act. */
export async function answersLeft(at: At, done: unknown, now: Date): Promise<PastedAnswers | undefined> {
  const read = z.object({ taken: z.number(), left: z.string().min(1) }).safeParse(done)
  return read.success ? { ...(await readPastedAnswers(at, read.data.left, now)), taken: read.data.taken } : undefined
}
