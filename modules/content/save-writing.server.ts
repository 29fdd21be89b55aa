import { sql } from 'kysely'
import { newReference } from '#kernel/ids.ts'
import { defaultLocale, inEveryLocale, locales, textIn, type Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { toSlug } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { sanitiseHtml } from '#platform/html/sanitise-html.server.ts'
import { removeRow } from '#platform/removed-rows/removed-rows.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { columnsOf, readWritingRow, toWriting, valuesOf } from './data/writing-rows.server.ts'
import { checkWriting, type WritingProblem } from './domain/check-writing.ts'
import { changedFields } from './domain/compare-writings.ts'
import {
  dueInstants,
  titleFieldOf,
  writingTexts,
  type Writing,
  type WritingDraft,
  type WritingKind,
} from './domain/writing.ts'
import { newsOfWriting } from './page-tags.server.ts'
import { publishDueQueue } from './publish-due.server.ts'

export type SaveFailure =
  | { code: 'invalid'; problems: WritingProblem[] }
  | { code: 'writing-not-found' }
  /** Somebody else saved since; `current` is what is there now. */
  | { code: 'edit-conflict'; current: Writing }
  | { code: 'link-taken'; locale: Locale }
  /** The page above is missing or lies below the page itself, or there is no such subject. */
  | { code: 'holder-unknown' }

type Saved = Result<Writing, SaveFailure>

/**
 * Adds a record. Its key follows from its title and never changes. HTML is cleaned before it is kept, what is published
 * is read by everybody from the commit on, and what is scheduled when its time comes. Savers of a kind queue. Opens a
 * transaction unless it is given one.
 *
 * Fails with `invalid`, `link-taken` or `holder-unknown`.
 */
export async function createWriting(
  db: Db,
  admin: Admin<'content'>,
  { kind, draft }: { kind: WritingKind; draft: WritingDraft },
  now: Date,
): Promise<Saved> {
  const checked = checkWriting(kind, draft)
  if (!checked.ok) return fail({ code: 'invalid', problems: checked.error })
  const wanted = prepared(kind, checked.value, now)
  return inTransaction(db, async (tx) => {
    await queueUp(tx, kind)
    const key = await freeKey(tx, kind, wanted)
    const refusal = await findRefusal(tx, { kind, key, draft: wanted })
    if (refusal) return fail(refusal)
    const values = { key, ...valuesOf(kind, wanted) }
    const names = Object.keys(values).map((name) => sql.ref(name))
    await sql`insert into ${sql.table(columnsOf[kind].table)} (${sql.join(names)})
      values (${sql.join(Object.values(values).map((value) => sql`${value}`))})`.execute(tx)
    return ok(await noteSaved(tx, admin, { kind, key, before: undefined }, now))
  })
}

/**
 * Changes a record as `createWriting` adds one; old links lead to the new ones. Fails, besides, with
 * `writing-not-found`, and with `edit-conflict` when somebody saved since `version`.
 */
export async function changeWriting(
  db: Db,
  admin: Admin<'content'>,
  { kind, key, version, draft }: { kind: WritingKind; key: string; version: number; draft: WritingDraft },
  now: Date,
): Promise<Saved> {
  const checked = checkWriting(kind, draft)
  if (!checked.ok) return fail({ code: 'invalid', problems: checked.error })
  const wanted = prepared(kind, checked.value, now)
  return inTransaction(db, async (tx) => {
    await queueUp(tx, kind)
    const row = await readWritingRow(tx, { kind, key, isLocked: true })
    if (!row) return fail({ code: 'writing-not-found' })
    const before = toWriting(kind, row)
    if (before.version !== version) return fail({ code: 'edit-conflict', current: before })
    const refusal = await findRefusal(tx, { kind, key, draft: wanted })
    if (refusal) return fail(refusal)
    const { changed, table } = columnsOf[kind]
    const values = { ...valuesOf(kind, wanted), ...(changed === null ? {} : { [changed]: now }) }
    const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join(sets)}, version = version + 1 where key = ${key}`.execute(tx)
    return ok(await noteSaved(tx, admin, { kind, key, before }, now))
  })
}

/**
 * Takes a record away; the audit log keeps its texts, and `undo` brings it back for a quarter of an hour. Fails with `writing-not-found`, with `edit-conflict`
 * when somebody saved since `version`, and with `in-use` for a page that others lie below.
 */
export async function removeWriting(
  db: Db,
  admin: Admin<'content'>,
  { kind, key, version }: { kind: WritingKind; key: string; version: number },
  now: Date,
): Promise<Result<{ undo: string }, { code: 'writing-not-found' | 'edit-conflict' | 'in-use' }>> {
  return inTransaction(db, async (tx) => {
    await queueUp(tx, kind)
    const row = await readWritingRow(tx, { kind, key, isLocked: true })
    if (!row) return fail({ code: 'writing-not-found' })
    if (row.version !== version) return fail({ code: 'edit-conflict' })
    if (kind === 'page') {
      const { rows } = await sql`select 1 from pages where parent_key = ${key} limit 1`.execute(tx)
      if (rows.length > 0) return fail({ code: 'in-use' })
    }
    const undo = await removeRow(tx, columnsOf[kind].table, sql<boolean>`key = ${key}`, now)
    if (undo === undefined) throw new Error(`${kind} ${key} was just locked`)
    const { texts, facts, publication } = toWriting(kind, row)
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'content.remove',
        subject: { kind, id: key },
        before: { texts, facts, publication },
        after: null,
      },
      now,
    )
    await invalidatePages(tx, newsOfWriting(kind, key))
    return ok({ undo })
  })
}

/** Links are compared before they are written: those who save records of a kind do so one after the other. */
async function queueUp(tx: Db, kind: WritingKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content.${kind}`}, 38))`.execute(tx)
}

/** As it is kept: clean HTML, and what was scheduled for the past published. */
function prepared(kind: WritingKind, draft: WritingDraft, now: Date): WritingDraft {
  const texts = { ...draft.texts }
  const publication = { ...draft.publication }
  for (const locale of locales) {
    const clean = writingTexts[kind]
      .filter(({ shape }) => shape === 'html')
      .map(({ name }) => [name, sanitiseHtml(texts[locale][name] ?? '')] as const)
    texts[locale] = { ...texts[locale], ...Object.fromEntries(clean) }
    const wanted = publication[locale]
    if (wanted.state === 'scheduled' && wanted.at <= now) publication[locale] = { state: 'published' }
  }
  return { ...draft, texts, publication }
}

async function freeKey(tx: Db, kind: WritingKind, { texts }: WritingDraft): Promise<string> {
  const name = titleFieldOf(kind)
  const title =
    textIn(
      defaultLocale,
      inEveryLocale((locale) => texts[locale][name] ?? ''),
    ) || kind
  const wanted = toSlug(title).slice(0, 60).replace(/-+$/, '') || kind
  const isKnown = await readWritingRow(tx, { kind, key: wanted })
  return isKnown ? `${wanted}-${newReference(4).toLowerCase()}` : wanted
}

type Wanted = { kind: WritingKind; key: string; draft: WritingDraft }

async function findRefusal(tx: Db, wanted: Wanted): Promise<SaveFailure | undefined> {
  if (!(await hasHolder(tx, wanted))) return { code: 'holder-unknown' }
  if (wanted.kind === 'question') return undefined
  for (const locale of locales) {
    const link = wanted.draft.texts[locale]['link'] ?? ''
    if (link === '') continue
    const { rows } = await sql`select 1 from ${sql.table(columnsOf[wanted.kind].table)}
      where key <> ${wanted.key} and (slug ->> ${locale} = ${link} or key = ${link}) limit 1`.execute(tx)
    if (rows.length > 0) return { code: 'link-taken', locale }
  }
  return undefined
}

async function hasHolder(tx: Db, { kind, key, draft }: Wanted): Promise<boolean> {
  if (kind === 'post') return true
  if (kind === 'question') {
    const { rows } = await sql`select 1 from question_groups where key = ${draft.facts['group']}`.execute(tx)
    return rows.length > 0
  }
  const parent = draft.facts['parent'] ?? ''
  if (parent === '') return true
  const { rows } = await sql<{ key: string }>`with recursive above as (
      select key, parent_key from pages where key = ${parent}
      union select pages.key, pages.parent_key from pages join above on pages.key = above.parent_key
    ) select key from above`.execute(tx)
  return rows.length > 0 && rows.every((each) => each.key !== key)
}

async function noteSaved(
  tx: Db,
  admin: Admin<'content'>,
  { kind, key, before }: { kind: WritingKind; key: string; before: Writing | undefined },
  now: Date,
): Promise<Writing> {
  const row = await readWritingRow(tx, { kind, key })
  if (!row) throw new Error(`${kind} ${key} was just written`)
  const after = toWriting(kind, row)
  for (const at of dueInstants(after)) await enqueue(tx, publishDueQueue, { at: at.toISOString() }, { startAfter: at })
  const fields = changedFields(before, after)
  await recordAudit(
    tx,
    {
      actor: admin,
      action: before ? 'content.change' : 'content.create',
      subject: { kind, id: key },
      before: before ? Object.fromEntries(fields.map(({ field, before: value }) => [field, value])) : null,
      after: Object.fromEntries(fields.map(({ field, after: value }) => [field, value])),
    },
    now,
  )
  await invalidatePages(tx, newsOfWriting(kind, key))
  return after
}
