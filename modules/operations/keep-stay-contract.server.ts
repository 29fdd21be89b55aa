import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { isHoly } from './domain/holy-cities.ts'
import type { StayContract } from './domain/stay-contracts.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type StayContractFailure =
  | { code: 'edit-conflict' }
  | { code: 'stay-not-found' }
  | { code: 'contract-not-found' }
  | { code: 'contract-nights' }
  | { code: 'contract-incomplete' }

/** What staff write about a contract. */
export type ContractFacts = Omit<StayContract, 'id'>

/**
 * Writes down what is contracted with a hotel in Makkah or Madinah for a departure of the day; without an id a contract
 * more. Fails with `edit-conflict`, `stay-not-found` when the departure does not leave on that day or does not sleep in
 * that hotel, `contract-not-found`, `contract-nights` when the last night is before the first, or `contract-incomplete`
 * when a documented contract has no number or no day.
 */
export async function keepStayContract(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { contractId: string | null; facts: ContractFacts },
  now: Date,
): Promise<Result<undefined, StayContractFailure>> {
  const { date, contractId: id, facts } = request
  const { departureId, stay, number, state, documentedOn, firstNight, lastNight } = facts
  if (lastNight < firstNight) return fail({ code: 'contract-nights' })
  if (state === 'documented' && (number === '' || documentedOn === null)) return fail({ code: 'contract-incomplete' })
  return inTransaction(db, async (tx) => {
    const { version, tours, stays } = await findWorkspace(tx, admin, date, now)
    const tour = tours.find((each) => each.departureId === departureId)
    const hotel = stays.find(({ key, tourIds }) => key === stay && tour && tourIds.includes(tour.id))
    if (!hotel || !isHoly(hotel.city)) return fail({ code: 'stay-not-found' })
    if (version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    const values = {
      departs_on: date,
      departure_id: departureId,
      stay,
      number,
      state,
      documented_on: documentedOn,
      first_night: firstNight,
      last_night: lastNight,
    }
    const written =
      id === null
        ? await own(tx).insertInto('stay_contracts').values(values).returning('id').executeTakeFirst()
        : await changed(tx, { id, departureId, values })
    if (!written) return fail({ code: 'contract-not-found' })
    const subject = { kind: 'departure-date', id: date } as const
    const after = { ...facts, id: written.id }
    await recordAudit(tx, { actor: admin, action: 'operation.stay-contract', subject, after }, now)
    return ok(undefined)
  })
}

async function changed(
  tx: Db,
  { id, departureId, values }: { id: string; departureId: string; values: Record<string, unknown> },
): Promise<{ id: string } | undefined> {
  if (!isUuid(id)) return undefined
  return own(tx)
    .updateTable('stay_contracts')
    .set(values)
    .where('id', '=', id)
    .where('departure_id', '=', departureId)
    .returning('id')
    .executeTakeFirst()
}
