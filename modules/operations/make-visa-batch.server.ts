import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { changeTravellers, type TravellersFailure } from './change-travellers.server.ts'
import type { SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { readVisaBatches, writeVisaRows } from './data/visa-rows.server.ts'
import { readVisaTemplates } from './data/visa-templates.server.ts'
import { noteForgottenOn } from './domain/retention.ts'
import { objectionsToBatch, type BatchObjection, type VisaRow } from './domain/visa-batch.ts'
import { visaFactsOf } from './domain/visa-file.ts'
import { findVisaBoard } from './find-visa-board.server.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type MakeBatchFailure =
  | TravellersFailure
  | { code: 'template-not-found' }
  | { code: 'batch-not-ready'; people: BatchObjection[] }

/**
 * Hands in the applications of travellers of a day together: they stand in a batch with a number, as they are known at that
 * moment, and are moved to *applied*, all of them or none. Whoever was sent before and has other facts since is sent
 * again, and what was sent of them is replaced.
 *
 * Fails as `changeTravellers` does, with `template-not-found`, or with `batch-not-ready`, which names everybody who cannot
 * be handed in and why.
 */
export async function makeVisaBatch(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { templateId: string; passengerIds: readonly string[] },
  now: Date,
): Promise<Result<{ number: number }, MakeBatchFailure>> {
  const { date, version } = request
  const passengerIds = [...new Set(request.passengerIds)]
  return inTransaction(db, async (tx) => {
    const template = (await readVisaTemplates(tx)).find(({ id }) => id === request.templateId)
    if (!template) return fail({ code: 'template-not-found' })
    const seen = await findWorkspace(tx, admin, date, now)
    const chosen = seen.travellers.filter(({ id }) => passengerIds.includes(id))
    if (chosen.length === 0 || chosen.length < passengerIds.length) return fail({ code: 'traveller-not-found' })
    const sent = await readSent(tx, { date, passengerIds })
    const { open } = await findVisaBoard(tx, seen, now)
    const facts = new Map([...sent].map(([id, row]) => [id, row.facts]))
    const people = objectionsToBatch(chosen, seen, { open, sent: facts })
    if (people.length > 0) return fail({ code: 'batch-not-ready', people })
    const moved = await changeTravellers(tx, admin, { date, version, passengerIds, change: { visa: 'applied' } }, now)
    if (!moved.ok) return moved

    const returnsOn =
      chosen
        .map((each) => visaFactsOf(each, seen).returnsOn)
        .toSorted()
        .at(-1) ?? date
    const batch = await own(tx)
      .insertInto('visa_batches')
      .values({
        departs_on: date,
        receiver: template.receiver,
        columns: toJson(template.columns),
        date_format: template.dateFormat,
        made_at: now,
        made_by: admin.fullName,
        withdrawn_at: null,
        forget_on: noteForgottenOn(returnsOn),
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow()
    const rows = chosen.map((each) => ({
      passengerId: each.id,
      stepBefore: sent.get(each.id)?.stepBefore ?? each.visa,
      facts: visaFactsOf(each, seen),
    }))
    await writeVisaRows(tx, batch.id, rows)
    const subject = { kind: 'departure-date', id: date } as const
    const after = { batch: batch.number, receiver: template.receiver, travellers: passengerIds }
    await recordAudit(tx, { actor: admin, action: 'operation.visa-batch', subject, after }, now)
    return ok({ number: batch.number })
  })
}

/** What is with whoever makes visas, by traveller. */
async function readSent(tx: Db, of: Parameters<typeof readVisaBatches>[1]): Promise<Map<string, VisaRow>> {
  const batches = await readVisaBatches(tx, of)
  const rows = batches.flatMap((batch) => batch.rows.filter(({ state }) => state === 'sent'))
  return new Map(rows.map((row) => [row.passengerId, row]))
}
