import { problemOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { moneyOnWire, QueryDay, WireMoney } from '#app/wire/wire.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { currencies, parseDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { confirmTransfer, type ConfirmTransferFailure } from '#modules/payments/index.server.ts'
import type { Route } from './+types/confirmations-resource.ts'
import { answerStaffOnce, onceCodes, toAnswer } from '../answer-staff-once.server.ts'
import { answerStaff } from '../staff-call.server.ts'

const ConfirmationBody = z.strictObject({
  amount: z.strictObject({ amount: z.string().max(20), currency: z.enum(currencies) }),
  receivedOn: QueryDay.optional().meta({ description: 'The day it came to the account; today unless said otherwise.' }),
  note: z.string().trim().max(500).default(''),
})

const WireConfirmation = z
  .object({
    paymentId: z.string(),
    received: WireMoney,
    rest: WireMoney.meta({ description: 'What has still to come; nothing when the transfer is complete.' }),
  })
  .meta({ id: 'TransferConfirmation', description: 'Money of an awaited transfer that is on the account.' })

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Records that an awaited transfer, or a part of it, is on the account',
      body: ConfirmationBody,
      answers: { 201: WireConfirmation },
      problems: [...onceCodes, 'payment_not_found', 'already_paid'],
    },
  },
}

/** Records money that came by transfer, once for a key, as the page of the order does. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', (db, admin) =>
    answerStaffOnce(call, { db, admin, schema: ConfirmationBody }, async (tx, body) => {
      const now = new Date()
      const { receivedOn = dayInIstanbul(now), note } = body
      const received = parseDecimalText(body.amount.amount, body.amount.currency)
      if (!received || received.minor <= 0) return toAnswer(refuseFields(call, [{ pointer: '/amount/amount' }]))
      if (receivedOn > dayInIstanbul(now)) return toAnswer(refuseFields(call, [{ pointer: '/receivedOn' }]))

      const { attemptRef } = call.params
      const signed = [receivedOn, note, `(${admin.email})`].filter(Boolean).join(' ')
      const confirmed = await confirmTransfer(tx, { attemptRef, received, note: signed, by: admin.id }, now)
      if (!confirmed.ok) return toAnswer(refuse(call, confirmed.error.code))
      const rest = moneyOnWire(confirmed.value.rest)
      return { status: 201, body: { paymentId: attemptRef, received: moneyOnWire(received), rest } }
    }),
  )
}

function refuse(call: Route.ActionArgs, code: ConfirmTransferFailure['code']): Response {
  switch (code) {
    case 'currency':
      return refuseFields(call, [{ pointer: '/amount/currency' }])
    default:
      return refuseWith(call, problemOf(code))
  }
}
