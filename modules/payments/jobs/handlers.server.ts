import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { deliverSandboxNotice } from '../answer-sandbox-challenge.server.ts'
import type { PaymentGateway } from '../gateway.server.ts'
import { reconcilePayments } from '../reconcile-payments.server.ts'
import { reconcileRefunds } from '../reconcile-refunds.server.ts'
import { sendRefund } from '../send-refund.server.ts'
import { sandboxCallback, sendRefundJob } from './queues.server.ts'

/** The jobs this module does itself; the others in `queues` it asks of those who sold what is paid. */
export function paymentHandlers(gateway: PaymentGateway): JobHandler[] {
  return [
    handles(sandboxCallback, (notice, now) => deliverSandboxNotice(gateway, notice, now)),
    handles(sendRefundJob, ({ refundRef }, now) => sendRefund(gateway, refundRef, now)),
  ]
}

export function paymentSchedules(gateway: PaymentGateway): Schedule[] {
  return [
    { name: 'reconcile-payments', everySeconds: 5, work: (now) => reconcilePayments(gateway, now) },
    { name: 'reconcile-refunds', everySeconds: 5, work: (now) => reconcileRefunds(gateway, now) },
  ]
}
