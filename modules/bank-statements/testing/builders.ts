import { proveAdmin, proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, aPayment } from '#modules/payments/testing/builders.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { bookStatement } from '../book-statement.server.ts'
import { listLines } from '../list-lines.server.ts'
import { uploadStatement } from '../upload-statement.server.ts'

/** A member of staff who keeps the accounts. */
export async function anAccountant(db: Db): Promise<Admin<'payments'>> {
  const { userId, email } = await aUser(db, { staffRole: 'finance' })
  const staff = proveAdmin({
    id: userId,
    email,
    fullName: 'Fatma Demir',
    isActive: true,
    isAdmin: true,
    isAgent: false,
    isLeader: false,
    staffRole: 'finance',
  } as Parameters<typeof proveAdmin>[0])
  const admin = staff && proveArea(staff, 'payments')
  if (!admin) throw new Error('the account is not of staff')
  return admin
}

/** A customer who chose the bank transfer: the payment's token and the code to write on the transfer. */
export async function aTransfer(
  db: Db,
  now: Date,
  { amount, payer = 'Ayşe Yılmaz' }: { amount?: Money; payer?: string } = {},
): Promise<{ token: string; reference: string }> {
  await aBankAccount(db)
  // The order itself takes no money, so that lines are compared with the transfer alone.
  const { orderId } = await anOrder(db, { state: 'cancelled' })
  const token = await aPayment(db, { subject: { kind: 'order', ref: orderId }, ...(amount && { amount }) })
  const started = await startTransfer(
    aGateway(db),
    { token, idempotencyKey: crypto.randomUUID(), payer: { name: payer, email: 'ayse@example.com', phone: '' } },
    now,
  )
  if (!started.ok) throw new Error(started.error.code)
  return { token, reference: started.value.transferReference }
}

/** A file that was uploaded and booked, with its lines, the last first. */
export async function aBookedStatement(db: Db, admin: Admin<'payments'>, bytes: Uint8Array, now: Date) {
  const uploaded = await uploadStatement(db, admin, { fileName: 'hesap.xml', bytes }, now)
  if (!uploaded.ok) throw new Error(uploaded.error.code)
  const { statementId } = uploaded.value
  const booked = await bookStatement(db, admin, statementId, now)
  if (!booked.ok) throw new Error(booked.error.code)
  const { lines } = await listLines(db, admin, { statementId, page: 1, pageSize: 100 })
  return { statementId, ...booked.value, lines }
}
