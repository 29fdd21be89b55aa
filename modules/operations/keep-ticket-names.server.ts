import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { readTicketNames, writeTicketNames, type WrittenTicket } from './data/ticket-names.server.ts'
import { nearestMeaning } from './domain/compare-ticket-name.ts'
import { readTicketNames as readLines } from './domain/read-ticket-names.ts'
import { noteForgottenOn } from './domain/retention.ts'
import { readTypedTicket, type KeptTicketName, type TicketFault, type TicketName } from './domain/ticket-name.ts'
import type { Workspace } from './domain/workspace.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type TicketNamesFailure =
  | { code: 'edit-conflict' }
  | { code: 'traveller-not-found' }
  | { code: 'nobody-named' }
  | { code: 'ticket-twice'; because: string }
  | { code: TicketFault }

type Clerk = Admin<'orders' | 'papers'>

/** Whose a line of a list is, by its number among those that were read. */
export type ChosenLine = { line: number; passengerId: string }

/**
 * Keeps of a list how tickets name those whom somebody saw beside its lines, or chose for them. A number or a PNR that the
 * list does not give stays. `left` are the lines that were taken for nobody. Fails with `edit-conflict`,
 * `traveller-not-found`, `nobody-named`, or `ticket-twice`, which names whom two lines were chosen for.
 */
export async function takeTicketNames(
  db: Db,
  admin: Clerk,
  request: SeenDate & { text: string; chosen: readonly ChosenLine[] },
  now: Date,
): Promise<Result<{ taken: number; left: string }, TicketNamesFailure>> {
  const lines = readLines(request.text)
  const chosen = request.chosen.filter(({ line }) => (lines[line]?.names.length ?? 0) > 0)
  if (chosen.length === 0) return fail({ code: 'nobody-named' })
  const ids = chosen.map(({ passengerId }) => passengerId)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) return fail({ code: 'ticket-twice', because: twice })
  const kept = await keep(db, admin, { ...request, ids }, now, (passengerId, known, traveller) => {
    const line = lines[chosen.find((each) => each.passengerId === passengerId)?.line ?? -1]
    const name = line && nearestMeaning(line.names, traveller)?.name
    if (!line || !name) return undefined
    return { ...name, ticketNo: line.ticketNo || (known?.ticketNo ?? ''), pnr: line.pnr || (known?.pnr ?? '') }
  })
  if (!kept.ok) return kept
  const taken = new Set(chosen.map(({ line }) => line))
  const left = lines.filter((_, at) => !taken.has(at)).map(({ text, pnr }) => withPnr(text, pnr))
  return ok({ taken: chosen.length, left: left.join('\n') })
}

/**
 * Keeps how one ticket names one traveller, as somebody typed it. Fails with `edit-conflict`, `traveller-not-found`, or
 * says that a name lacks, that the number has not thirteen digits, or the PNR not six signs.
 */
export async function writeTicketName(
  db: Db,
  admin: Clerk,
  request: SeenDate & { passengerId: string; ticket: TicketName },
  now: Date,
): Promise<Result<undefined, TicketNamesFailure>> {
  const ticket = readTypedTicket(request.ticket)
  if (typeof ticket === 'string') return fail({ code: ticket })
  return keep(db, admin, { ...request, ids: [request.passengerId] }, now, () => ticket)
}

/** Takes away how tickets name some travellers. Fails with `edit-conflict`, or `nobody-named` where none of them has one. */
export async function removeTicketNames(
  db: Db,
  admin: Clerk,
  request: SeenDate & { passengerIds: readonly string[] },
  now: Date,
): Promise<Result<undefined, TicketNamesFailure>> {
  return inTransaction(db, async (tx) => {
    const { travellers } = await findWorkspace(tx, admin, request.date, now)
    const ids = travellers.map(({ id }) => id).filter((id) => request.passengerIds.includes(id))
    const known = await readTicketNames(tx, { passengerIds: ids })
    if (known.length === 0) return fail({ code: 'nobody-named' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const removed = known.map(({ passengerId }) => passengerId)
    await own(tx).deleteFrom('ticket_names').where('passenger_id', 'in', removed).execute()
    await note(tx, admin, request, { removed }, now)
    return ok(undefined)
  })
}

async function keep(
  db: Db,
  admin: Clerk,
  request: SeenDate & { ids: readonly string[] },
  now: Date,
  ticketOf: (
    passengerId: string,
    known: KeptTicketName | undefined,
    traveller: Workspace['travellers'][number],
  ) => TicketName | undefined,
): Promise<Result<undefined, TicketNamesFailure>> {
  return inTransaction(db, async (tx) => {
    const { tours, travellers } = await findWorkspace(tx, admin, request.date, now)
    const known = new Map(
      (await readTicketNames(tx, { passengerIds: request.ids })).map((ticket) => [ticket.passengerId, ticket]),
    )
    const written = request.ids.flatMap((passengerId): WrittenTicket[] => {
      const traveller = travellers.find(({ id }) => id === passengerId)
      const tour = tours.find(({ id }) => id === traveller?.tourId)
      const before = known.get(passengerId)
      const ticket =
        traveller && ticketOf(passengerId, before?.departureId === tour?.departureId ? before : undefined, traveller)
      if (!tour || !ticket) return []
      return [{ passengerId, departureId: tour.departureId, forgetOn: noteForgottenOn(tour.returnsOn), ticket }]
    })
    if (written.length < request.ids.length) return fail({ code: 'traveller-not-found' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    await writeTicketNames(tx, written, { keptAt: now, keptBy: admin.fullName })
    await note(tx, admin, request, { kept: request.ids }, now)
    return ok(undefined)
  })
}

/** Who, and never which name: the log outlives the journey. */
async function note(tx: Db, admin: Clerk, { date }: SeenDate, after: unknown, now: Date): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  await recordAudit(tx, { actor: admin, action: 'operation.ticket', subject, after }, now)
}

/** A PNR that stood above a line goes with it. */
function withPnr(text: string, pnr: string): string {
  return pnr === '' || text.toUpperCase().includes(pnr) ? text : `${text} PNR ${pnr}`
}
