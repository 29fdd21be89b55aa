import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { openField, sealField } from '#platform/field-cipher/field-cipher.server.ts'
import type { VisaStep } from '../domain/papers.ts'
import type { VisaBatch, VisaRow } from '../domain/visa-batch.ts'
import type { VisaFacts } from '../domain/visa-file.ts'
import { own } from './tables.server.ts'

export const visaFacts = {
  table: 'visa_rows',
  column: 'facts_sealed',
  rowColumn: 'id',
} as const satisfies EncryptedColumn

const nobody = '00000000-0000-0000-0000-000000000000'

/** Batches of a day, and those in which one of the travellers stands, the newest first, each with its rows. Two questions. */
export async function readVisaBatches(
  db: Db,
  { date, passengerIds }: { date: PlainDate; passengerIds: readonly string[] },
): Promise<VisaBatch[]> {
  const batches = await own(db)
    .selectFrom('visa_batches')
    .select(['id', 'number', 'receiver', 'made_at as madeAt', 'made_by as madeBy', 'withdrawn_at as withdrawnAt'])
    .where((one) =>
      one.or([
        one('departs_on', '=', date),
        one(
          'id',
          'in',
          one
            .selectFrom('visa_rows')
            .select('batch_id')
            .where('passenger_id', 'in', passengerIds.length > 0 ? passengerIds : [nobody]),
        ),
      ]),
    )
    .orderBy('number', 'desc')
    .execute()
  const rows = await readVisaRows(
    db,
    batches.map(({ id }) => id),
  )
  return batches.map(({ withdrawnAt, ...batch }) => ({
    ...batch,
    isWithdrawn: withdrawnAt !== null,
    rows: rows.get(batch.id) ?? [],
  }))
}

/** The rows of batches by their ids, in the order of the file. @throws SealedFieldUnreadable */
export async function readVisaRows(db: Db, batchIds: readonly string[]): Promise<Map<string, VisaRow[]>> {
  if (batchIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('visa_rows')
    .select([
      'id',
      'batch_id as batchId',
      'passenger_id as passengerId',
      'position',
      'facts_sealed as sealed',
      'step_before as stepBefore',
      'state',
      'application_no as applicationNo',
      'reason',
    ])
    .where('batch_id', 'in', batchIds)
    .orderBy('position')
    .execute()
  const opened = rows.map(({ sealed, ...row }) => ({
    ...row,
    facts: JSON.parse(openField(db, visaFacts, row.id, sealed)) as VisaFacts,
  }))
  return new Map(
    [...Map.groupBy(opened, ({ batchId }) => batchId)].map(([id, ofBatch]) => [
      id,
      ofBatch.map(({ batchId: _batch, ...row }) => row),
    ]),
  )
}

/** Writes down what is handed in, in its order. What was sent of the same people before is replaced. */
export async function writeVisaRows(
  tx: Db,
  batchId: string,
  rows: readonly Pick<VisaRow, 'passengerId' | 'stepBefore' | 'facts'>[],
): Promise<void> {
  await own(tx)
    .updateTable('visa_rows')
    .set({ state: 'replaced' })
    .where('state', '=', 'sent')
    .where(
      'passenger_id',
      'in',
      rows.map(({ passengerId }) => passengerId),
    )
    .execute()
  await own(tx)
    .insertInto('visa_rows')
    .values(
      rows.map(({ passengerId, stepBefore, facts: sent }, at) => {
        const id = crypto.randomUUID()
        return {
          id,
          batch_id: batchId,
          passenger_id: passengerId,
          position: at + 1,
          facts_sealed: sealField(tx, visaFacts, id, JSON.stringify(sent)),
          step_before: stepBefore,
          state: 'sent' as const,
          answered_on: null,
        }
      }),
    )
    .execute()
}

/** What becomes of applications that were sent, when the visa of a traveller is moved to a step. */
export async function closeVisaRows(
  tx: Db,
  passengerIds: readonly string[],
  step: VisaStep,
  today: PlainDate,
): Promise<void> {
  if (step === 'applied') return
  const isAnswer = step === 'granted' || step === 'refused'
  await own(tx)
    .updateTable('visa_rows')
    .set(isAnswer ? { state: step, answered_on: today } : { state: 'withdrawn' })
    .where('state', '=', 'sent')
    .where('passenger_id', 'in', passengerIds)
    .execute()
}
