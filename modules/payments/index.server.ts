export {
  answerSandboxChallenge,
  findSandboxChallenge,
  type ChallengeAnswer,
  type ChallengeResult,
  type SandboxChallenge,
} from './answer-sandbox-challenge.server.ts'
export { announceDispute, isDisputable, type AnnounceDisputeFailure } from './announce-dispute.server.ts'
export { askAgain, type AskAgainFailure } from './ask-again.server.ts'
export { clearAttention, type ClearAttentionFailure } from './clear-attention.server.ts'
export { countAttention } from './count-attention.server.ts'
export { listAttention } from './list-attention.server.ts'
export { listAttempts, type AttemptListRequest, type ListedAttempt } from './list-attempts.server.ts'
export { listProviders, orderProviders, type ProviderOverview } from './order-providers.server.ts'
export { settleDispute, type DisputeEnd, type SettleDisputeFailure } from './settle-dispute.server.ts'
export { settleByHand, type HandSettlement, type HandSettlementFailure } from './settle-by-hand.server.ts'
export { cancelPayment, type CancelFailure } from './cancel-payment.server.ts'
export { changePayment, type ChangePaymentFailure, type PaymentChange } from './change-payment.server.ts'
export { completeByHand, type CompleteByHandFailure, type HandCompletion } from './complete-by-hand.server.ts'
export { confirmTransfer, type ConfirmTransferFailure, type TransferConfirmation } from './confirm-transfer.server.ts'
export { findAttempt, type AttemptDetail } from './find-attempt.server.ts'
export { findCardPlans, type CardPlans, type CardPlansFailure } from './find-card-plans.server.ts'
export { findPaymentPage } from './find-payment-page.server.ts'
export { createPaymentGateway, type PaymentGateway, type PaymentUrls } from './gateway.server.ts'
export { importPayments } from './import-payments.server.ts'
export { parseTurkishIban } from './iban.server.ts'
export { listShownBankAccounts, replaceBankAccounts } from './replace-bank-accounts.server.ts'
export { importBankAccounts } from './import-bank-accounts.server.ts'
export { installmentRatesSetting, transferHoldHoursSetting } from './settings.server.ts'
export { paymentHandlers, paymentSchedules } from './jobs/handlers.server.ts'
export { disputeLost, paymentAwaitingTransfer, paymentCaptured, refundSettled } from './jobs/queues.server.ts'
export { listAttemptHistory, type AttemptStep } from './list-attempt-history.server.ts'
export { listBankAccounts } from './list-bank-accounts.server.ts'
export { findTransfer } from './find-transfer.server.ts'
export { listTransfers } from './list-transfers.server.ts'
export type { TransferRecord } from './data/transfers.server.ts'
export { listChargeRefs } from './list-charge-refs.server.ts'
export { listPaymentsOfSubject } from './list-payments-of-subject.server.ts'
export { openPayment, paymentToOpen, type NewPayment } from './open-payment.server.ts'
export { dividePayment } from './divide-payment.server.ts'
export { movePayment, type OtherSubject } from './move-payment.server.ts'
export { openPaymentElsewhere } from './open-payment-elsewhere.server.ts'
export { openPaymentLike, type SimilarPayment } from './open-payment-like.server.ts'
export { retellPayments } from './retell-payments.server.ts'
export { reopenPayment, type ReopenFailure } from './reopen-payment.server.ts'
export { withdrawPayment, type WithdrawFailure } from './withdraw-payment.server.ts'
export { completeReturn, receiveCallback, type CallbackFailure, type ReturnFailure } from './receive-callback.server.ts'
export { payFromCredit, type CreditFailure } from './pay-from-credit.server.ts'
export {
  isCashRefund,
  listForDesk,
  planCashRefund,
  recordCashRefund,
  type CashRefundPlan,
  type RateBack,
} from './refund-in-cash.server.ts'
export { listCashMoney, type CashMoney } from './list-cash-money.server.ts'
export { recordCash } from './record-cash.server.ts'
export { recordReceivedTransfer, type ReceivedTransfer } from './record-received-transfer.server.ts'
export {
  findCountedTransfer,
  isTakenBack,
  reversePartOfTransfer,
  reverseReceivedTransfer,
} from './reverse-received-transfer.server.ts'
export { findCountedCash, reverseCash, type CountedCash } from './reverse-cash.server.ts'
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
export { forgetPayers, listUnsettledSubjects } from './forget-payers.server.ts'
export { endAwaitedTransfers, isMoneyUnderWay } from './end-awaited-transfers.server.ts'
export { endOpenPayments } from './end-open-payments.server.ts'
export { listReceivers } from './list-receivers.server.ts'
export { listCameAs } from './list-came-as.server.ts'
export { listRefundsToMake } from './list-refunds-to-make.server.ts'
export { listHeldMoney, listRefundsOfSubject } from './list-refunds.server.ts'
export { requestRefund, type RefundRefusal, type RefundWish } from './request-refund.server.ts'
export { returnUnneeded } from './return-unneeded.server.ts'
export {
  nameRefundPayee,
  settleRefund,
  type PayeeFailure,
  type RefundSettlement,
  type SettleRefundFailure,
} from './settle-refund.server.ts'
export { trustPayer } from './trust-payer.server.ts'
