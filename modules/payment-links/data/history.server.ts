import { sql } from 'kysely'
import { z } from 'zod'
import { currencies, money, type Money } from '#kernel/money.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { LinkStatus } from '../domain/link-status.ts'
import type { LinkEvent, LinkEventKind, LinkFieldChange } from '../domain/payment-link.ts'
import { own } from './tables.server.ts'

export type NewLinkEvent = {
  rowId: string
  kind: LinkEventKind
  /** The state before, where the event is a step to another one. */
  from?: LinkStatus
  /** Nobody of the staff when the payment itself did it. */
  userId: string | null
  changes?: LinkFieldChange[]
  refund?: { ref: string; amount: Money }
  note?: string
}

/** Writes what happened, and returns the number of the line. */
export async function noteLinkEvent(tx: Db, event: NewLinkEvent, now: Date): Promise<number> {
  const { rowId, kind, userId, changes = [], refund, note = '' } = event
  const { id } = await own(tx)
    .insertInto('payment_link_history')
    .values({
      link_id: rowId,
      kind,
      user_id: userId,
      before: toJson(sideOf(changes, 'before')),
      after: toJson({ ...sideOf(changes, 'after'), ...(refund && { refund }) }),
      note,
      happened_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (userId !== null) await recordLinkAct(tx, { ...event, userId }, now)
  return id
}

/** Into the audit log, without the words that staff typed: they may name people. */
async function recordLinkAct(
  tx: Db,
  { rowId, kind, from, userId, changes = [] }: NewLinkEvent & { userId: string },
  now: Date,
) {
  const link = await own(tx)
    .selectFrom('payment_links')
    .select(['public_id', 'status', 'amount_minor', 'currency'])
    .where('id', '=', rowId)
    .executeTakeFirstOrThrow()
  const wordless = changes.map((change) =>
    change.field === 'title' || change.field === 'note' ? { ...change, before: '***', after: '***' } : change,
  )
  const facts = { status: link.status, price: { minor: link.amount_minor, currency: link.currency } }
  await recordAudit(
    tx,
    {
      actor: { id: userId },
      action: `payment-link.${kind}`,
      subject: { kind: 'payment-link', id: link.public_id },
      before: { ...(kind !== 'created' && { status: from ?? link.status }), ...sideOf(wordless, 'before') },
      after: { ...facts, ...sideOf(wordless, 'after') },
    },
    now,
  )
}

/** The latest hundred events of a link, the newest first. */
export async function listLinkEvents(db: Db, rowId: string): Promise<LinkEvent[]> {
  const rows = await own(db)
    .selectFrom('payment_link_history')
    .select(['id', 'kind', 'user_id', 'before', 'after', 'note', 'happened_at'])
    .where('link_id', '=', rowId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => {
    const after = SideColumn.parse(row.after)
    return {
      id: row.id,
      kind: row.kind,
      userId: row.user_id,
      changes: changesOf(SideColumn.parse(row.before), after),
      refunded: after.refund?.amount ?? null,
      note: row.note,
      at: row.happened_at,
    }
  })
}

/** Whether it is written down already how a refund of a link ended. */
export async function hasRefundEvent(
  tx: Db,
  { rowId, kind, refundRef }: { rowId: string; kind: LinkEventKind; refundRef: string },
): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('payment_link_history')
    .select('id')
    .where('link_id', '=', rowId)
    .where('kind', '=', kind)
    .where(sql`(after -> 'refund') ->> 'ref'`, '=', refundRef)
    .executeTakeFirst()
  return row !== undefined
}

const words = { title: z.string(), note: z.string(), name: z.string(), email: z.string(), phone: z.string() }
const amount = z
  .object({ minor: z.number().int(), currency: z.enum(currencies) })
  .transform(({ minor, currency }) => money(minor, currency))
const instant = z.iso.datetime().transform((text) => new Date(text))

const refund = z.object({ ref: z.string(), amount })

/** One side of a change as the database keeps it; further fields of older lines are left out. */
const SideColumn = z.object({ ...words, price: amount, expiresAt: instant.nullable(), refund }).partial()

type Side = z.infer<typeof SideColumn>

function sideOf(changes: LinkFieldChange[], side: 'before' | 'after') {
  return Object.fromEntries(changes.map((change) => [change.field, change[side]]))
}

function changesOf(before: Side, after: Side): LinkFieldChange[] {
  const changes: LinkFieldChange[] = []
  if (before.price && after.price) changes.push({ field: 'price', before: before.price, after: after.price })
  for (const field of ['title', 'note', 'name', 'email', 'phone'] as const) {
    const [was, is] = [before[field], after[field]]
    if (was !== undefined && is !== undefined) changes.push({ field, before: was, after: is })
  }
  if (before.expiresAt !== undefined && after.expiresAt !== undefined)
    changes.push({ field: 'expiresAt', before: before.expiresAt, after: after.expiresAt })
  return changes
}
