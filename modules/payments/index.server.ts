export {
  answerSandboxChallenge,
  findSandboxChallenge,
  type ChallengeAnswer,
  type ChallengeResult,
  type SandboxChallenge,
} from './answer-sandbox-challenge.server.ts'
export { cancelPayment, type CancelFailure } from './cancel-payment.server.ts'
export { confirmTransfer, type ConfirmTransferFailure, type TransferConfirmation } from './confirm-transfer.server.ts'
export { findPaymentPage } from './find-payment-page.server.ts'
export { createPaymentGateway, type PaymentGateway, type PaymentUrls } from './gateway.server.ts'
export { importBankAccounts } from './import-bank-accounts.server.ts'
export { installmentRatesSetting } from './settings.server.ts'
export { paymentHandlers, paymentSchedules } from './jobs/handlers.server.ts'
export { paymentAwaitingTransfer, paymentCaptured } from './jobs/queues.server.ts'
export { listAttemptHistory, type AttemptStep } from './list-attempt-history.server.ts'
export { listPaymentsOfSubject } from './list-payments-of-subject.server.ts'
export { openPayment, type NewPayment } from './open-payment.server.ts'
export { completeReturn, receiveCallback, type CallbackFailure, type ReturnFailure } from './receive-callback.server.ts'
export {
  startCardPayment,
  type CardPaymentFailure,
  type CardPaymentOutcome,
  type CardPaymentRequest,
} from './start-card-payment.server.ts'
export {
  startTransfer,
  type AwaitedTransfer,
  type TransferFailure,
  type TransferRequest,
} from './start-transfer.server.ts'
