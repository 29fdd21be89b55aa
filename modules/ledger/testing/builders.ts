import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { bookTransaction, type NewTransaction } from '../book-transaction.server.ts'
import { enterExchangeRate, type NewExchangeRate } from '../enter-exchange-rate.server.ts'
import { importRegister } from '../import-register.server.ts'

/** The moment at which tests book; a Monday in Istanbul. */
export const noon = new Date('2027-03-01T09:00:00Z')

/** An open register `main`, and somebody of the staff who may write into it. */
export async function aRegister(db: Db, code = 'main'): Promise<{ admin: Admin<'payments' | 'refunds'> }> {
  const { userId } = await aUser(db, { staffRole: 'finance' })
  const admin = aStaffMember({ id: userId })
  await importRegister(db, { code, name: `Kasa ${code}` })
  return { admin }
}

/** 100.00 TRY in cash into `main` today; tells its id. */
export async function aTransaction(
  db: Db,
  admin: Admin<'payments'>,
  change: Partial<NewTransaction> = {},
): Promise<string> {
  const booked = await bookTransaction(db, admin, aTransactionRequest(change), noon)
  if (!booked.ok) throw new Error(booked.error.code)
  return booked.value.id
}

/** A rate to the lira, entered by somebody of the staff. */
export async function aRate(db: Db, rate: NewExchangeRate): Promise<void> {
  const { userId } = await aUser(db, { staffRole: 'finance' })
  await enterExchangeRate(db, aStaffMember({ id: userId }), rate, rate.validFrom)
}

export function aTransactionRequest(change: Partial<NewTransaction> = {}): NewTransaction {
  return {
    type: 'income',
    cashRegister: 'main',
    amount: money(10_000, 'TRY'),
    paymentType: 'cash',
    customerType: 'individual',
    date: dayInIstanbul(noon),
    note: '',
    ...change,
  }
}
