import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openRequirements, type VisaRequirement } from './domain/visa-requirements.ts'
import type { Workspace } from './domain/workspace.ts'
import { findHotelGates, type HotelGates } from './find-hotel-gates.server.ts'

/** What the visas of a day wait for. */
export type VisaBoard = {
  gates: HotelGates
  /** What is open, by traveller; nothing for somebody who is ready. */
  open: Record<string, VisaRequirement[]>
}

/** Contracts with hotels and what is open for everybody who leaves on a day, in two questions. */
export async function findVisaBoard(db: Db, workspace: Workspace, now: Date): Promise<VisaBoard> {
  const gates = await findHotelGates(db, workspace, now)
  const closed = new Set(workspace.tours.flatMap(({ id }) => (gates.tours[id]?.isClosed ? [id] : [])))
  const today = dayInIstanbul(now)
  return {
    gates,
    open: Object.fromEntries(
      workspace.travellers.map((each) => [each.id, openRequirements(each, workspace, { closed, today })]),
    ),
  }
}
