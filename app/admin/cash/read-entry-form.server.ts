import { z } from 'zod'
import { currencies } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { refundMeanings } from '#modules/booking/index.ts'
import type { CashEntry, CashEntryRefusal } from '#modules/booking/index.server.ts'
import { customerTypes, paymentTypes, transactionTypes } from '#modules/ledger/index.ts'

export type EntryProblem = 'choice' | 'amount' | 'date' | CashEntryRefusal['code']

const EntryForm = z.object({
  type: z.enum(transactionTypes),
  cashRegister: z.string().min(1).max(32),
  toCashRegister: z.string().max(32).default(''),
  amount: z.string().max(30),
  currency: z.enum(currencies),
  paymentType: z.enum(paymentTypes),
  customerType: z.enum(customerTypes),
  date: z.string().max(10),
  note: z.string().max(500).default(''),
  order: z.string().max(50).default(''),
  family: z.union([z.uuid(), z.literal('')]).default(''),
  meaning: z.enum([...refundMeanings, '']).default(''),
})

export type EntryFromForm = Omit<CashEntry, 'orderId'> & { orderNo: string | undefined }

/** What staff typed, as the books take it; otherwise the first problem. */
export function readEntryForm(fields: Record<string, string>): Result<EntryFromForm, EntryProblem> {
  const form = EntryForm.safeParse(fields)
  if (!form.success) return fail('choice')
  const { amount: typed, currency, date: typedDate, note, order, family, toCashRegister, meaning, ...rest } = form.data
  const amount = parseTypedAmount(typed, currency)
  if (!amount || amount.minor === 0) return fail('amount')
  const date = parseTypedDate(typedDate)
  if (!date) return fail('date')
  return ok({
    ...rest,
    amount,
    date,
    note: note.trim(),
    toCashRegister: toCashRegister || undefined,
    orderNo: order.trim() || undefined,
    familyId: family || undefined,
    meaning: meaning || null,
  })
}
