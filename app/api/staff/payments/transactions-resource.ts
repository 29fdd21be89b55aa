import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { parseDecimalText } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { bookCashEntry, findOrderNames, listCashOwners } from '#modules/booking/index.server.ts'
import { listTransactions } from '#modules/ledger/index.server.ts'
import type { Route } from './+types/transactions-resource.ts'
import { answerStaffOnce, onceCodes, toAnswer } from '../answer-staff-once.server.ts'
import { refuseTransaction } from './refuse-transaction.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import {
  sumOnWire,
  TransactionBody,
  TransactionFilter,
  transactionOnWire,
  WireTransactionId,
  WireTransactions,
} from './wire-transaction.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Entries of the cash registers, filtered, the newest day first, with their sums',
      query: TransactionFilter,
      answers: { 200: WireTransactions },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Books an entry of a cash register',
      body: TransactionBody,
      answers: { 201: WireTransactionId },
      problems: [...onceCodes, 'day_closed', 'status_transition'],
    },
  },
}

/** Entries of the cash registers, filtered, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const filter = readQuery(call, TransactionFilter)
    if (!filter.ok) return filter.error
    const { transactions, total, sums } = await listTransactions(db, filter.value)
    const owners = await listCashOwners(db, admin, transactions)
    const { data, meta } = pageOf(
      transactions.map((transaction) => transactionOnWire(transaction, owners)),
      { ...filter.value, total },
    )
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(
      { data, meta: { ...meta, sums: sums.map(sumOnWire) } },
      { headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, meta) } },
    )
  })
}

/** Books an entry, once for each key. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', (db, admin) =>
    answerStaffOnce(call, { db, admin, schema: TransactionBody }, async (tx, body) => {
      const amount = parseDecimalText(body.amount.amount, body.amount.currency)
      if (!amount || amount.minor <= 0) return toAnswer(refuseTransaction(call, 'amount'))
      const order = body.orderId === null ? undefined : await findOrderNames(tx, admin, body.orderId)
      if (body.orderId !== null && !order) return toAnswer(refuseTransaction(call, 'order-not-found'))
      const booked = await bookCashEntry(
        tx,
        admin,
        {
          type: body.type,
          cashRegister: body.cashRegister,
          toCashRegister: body.toCashRegister ?? undefined,
          amount,
          paymentType: body.paymentType,
          customerType: body.customerType,
          date: plainDate(body.date),
          note: body.note,
          orderId: order?.orderId,
        },
        new Date(),
      )
      if (!booked.ok) return toAnswer(refuseTransaction(call, booked.error.code))
      return { status: 201, body: booked.value }
    }),
  )
}
