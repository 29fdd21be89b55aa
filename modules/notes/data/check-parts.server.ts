import { listStaffMembers, type Admin } from '#modules/accounts/index.server.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { NoteDraft } from '../domain/note.ts'
import { relatedKeyOf, type RelatedKey } from './related-key.server.ts'

export type NotePartFailure = { code: 'related-not-found' } | { code: 'assignee-not-found' }

/** What a note is about, when that and the member of staff who has to do it exist. */
export async function checkParts(
  tx: Db,
  admin: Admin<'orders'>,
  { related, assigneeId }: Pick<NoteDraft, 'related' | 'assigneeId'>,
): Promise<Result<RelatedKey, NotePartFailure>> {
  const key = await relatedKeyOf(tx, admin, related)
  if (!key) return fail({ code: 'related-not-found' })
  if (assigneeId !== null) {
    const staff = await listStaffMembers(tx, admin)
    if (!staff.some(({ id }) => id === assigneeId)) return fail({ code: 'assignee-not-found' })
  }
  return ok(key)
}
