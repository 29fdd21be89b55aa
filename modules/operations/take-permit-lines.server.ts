import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { writePermits } from './data/permits.server.ts'
import { matchPermitLines, type MatchedLine } from './domain/read-permit-lines.ts'
import type { Workspace } from './domain/workspace.ts'
import { findPermits, pilgrimsOf, type PermitBoard } from './find-permits.server.ts'
import { findWorkspace } from './find-workspace.server.ts'

/** Whom the lines are about that staff copied from where permits are granted; writes nothing. */
export function permitLinesOf(workspace: Workspace, board: PermitBoard, text: string): MatchedLine[] {
  const named = pilgrimsOf(workspace, board).flatMap((pilgrim) => {
    const traveller = workspace.travellers.find(({ id }) => id === pilgrim.id)
    return traveller ? [{ ...pilgrim, ...nameOf(traveller) }] : []
  })
  return matchPermitLines(text, named, board.rules)
}

/**
 * Writes down as granted what the lines say of those whom they name, and leaves out the lines that name nobody, as
 * `permitLinesOf` showed them. Fails with `edit-conflict`, or `nobody-named` when no line names anybody.
 */
export async function takePermitLines(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { text: string },
  now: Date,
): Promise<Result<{ taken: number }, { code: 'edit-conflict' } | { code: 'nobody-named' }>> {
  const { date, version, text } = request
  return inTransaction(db, async (tx) => {
    const workspace = await findWorkspace(tx, admin, date, now)
    const board = await findPermits(tx, admin, workspace)
    const permits = permitLinesOf(workspace, board, text).flatMap((line) => {
      if (line.id === undefined) return []
      const reference = board.people[line.id]?.permits.find(({ kind }) => kind === 'rawdah')?.reference ?? ''
      const { id: passengerId, day, hour, gate } = line
      return [
        { passengerId, permit: { kind: 'rawdah', state: 'granted', day, hour, until: '', gate, reference } as const },
      ]
    })
    if (permits.length === 0) return fail({ code: 'nobody-named' })
    if (workspace.version !== version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    await writePermits(tx, request, permits, now)
    const subject = { kind: 'departure-date', id: date } as const
    const after = {
      granted: permits.map(({ passengerId, permit: { day, hour, gate } }) => ({ passengerId, day, hour, gate })),
    }
    await recordAudit(tx, { actor: admin, action: 'operation.permit', subject, after }, now)
    return ok({ taken: permits.length })
  })
}

function nameOf({ firstName, lastName, passportNo }: Workspace['travellers'][number]) {
  return { firstName, lastName, passportNo }
}
