import { sql } from 'kysely'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { listStaffMembers, listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { removeRow } from '#platform/removed-rows/removed-rows.server.ts'
import { takeBack, type TakeBackFailure } from '#platform/removed-rows/take-back.server.ts'
import { own } from './data/tables.server.ts'
import { noteConsents, subscribedColumns } from './register/note-consent.server.ts'
import { endLettersTo } from './letters/end-letters-to.server.ts'
import type { SubscriptionState } from './domain/subscription-states.ts'
import type { SubscriptionSort } from './domain/subscription-sort.ts'

/** An address counts from its confirmation on: one that is `new` gets no newsletter, nor one that its mail server refused. */
export type Subscription = {
  id: string
  email: string
  language: Locale
  state: SubscriptionState
  askedAt: Date
  confirmedAt: Date | null
  /** When its mail server refused it for good, and with which words. */
  bounced: { at: Date; reason: string } | null
  assignee: { id: string; name: string } | null
  note: string
  version: number
}

export type SubscriptionListRequest = {
  state?: SubscriptionState | undefined
  language?: Locale | undefined
  /** A part of the address. */
  q?: string | undefined
  /** The latest first unless asked otherwise. */
  sort?: SubscriptionSort | undefined
  page: number
  pageSize: number
}

const TABLE = 'newsletter_subscriptions'

const columnOf = { email: 'email_key', asked: 'asked_at', confirmed: 'confirmed_at' } as const

/** One page of the newsletter's addresses and how many there are. */
export async function listSubscriptions(
  db: Db,
  admin: Admin<'content'>,
  { state, language, q, sort = '-asked', page, pageSize }: SubscriptionListRequest,
): Promise<{ subscriptions: Subscription[]; total: number }> {
  const pattern = `%${(q ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const matching = own(db)
    .selectFrom('newsletter_subscriptions')
    .where('email_key', 'like', pattern)
    .$if(state !== undefined, (rows) => rows.where('confirmed_at', state === 'new' ? 'is' : 'is not', null))
    .$if(state === 'done', (rows) => rows.where('bounced_at', 'is', null))
    .$if(state === 'bounced', (rows) => rows.where('bounced_at', 'is not', null))
    .$if(language !== undefined, (rows) => rows.where('language', '=', language ?? defaultLocale))
  const { total } = await matching.select((rows) => rows.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(columns)
    .orderBy(columnOf[sort.replace('-', '') as keyof typeof columnOf], (order) =>
      (sort.startsWith('-') ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { subscriptions: await toSubscriptions(db, admin, rows), total: Number(total) }
}

export type SubscriptionFailure =
  | { code: 'request-not-found' }
  | { code: 'edit-conflict' }
  | { code: 'status-transition' }
  | { code: 'assignee-not-found' }

/**
 * Notes something about an address, or who looks after it, in the version that was seen. Only its owner confirms an
 * address, so its state stays: fails with `status-transition` for another, `request-not-found`, `edit-conflict`, or
 * `assignee-not-found`.
 */
export async function changeSubscription(
  db: Db,
  admin: Admin<'content'>,
  {
    id,
    version,
    change,
  }: {
    id: string
    version: number
    change: { state?: string | undefined; assigneeId?: string | null | undefined; note?: string | undefined }
  },
  now: Date,
): Promise<Result<Subscription, SubscriptionFailure>> {
  return inTransaction(db, async (tx) => {
    const before = await findSubscription(tx, admin, id)
    if (!before) return fail({ code: 'request-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict' })
    if (change.state !== undefined && change.state !== before.state) return fail({ code: 'status-transition' })
    const { assigneeId } = change
    if (typeof assigneeId === 'string' && !(await isStaff(tx, admin, assigneeId)))
      return fail({ code: 'assignee-not-found' })
    const written = await own(tx)
      .updateTable('newsletter_subscriptions')
      .set((row) => ({
        staff_note: change.note ?? before.note,
        assignee_id: assigneeId === undefined ? (before.assignee?.id ?? null) : assigneeId,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (written.numUpdatedRows === 0n) return fail({ code: 'edit-conflict' })
    const subject = { kind: 'newsletter-subscription', id } as const
    await recordAudit(tx, { actor: admin, action: 'newsletter.change', subject }, now)
    const after = await findSubscription(tx, admin, id)
    return after ? ok(after) : fail({ code: 'request-not-found' })
  })
}

/**
 * Takes an address off the list, as its owner asked by telephone; gives the key by which `restoreSubscription` brings it
 * back for a quarter of an hour. Fails with `request-not-found`.
 */
export async function removeSubscription(
  db: Db,
  admin: Admin<'content'>,
  id: string,
  now: Date,
): Promise<Result<{ undo: string }, { code: 'request-not-found' }>> {
  if (!isUuid(id)) return fail({ code: 'request-not-found' })
  return inTransaction(db, async (tx) => {
    const before = await findSubscription(tx, admin, id)
    const said = await own(tx).selectFrom(TABLE).select(subscribedColumns).where('id', '=', id).execute()
    const undo = await removeRow(tx, TABLE, sql<boolean>`id = ${id}`, now)
    if (undo === undefined || !before) return fail({ code: 'request-not-found' })
    await noteConsents(tx, said, { status: 'RET', source: 'HS_CAGRI_MERKEZI', at: now })
    await endLettersTo(tx, [before])
    const subject = { kind: 'newsletter-subscription', id } as const
    await recordAudit(tx, { actor: admin, action: 'newsletter.remove', subject }, now)
    return ok({ undo })
  })
}

/**
 * Brings a removed address back as it was, its confirmation and its link to leave among it. Fails with
 * `nothing-to-restore` a quarter of an hour after it was removed or when it is back, and with `place-taken` when it asked
 * for the newsletter anew.
 */
export async function restoreSubscription(
  db: Db,
  admin: Admin<'content'>,
  undo: string,
  now: Date,
): Promise<Result<void, TakeBackFailure>> {
  return takeBack(db, { table: TABLE, undo }, now, async (tx, record) => {
    const id = String(record['id'])
    const back = await own(tx).selectFrom(TABLE).select(subscribedColumns).where('id', '=', id).execute()
    // They agreed when they confirmed, and never took it back.
    for (const each of back)
      await noteConsents(tx, [each], { status: 'ONAY', source: 'HS_WEB', at: each.confirmed_at ?? now })
    const subject = { kind: 'newsletter-subscription', id } as const
    await recordAudit(tx, { actor: admin, action: 'newsletter.restore', subject }, now)
  })
}

/** One address by its id. */
export async function findSubscription(db: Db, admin: Admin<'content'>, id: string): Promise<Subscription | undefined> {
  if (!isUuid(id)) return undefined
  const row = await own(db)
    .selectFrom('newsletter_subscriptions')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && (await toSubscriptions(db, admin, [row]))[0]
}

async function isStaff(tx: Db, admin: Admin<'content'>, userId: string): Promise<boolean> {
  return (await listStaffMembers(tx, admin)).some(({ id }) => id === userId)
}

const columns = [
  'id',
  'email',
  'language',
  'asked_at',
  'confirmed_at',
  'assignee_id',
  'staff_note',
  'version',
  'bounced_at',
  'bounce_reason',
] as const

type Row = {
  id: string
  email: string
  language: Locale
  asked_at: Date
  confirmed_at: Date | null
  assignee_id: string | null
  staff_note: string
  version: number
  bounced_at: Date | null
  bounce_reason: string
}

async function toSubscriptions(db: Db, admin: Admin<'content'>, rows: readonly Row[]): Promise<Subscription[]> {
  const names = await listUserNames(
    db,
    admin,
    rows.flatMap(({ assignee_id }) => assignee_id ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    language: row.language,
    state: row.confirmed_at === null ? 'new' : row.bounced_at === null ? 'done' : 'bounced',
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    bounced: row.bounced_at === null ? null : { at: row.bounced_at, reason: row.bounce_reason },
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
    note: row.staff_note,
    version: row.version,
  }))
}
