import type { ResourceHandle } from '#app/page/page-handle.ts'
import { refuseCommonly } from '#app/api/payments/payment-call.server.ts'
import { takeCashBack } from '#modules/booking/index.server.ts'
import type { Route } from './+types/transaction-reversals-resource.ts'
import { answerStaffOnce, onceCodes, toAnswer } from '../answer-staff-once.server.ts'
import { refuseTransaction } from './refuse-transaction.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { ReversalBody, WireTransactionId } from './wire-transaction.ts'

export const handle: ResourceHandle = {
  methods: ['POST'],
  describes: {
    POST: {
      summary: 'Takes an entry of a cash register back',
      body: ReversalBody,
      answers: { 201: WireTransactionId },
      problems: [...onceCodes, 'day_closed', 'reversed_already', 'status_transition'],
    },
  },
}

/** Takes an entry back, once; what is written for it stays beside it. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', (db, admin) =>
    answerStaffOnce(call, { db, admin, schema: ReversalBody }, async (tx, { note }) => {
      const reversed = await takeCashBack(tx, admin, { id: call.params.transactionId, note }, new Date())
      if (reversed.ok) return { status: 201, body: reversed.value }
      if (reversed.error.code === 'transaction-not-found') return toAnswer(refuseCommonly(call, 'not_found'))
      return toAnswer(refuseTransaction(call, reversed.error.code))
    }),
  )
}
