import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { bookTransaction, type NewTransaction } from '../book-transaction.server.ts'
import { openRegister } from '../open-register.server.ts'

/** The moment at which tests book; a Monday in Istanbul. */
export const noon = new Date('2027-03-01T09:00:00Z')

/** An open register `main`, and somebody of the staff who may write into it. */
export async function aRegister(db: Db, code = 'main'): Promise<{ by: string }> {
  await openRegister(db, { code, name: `Kasa ${code}` })
  const { userId } = await aUser(db, { staffRole: 'finance' })
  return { by: userId }
}

/** 100.00 TRY in cash into `main` today; tells its id. */
export async function aTransaction(db: Db, change: Partial<NewTransaction> & { by: string }): Promise<string> {
  const booked = await bookTransaction(db, aTransactionRequest(change), noon)
  if (!booked.ok) throw new Error(booked.error.code)
  return booked.value.id
}

export function aTransactionRequest(change: Partial<NewTransaction> & { by: string }): NewTransaction {
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
