import { sql, type Selectable } from 'kysely'
import { newReference } from '#kernel/ids.ts'
import { defaultLocale, type Locale, type Localised } from '#kernel/locale.ts'
import { foldForSearch } from '#kernel/text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { AuditedAct } from '#modules/audit/index.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { findPictureUsers } from '#modules/catalog/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { containsAllWords } from '#platform/db/search-sql.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { removeRow } from '#platform/removed-rows/removed-rows.server.ts'
import { takeBack, type TakeBackFailure } from '#platform/removed-rows/take-back.server.ts'
import { storePicture, type StoreFailure } from '#platform/images/store-picture.server.ts'
import { localised } from './data/columns.server.ts'
import { own, type ContentTables } from './data/tables.server.ts'
import type { MediaSort } from './domain/list-sorts.ts'
import { MEDIA_TAG } from './page-tags.server.ts'

/** A point of a picture in percent from its left and its top edge. */
export type Focus = { x: number; y: number }

/** A picture or video of the library as staff see it. */
export type StaffMedia = {
  id: string
  picture: string
  kind: 'photo' | 'video'
  album: string
  alt: Localised
  caption: Localised
  isPublished: boolean
  /** What stays in sight when it is cut, in percent of its width and height. */
  focus: Focus
  version: number
  /** Pages, posts and questions that show it, by their keys. */
  usedIn: string[]
}

export type MediaWords = { album: string; alt: Localised; caption: Localised; isPublished: boolean; focus: Focus }

export type MediaListRequest = {
  /** Words of what a picture is said to show, of its caption or of its file. */
  q?: string | undefined
  album?: string | undefined
  /** The latest first unless asked otherwise. */
  sort?: MediaSort | undefined
  page: number
  pageSize: number
}

/** One page of the library, and how many there are. */
export async function listStaffMedia(
  db: Db,
  _admin: Admin<'content'>,
  { q = '', album, sort = '-uploaded', page, pageSize }: MediaListRequest,
): Promise<{ entries: StaffMedia[]; total: number }> {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  const chosen = own(db)
    .selectFrom('media')
    .$if(album !== undefined, (query) => query.where('album_key', '=', album ?? ''))
    .$if(words.length > 0, (query) =>
      query.where(containsAllWords(sql<string>`concat_ws(' ', alt::text, caption::text, file_key)`, words)),
    )
  const { total } = await chosen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await chosen
    .select(staffColumns)
    .select(usersOfMedia.as('used_in'))
    .orderBy(inOrder(sort, columnsOf, sql`public_id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { entries: rows.map(toStaffMedia), total: Number(total) }
}

/** One entry of the library. */
export async function findStaffMedia(db: Db, _admin: Admin<'content'>, id: string): Promise<StaffMedia | undefined> {
  const row = await own(db)
    .selectFrom('media')
    .select(staffColumns)
    .select(usersOfMedia.as('used_in'))
    .where('public_id', '=', id)
    .executeTakeFirst()
  return row && toStaffMedia(row)
}

const staffColumns = [
  'public_id',
  'kind',
  'album_key',
  'file_key',
  'alt',
  'caption',
  'is_published',
  'focus_x',
  'focus_y',
  'version',
] as const

type StaffRow = Pick<Selectable<ContentTables['media']>, (typeof staffColumns)[number]> & { used_in: string[] }

function toStaffMedia(row: StaffRow): StaffMedia {
  return {
    id: row.public_id,
    picture: row.file_key,
    kind: row.kind,
    album: row.album_key,
    alt: localised.parse(row.alt),
    caption: localised.parse(row.caption),
    isPublished: row.is_published,
    focus: { x: row.focus_x, y: row.focus_y },
    version: row.version,
    usedIn: row.used_in,
  }
}

const columnsOf: OrderColumns<'uploaded' | 'album' | 'alt'> = {
  uploaded: [sql`uploaded_at`],
  album: [sql`album_key`, sql`uploaded_at`],
  alt: [sql`alt ->> ${sql.lit(defaultLocale)} collate app_tr`],
}

/** Every album with its name, also empty ones. */
export async function listAlbumNames(
  db: Db,
  _admin: Admin<'content'>,
  locale: Locale,
): Promise<{ key: string; name: string }[]> {
  const rows = await own(db)
    .selectFrom('media_albums')
    .select(['key', 'name'])
    .orderBy('sort_order')
    .orderBy('key')
    .limit(200)
    .execute()
  return rows.map(({ key, name }) => ({ key, name: localised.parse(name)[locale] || key }))
}

/**
 * Keeps an uploaded photograph in the library, drawn anew and without what was hidden in its file. Nobody sees it before
 * it is published. Fails as `storePicture` does, and with `album-unknown`.
 */
export async function addMedia(
  db: Db,
  admin: Admin<'content'>,
  { dataDir, upload, words }: { dataDir: string; upload: Buffer; words: MediaWords },
  now: Date,
): Promise<Result<{ id: string; path: string }, StoreFailure | { code: 'album-unknown' }>> {
  if (!(await hasAlbum(db, words.album))) return fail({ code: 'album-unknown' })
  const stored = await storePicture(dataDir, upload)
  if (!stored.ok) return stored
  const { path, width, height } = stored.value
  const id = `m-${newReference(10).toLowerCase()}`
  await inTransaction(db, async (tx) => {
    await own(tx)
      .insertInto('media')
      .values({
        public_id: id,
        kind: 'photo',
        album_key: words.album,
        file_key: path,
        width,
        height,
        alt: toJson(words.alt),
        caption: toJson(words.caption),
        taken_on: dayInIstanbul(now),
        video_url: null,
        video_seconds: null,
        is_published: words.isPublished,
        focus_x: words.focus.x,
        focus_y: words.focus.y,
      })
      .execute()
    await note(tx, admin, { act: 'content.create', id, before: null, after: { path, ...words } }, now)
  })
  return ok({ id, path })
}

/** Changes words, album, visibility and focus. Fails with `media-not-found`, `edit-conflict` or `album-unknown`. */
export async function changeMedia(
  db: Db,
  admin: Admin<'content'>,
  { id, version, words }: { id: string; version: number; words: MediaWords },
  now: Date,
): Promise<Result<void, { code: 'media-not-found' | 'edit-conflict' | 'album-unknown' }>> {
  return inTransaction(db, async (tx) => {
    const before = await lockMedia(tx, id)
    if (!before) return fail({ code: 'media-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict' })
    if (!(await hasAlbum(tx, words.album))) return fail({ code: 'album-unknown' })
    await own(tx)
      .updateTable('media')
      .set({
        album_key: words.album,
        alt: toJson(words.alt),
        caption: toJson(words.caption),
        is_published: words.isPublished,
        focus_x: words.focus.x,
        focus_y: words.focus.y,
        version: version + 1,
      })
      .where('public_id', '=', id)
      .execute()
    await note(tx, admin, { act: 'content.change', id, before, after: words }, now)
    return ok(undefined)
  })
}

/**
 * Takes an entry out of the library; its file stays for pages that other programs kept, and `undo` brings it back for a
 * quarter of an hour. Fails with `media-not-found`, `edit-conflict`, and with `in-use` while a page, post, question or a
 * record of the catalogue shows it.
 */
export async function removeMedia(
  db: Db,
  admin: Admin<'content'>,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<Result<{ undo: string }, { code: 'media-not-found' | 'edit-conflict' | 'in-use' }>> {
  return inTransaction(db, async (tx) => {
    const before = await lockMedia(tx, id)
    if (!before) return fail({ code: 'media-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict' })
    if (before.used_in.length > 0 || (await isInCatalogue(tx, before.file_key))) return fail({ code: 'in-use' })
    const undo = await removeRow(tx, 'media', sql<boolean>`public_id = ${id}`, now)
    if (undo === undefined) throw new Error(`media ${id} was just locked`)
    await note(tx, admin, { act: 'content.remove', id, before, after: null }, now)
    return ok({ undo })
  })
}

/**
 * Brings a removed entry back as it was. Opens its own transaction. Fails with `nothing-to-restore` a quarter of an hour
 * after it was removed or when it is back, and with `place-taken` when its album is gone.
 */
export async function restoreMedia(
  db: Db,
  admin: Admin<'content'>,
  undo: string,
  now: Date,
): Promise<Result<void, TakeBackFailure>> {
  return takeBack(db, { table: 'media', undo }, now, async (tx, record) => {
    const id = String(record['public_id'])
    await note(tx, admin, { act: 'content.restore', id, before: null, after: await lockMedia(tx, id) }, now)
  })
}

/** Pictures of the site's own drawings are used by their key; uploaded ones by their path, also inside texts. */
const usersOfMedia = sql<string[]>`array(
  select key from pages where picture = file_key or banner = file_key
    or (file_key like '/%' and strpos(body::text, file_key) > 0)
  union select key from posts where picture = file_key or (file_key like '/%' and strpos(body::text, file_key) > 0)
  union select key from questions where file_key like '/%' and strpos(answer::text, file_key) > 0)`

/** Drawings of the site stay where they are; of photographs nothing would be left. */
async function isInCatalogue(tx: Db, picture: string): Promise<boolean> {
  return picture.startsWith('/') && (await findPictureUsers(tx, picture)).length > 0
}

function lockMedia(tx: Db, id: string) {
  return own(tx)
    .selectFrom('media')
    .select(['public_id', 'album_key', 'file_key', 'alt', 'caption', 'is_published', 'focus_x', 'focus_y', 'version'])
    .select(usersOfMedia.as('used_in'))
    .where('public_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function hasAlbum(db: Db, key: string): Promise<boolean> {
  const album = await own(db).selectFrom('media_albums').select('key').where('key', '=', key).executeTakeFirst()
  return album !== undefined
}

async function note(
  tx: Db,
  admin: Admin<'content'>,
  { act, id, before, after }: { act: AuditedAct; id: string; before: unknown; after: unknown },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { actor: admin, action: act, subject: { kind: 'media', id }, before, after }, now)
  // Pages of the catalogue say what a photograph shows, too, and cut it around its focus.
  await invalidatePages(tx, MEDIA_TAG)
}
