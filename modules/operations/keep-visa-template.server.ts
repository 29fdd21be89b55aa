import { isUuid } from '#kernel/ids.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { VisaTemplate } from './data/visa-templates.server.ts'
import { own } from './data/tables.server.ts'

export type TemplateFailure =
  | { code: 'edit-conflict' }
  | { code: 'template-not-found' }
  | { code: 'template-incomplete' }

/**
 * Writes down how somebody who makes visas wants the file; without an id for one more. Batches that were made keep the
 * columns of then. Fails with `template-incomplete` without a receiver, a column, or the heading of one,
 * `template-not-found`, or `edit-conflict` when somebody else changed it meanwhile. `date` is the day on whose desk it
 * was done.
 */
export async function keepVisaTemplate(
  db: Db,
  admin: Admin<'orders'>,
  { date, template }: { date: PlainDate; template: Omit<VisaTemplate, 'id'> & { id: string | null } },
  now: Date,
): Promise<Result<{ id: string }, TemplateFailure>> {
  const { id, receiver, columns, dateFormat, version } = template
  if (receiver === '' || columns.length === 0 || columns.some(({ heading }) => heading === ''))
    return fail({ code: 'template-incomplete' })
  if (id !== null && !isUuid(id)) return fail({ code: 'template-not-found' })
  const values = { receiver, columns: toJson(columns), date_format: dateFormat }
  return inTransaction(db, async (tx) => {
    const before =
      id === null
        ? undefined
        : await own(tx)
            .selectFrom('visa_templates')
            .select(['receiver', 'columns', 'version'])
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst()
    if (id !== null && !before) return fail({ code: 'template-not-found' })
    if (before && before.version !== version) return fail({ code: 'edit-conflict' })
    const written =
      id === null
        ? await own(tx).insertInto('visa_templates').values(values).returning('id').executeTakeFirstOrThrow()
        : await own(tx)
            .updateTable('visa_templates')
            .set({ ...values, version: version + 1 })
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow()
    const subject = { kind: 'departure-date', id: date } as const
    const after = { id: written.id, receiver, columns }
    await recordAudit(tx, { actor: admin, action: 'operation.visa-template', subject, before, after }, now)
    return ok(written)
  })
}
