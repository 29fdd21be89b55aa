import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { changeTravellers, type TravellersFailure } from './change-travellers.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { readVisaBatches } from './data/visa-rows.server.ts'
import { matchVisaAnswers, type AnsweredRow, type MatchedAnswer } from './domain/read-visa-answers.ts'
import type { Workspace } from './domain/workspace.ts'
import { findWorkspace } from './find-workspace.server.ts'

/** Whom the answers are about that staff copied from whoever makes visas; writes nothing. */
export async function visaAnswersOf(
  db: Db,
  _admin: Admin<'orders'>,
  workspace: Workspace,
  text: string,
): Promise<MatchedAnswer[]> {
  return matchVisaAnswers(text, await readAnswered(db, workspace))
}

/**
 * Writes down what the lines say of the applications that they name, all at once, and moves the visas on. `left` are the
 * lines that named nobody, as they were typed. Fails as `changeTravellers` does, or with `nobody-named` when no line names
 * anybody.
 */
export async function takeVisaAnswers(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { text: string },
  now: Date,
): Promise<Result<{ taken: number; left: string }, TravellersFailure | { code: 'nobody-named' }>> {
  const { date, version, text } = request
  return inTransaction(db, async (tx) => {
    const workspace = await findWorkspace(tx, admin, date, now)
    const lines = matchVisaAnswers(text, await readAnswered(tx, workspace))
    const answers = lines.flatMap((line) => (line.rowId === undefined ? [] : [line]))
    if (answers.length === 0) return fail({ code: 'nobody-named' })
    if (workspace.version !== version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    for (const { rowId, answer, applicationNo, reason } of answers)
      await own(tx)
        .updateTable('visa_rows')
        .set({
          application_no: applicationNo,
          reason,
          ...(answer !== 'applied' && { state: answer, answered_on: dayInIstanbul(now) }),
        })
        .where('id', '=', rowId)
        .execute()
    let seen = version + 1
    for (const visa of ['granted', 'refused'] as const) {
      const passengerIds = answers.filter(({ answer }) => answer === visa).map(({ passengerId }) => passengerId)
      if (passengerIds.length === 0) continue
      const moved = await changeTravellers(tx, admin, { date, version: seen, passengerIds, change: { visa } }, now)
      if (!moved.ok) return moved
      seen += 1
    }
    const subject = { kind: 'departure-date', id: date } as const
    // Why somebody was refused may be about more than the journey; that it was said is enough.
    const after = {
      answers: answers.map(({ passengerId, answer, applicationNo }) => ({ passengerId, answer, applicationNo })),
    }
    await recordAudit(tx, { actor: admin, action: 'operation.visa', subject, after }, now)
    const left = lines.flatMap((line) => (line.rowId === undefined ? [line.text] : []))
    return ok({ taken: answers.length, left: left.join('\n') })
  })
}

/** Applications of those who leave on a day, that wait or were answered; of each person the last one. */
async function readAnswered(db: Db, { date, travellers }: Workspace): Promise<AnsweredRow[]> {
  const passengerIds = travellers.map(({ id }) => id)
  const batches = await readVisaBatches(db, { date, passengerIds })
  const rows = batches
    .flatMap((batch) => batch.rows)
    .filter(
      ({ state, passengerId }) => state !== 'replaced' && state !== 'withdrawn' && passengerIds.includes(passengerId),
    )
  return [...Map.groupBy(rows, ({ passengerId }) => passengerId).values()].flatMap(([row]) =>
    row ? [{ ...row, passportNo: row.facts.passportNo }] : [],
  )
}
