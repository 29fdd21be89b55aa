import type { Admin } from '#modules/accounts/index.server.ts'
import type { Workspace } from '#modules/operations/index.ts'
import {
  findAirlineSeats,
  findVisaBatches,
  findVisaBoard,
  type AirlineSeats,
  type VisaBatches,
  type VisaBoard,
} from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

export type VisaDeskFacts = {
  board: VisaBoard
  made: VisaBatches
  airline: AirlineSeats[]
}

/** What the visa desk of a day shows beside its people: what is open, what was handed in, and what airlines confirmed. */
export async function findVisaDesk(
  db: Db,
  admin: Admin<'orders'>,
  workspace: Workspace,
  now: Date,
): Promise<VisaDeskFacts> {
  return {
    board: await findVisaBoard(db, workspace, now),
    made: await findVisaBatches(db, admin, workspace),
    airline: await findAirlineSeats(db, admin, workspace),
  }
}
