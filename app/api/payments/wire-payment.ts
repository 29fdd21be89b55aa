import { z } from 'zod'
import { WireInstant, WireMoney } from '#app/wire/wire.ts'
import { currencies } from '#kernel/money.ts'
import { payerConsents } from '#modules/payments/index.ts'

/** Payments as calls answer them. */

const WireBankAccount = z
  .object({
    bank: z.string(),
    accountHolder: z.string(),
    iban: z.string(),
    branchName: z.string(),
    branchCode: z.string(),
    accountNumber: z.string(),
    currency: z.enum(currencies),
  })
  .meta({ id: 'BankAccount' })

const common = {
  id: z.string(),
  title: z.string(),
  reference: z.string(),
  price: WireMoney,
  expiresAt: WireInstant.nullable(),
}

const WirePlan = z.object({
  count: z.int(),
  surchargePercent: z.number(),
  total: WireMoney,
  parts: z.array(WireMoney),
})

export const WirePayment = z
  .union([
    z.object({ ...common, status: z.literal('completed'), paidAt: WireInstant }),
    z.object({
      ...common,
      status: z.literal('pending'),
      isChecking: z.literal(true).optional(),
      methods: z.array(z.enum(['card', 'transfer', 'installments'])),
      installments: z.array(WirePlan),
      bankAccounts: z.array(WireBankAccount),
      consents: z
        .array(z.enum(payerConsents))
        .meta({ description: 'What has to be true in `consents` to pay; nothing for orders, agreed to before.' }),
    }),
  ])
  .meta({ id: 'Payment', description: 'What a payment page needs to know.' })

export const WireCardPlans = z
  .object({
    card: z
      .object({ bank: z.string(), family: z.string() })
      .nullable()
      .meta({ description: 'Null where the provider does not know the card, or was not heard.' }),
    installments: z.array(WirePlan),
  })
  .meta({ id: 'CardPlans', description: 'Of the plans of the payment those that the bank of the card takes part in.' })

export const WireCardPaid = z.object({ status: z.literal('succeeded'), redirectTo: z.string(), reference: z.string() })

export const WireToBank = z.object({
  status: z.literal('requires_action'),
  action: z.object({
    kind: z.enum(['redirect', 'frame', 'card-form']),
    url: z.string(),
    method: z.enum(['GET', 'POST']),
    fields: z.record(z.string(), z.string()),
    inputs: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Names of the card fields of a card form.' }),
  }),
})

export const WireTransfer = z.object({
  status: z.literal('awaiting_transfer'),
  reference: z.string(),
  amount: WireMoney,
  bankAccounts: z.array(WireBankAccount),
  holdUntil: WireInstant.nullable(),
  confirmByMail: z
    .boolean()
    .meta({ description: 'The places wait longer once the customer has opened the link that is mailed to them.' }),
})
