import { waysInForm } from '#app/page/ways-in-form.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { MessageAccounts } from '#platform/messages/message-accounts.ts'
import { listAgreedWays, noteChoice, type ChoiceSource } from '#platform/messages/choices.server.ts'
import { messagePhone } from '#platform/messages/message-phone.ts'
import { listWaysInUse } from '#platform/messages/list-ways-in-use.server.ts'

type Services = { db: Db; accounts: MessageAccounts }

/** The ways in use, and which of them are agreed to for a number in E.164; `undefined` where nothing is to be chosen. */
export async function readWays({ db, accounts }: Services, phone: string) {
  const ways = await listWaysInUse(db, accounts)
  if (ways.length === 0 || messagePhone(phone) === undefined) return undefined
  return { ways, agreed: await listAgreedWays(db, phone), phone }
}

/** The ways in use to which somebody agrees, for a number in E.164. */
export async function openWays(services: Services, phone: string): Promise<MessageWay[]> {
  const known = await readWays(services, phone)
  return known?.ways.filter((way) => known.agreed.includes(way)) ?? []
}

type Said = { phone: string; source: ChoiceSource; fields: Readonly<Record<string, string>> }

/** Keeps what somebody says of the ways in use to their telephone, in E.164: what is ticked is a yes, the others a no. */
export async function saveWays(services: Services, { phone, source, fields }: Said, now: Date): Promise<void> {
  const inUse = await listWaysInUse(services.db, services.accounts)
  await inTransaction(services.db, (tx) => noteTicked(tx, inUse, { phone, source, fields }, now))
}

/** The same as the customer of an order told staff, who are named with it. */
export async function saveToldWays(
  services: Services,
  admin: Admin<'orders'>,
  { orderId, phone, fields }: { orderId: string; phone: string; fields: Readonly<Record<string, string>> },
  now: Date,
): Promise<void> {
  const inUse = await listWaysInUse(services.db, services.accounts)
  await inTransaction(services.db, async (tx) => {
    const before = await listAgreedWays(tx, phone)
    await noteTicked(tx, inUse, { phone, source: 'staff', userId: admin.id, fields }, now)
    const after = await listAgreedWays(tx, phone)
    if (before.join() === after.join()) return
    const subject = { kind: 'order', id: orderId } as const
    const act = { action: 'order.message-ways', subject, before: { ways: before }, after: { ways: after } } as const
    await recordAudit(tx, { actor: admin, ...act }, now)
  })
}

async function noteTicked(
  tx: Db,
  inUse: readonly MessageWay[],
  { fields, ...said }: Said & { userId?: string },
  now: Date,
): Promise<void> {
  const ticked = waysInForm(fields)
  for (const way of inUse) await noteChoice(tx, { ...said, way, isAgreed: ticked.includes(way) }, now)
}
