import { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  findWorkspace,
  removeTicketNames,
  takeTicketNames,
  ticketLinesOf,
  writeTicketName,
  type TicketNamesFailure,
} from '#modules/operations/index.server.ts'
import type { MatchedTicket } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { intentsOf } from './intents-of.ts'

export type TicketsFailure = TicketNamesFailure | { code: 'invalid' }

/** A list that was pasted, and whom its lines are about; `taken` counts those that were kept just before. */
export type PastedTickets = {
  text: string
  lines: MatchedTicket[]
  /** Its end was not read. */
  isCut: boolean
  /** Whom somebody chose for which line, where that was refused. */
  chosen?: Record<number, string>
  taken?: number
}

/** Why nothing was done, and a list to be looked at, or looked at again. */
export type TicketsDone = { error?: TicketsFailure; tickets?: PastedTickets }

const LONGEST_TEXT = 40_000
const MOST_ROWS = 500

const version = z.coerce.number().int().min(1)
const short = z.string().max(120).default('')

/** `12:` and the id of whoever the thirteenth line is for; a line for nobody says nothing. */
const chosen = z.array(z.string()).transform((values) =>
  values.flatMap((value) => {
    const [line = '', passengerId = ''] = value.split(':')
    return passengerId === '' ? [] : [{ line: Number(line), passengerId }]
  }),
)

const TicketForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read-tickets'), text: z.string() }),
  z.object({ intent: z.literal('take-tickets'), version, text: z.string(), line: chosen }),
  z.object({
    intent: z.literal('write-ticket'),
    version,
    traveller: short,
    lastName: short,
    firstName: short,
    ticketNo: short,
    pnr: short,
  }),
  z.object({ intent: z.literal('remove-tickets'), version, id: z.array(z.uuid()) }),
])

const intents = intentsOf(TicketForm)

/** Whether a form of the page is about how tickets name people. */
export function isAboutTickets(intent: string): boolean {
  return intents.has(intent)
}

type At = { db: Db; admin: Admin<'orders' | 'papers'>; date: PlainDate }

/** Does what a form asks for about names on tickets. Answers `invalid` for what the forms cannot send. */
export async function actOnTickets({ db, admin, date }: At, form: FormData, now: Date): Promise<TicketsDone> {
  const read = TicketForm.safeParse({ ...Object.fromEntries(form), id: form.getAll('id'), line: form.getAll('line') })
  if (!read.success) return { error: { code: 'invalid' } }
  const asked = read.data
  const workspace = async () => findWorkspace(db, admin, date, now)
  switch (asked.intent) {
    case 'read-tickets':
      return { tickets: pastedOf(asked.text, await workspace()) }
    case 'take-tickets': {
      const text = bounded(asked.text)
      const kept = await takeTicketNames(db, admin, { date, version: asked.version, text, chosen: asked.line }, now)
      if (kept.ok)
        return kept.value.left === ''
          ? {}
          : { tickets: { ...pastedOf(kept.value.left, await workspace()), taken: kept.value.taken } }
      const seen = Object.fromEntries(asked.line.map(({ line, passengerId }) => [line, passengerId]))
      return { error: kept.error, tickets: { ...pastedOf(text, await workspace()), chosen: seen } }
    }
    case 'write-ticket': {
      const { intent: _intent, version: seen, traveller: passengerId, ...ticket } = asked
      return refusedOr(await writeTicketName(db, admin, { date, version: seen, passengerId, ticket }, now))
    }
    case 'remove-tickets':
      return refusedOr(
        await removeTicketNames(db, admin, { date, version: asked.version, passengerIds: asked.id }, now),
      )
  }
}

function refusedOr(done: Awaited<ReturnType<typeof writeTicketName>>): TicketsDone {
  return done.ok ? {} : { error: done.error }
}

function pastedOf(typed: string, workspace: Awaited<ReturnType<typeof findWorkspace>>): PastedTickets {
  const text = bounded(typed)
  const rows = text.split('\n').filter((row) => row.trim() !== '').length
  const isCut = rows > MOST_ROWS || typed.replaceAll('\r\n', '\n').length > text.length
  return { text, lines: ticketLinesOf(workspace, text), isCut }
}

/** Forms send ends of lines as two signs, and a text that is sent twice must not grow over its bound. */
function bounded(typed: string): string {
  return typed.replaceAll('\r\n', '\n').slice(0, LONGEST_TEXT)
}
