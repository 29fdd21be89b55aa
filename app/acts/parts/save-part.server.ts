import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toFields } from '../record/record-fields.ts'
import { versionOf } from '../settings/version-of.server.ts'
import { isKeyed, type PartName } from './part-names.ts'
import { partSections } from './part-sections.ts'
import type { AskSite, PartDraft, PartFault } from './part-store.ts'
import { partStores } from './part-stores.server.ts'

/** A part as it is saved now; `version` names it. */
export type SavedPart = { draft: PartDraft; version: string }

export async function readPart(
  db: Db,
  admin: Admin<'content'>,
  { part, key }: { part: PartName; key: string },
): Promise<SavedPart | undefined> {
  const draft = await partStores[part].read(db, admin, key)
  return draft && { draft, version: versionOfPart(part, draft) }
}

type PartToSave = { part: PartName; key: string; draft: PartDraft; version: string }

/**
 * Writes a part together with its audit entry; visitors read it in the next request. Savers of a part queue. What needs
 * the site itself is asked before.
 *
 * Fails with `part-not-found`, with `edit-conflict` when somebody else saved since `version`, and with what the part
 * refuses, by the places in its form.
 */
export async function savePart(
  { db, ask }: { db: Db; ask: AskSite },
  admin: Admin<'content'>,
  { part, key, draft, version }: PartToSave,
  now: Date,
): Promise<Result<void, PartFault | { code: 'part-not-found' } | { code: 'edit-conflict'; now: SavedPart }>> {
  const store = partStores[part]
  const shown = await readPart(db, admin, { part, key })
  if (!shown) return fail({ code: 'part-not-found' })
  if (shown.version !== version) return fail({ code: 'edit-conflict', now: shown })
  const fault = await store.check?.(draft, shown.draft, ask)
  if (fault) return fail(fault)
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`part.${part}.${isKeyed(part) ? key : ''}`}, 48))`.execute(
      tx,
    )
    const before = await readPart(tx, admin, { part, key })
    if (!before) return fail({ code: 'part-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict', now: before })
    if (versionOfPart(part, draft) === version) return ok(undefined)
    const written = await store.write(tx, admin, key, draft, now)
    if (!written.ok) return written
    if (store.subject !== null) {
      const after = await readPart(tx, admin, { part, key })
      const subject = { kind: store.subject, id: key } as const
      const change = { before: before.draft, after: after?.draft ?? null }
      await recordAudit(tx, { actor: admin, action: 'content.change', subject, ...change }, now)
    }
    return ok(undefined)
  })
}

/** Names what a form of the part would show, in whatever order it is kept. */
function versionOfPart(part: PartName, draft: PartDraft): string {
  const fields = toFields(
    draft,
    partSections[part].flatMap(({ specs }) => specs),
  )
  const written = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const plain = written.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')] as const)
  return versionOf(plain.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
