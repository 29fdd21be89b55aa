import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { deliverSandboxNotice } from '../answer-sandbox-challenge.server.ts'
import type { PaymentGateway } from '../gateway.server.ts'
import { reconcilePayments } from '../reconcile-payments.server.ts'
import { sandboxCallback } from './queues.server.ts'

/** The jobs this module does itself; those it asks of others are `paymentCaptured` and `paymentAwaitingTransfer`. */
export function paymentHandlers(gateway: PaymentGateway): JobHandler[] {
  return [handles(sandboxCallback, (notice, now) => deliverSandboxNotice(gateway, notice, now))]
}

export function paymentSchedules(gateway: PaymentGateway): Schedule[] {
  return [{ name: 'reconcile-payments', everySeconds: 5, work: (now) => reconcilePayments(gateway, now) }]
}
