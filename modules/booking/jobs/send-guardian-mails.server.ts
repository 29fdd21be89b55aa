import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { findOrder, type Order } from '../data/read-orders.server.ts'
import { CODE_MINUTES, takesGuardians, type Guardian } from '../guardians/guardian.ts'
import { findGuardian, listGuardians } from '../guardians/guardian-rows.server.ts'
import { makeCode } from '../guardians/open-door.server.ts'
import { writeGuardianMail } from '../mail/guardian-mails.tsx'
import { isolatedIn, type WrittenMail } from '../mail/order-mail-props.ts'
import type { BookingWork } from './booking-work.server.ts'

/** Mails somebody the address of an order that they look after from now on. Once a guardian. */
export async function sendGuardianNamed(work: BookingWork, guardianId: string, now: Date): Promise<void> {
  const found = await findGuarded(work.db, guardianId, now)
  if (!found) return
  const mail = await write(work, found, 'named')
  await inTransaction(work.db, (tx) => send(tx, found.guardian, `guardian-named:${guardianId}`, mail))
}

/** Makes a code for a guardian who stands at the door, and mails it; what was mailed before opens nothing any more. */
export async function sendGuardianCode(work: BookingWork, guardianId: string, now: Date): Promise<void> {
  const found = await findGuarded(work.db, guardianId, now)
  if (!found) return
  const { guardian } = found
  // What a mail needs besides is read before: the embedded engine gives nobody a turn within a transaction.
  const agency = await work.agency(guardian.locale)
  await inTransaction(work.db, async (tx) => {
    const code = await makeCode(tx, guardian, now)
    const facts = { code: isolatedIn(guardian.locale, code), minutes: String(CODE_MINUTES) }
    const mail = await writeGuardianMail(found, agency, urlOf(work, guardian), 'code', facts)
    await send(tx, guardian, `guardian-code:${guardianId}:${now.getTime()}`, mail)
  })
}

/** Tells everybody who hears of changes that this order has changed; `key` names the change. */
export async function tellGuardians(work: BookingWork, order: Order, key: string, now: Date): Promise<void> {
  if (!takesGuardians(order, now)) return
  for (const guardian of await listGuardians(work.db, order.id)) {
    if (!guardian.hearsChanges) continue
    const mail = await write(work, { guardian, order }, 'changed')
    await inTransaction(work.db, (tx) => send(tx, guardian, `${key}:guardian:${guardian.id}`, mail))
  }
}

type Guarded = { guardian: Guardian; order: Order }

async function findGuarded(db: Db, guardianId: string, now: Date): Promise<Guarded | undefined> {
  const guardian = await findGuardian(db, { id: guardianId })
  const order = guardian && (await findOrder(db, { id: guardian.orderId }))
  return order && takesGuardians(order, now) ? { guardian, order } : undefined
}

async function write(work: BookingWork, guarded: Guarded, kind: 'named' | 'changed'): Promise<WrittenMail> {
  const { guardian } = guarded
  return writeGuardianMail(guarded, await work.agency(guardian.locale), urlOf(work, guardian), kind)
}

function urlOf({ guardianUrl }: BookingWork, { locale, token }: Guardian): string {
  return guardianUrl(locale, token)
}

async function send(tx: Db, { email, locale }: Guardian, key: string, mail: WrittenMail): Promise<void> {
  await queueMail(tx, { key, to: email, locale, ...mail })
}
