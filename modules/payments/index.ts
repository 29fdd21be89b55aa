export {
  attemptStates,
  holdsMoney,
  isUndecided,
  paymentMethods,
  type AttemptState,
  type PaymentMethod,
} from './domain/attempt-state.ts'
export { attemptSorts, type AttemptSort } from './domain/attempt-sort.ts'
export { attemptFlags, type AttemptFlag } from './domain/apply-snapshot.ts'
export {
  cardBrand,
  cardDigits,
  checkCard,
  cvcLength,
  groupCardNumber,
  groupExpiry,
  type CardBrand,
  type CardField,
  type CardProblem,
  type TypedCard,
  cardBrandName,
  cardBrandNames,
} from './domain/card.ts'
export type { InstallmentPlan } from './domain/installments.ts'
export {
  payerConsents,
  type AgreedText,
  type KeptAgreement,
  type PayerAgreement,
  type PayerConsent,
} from './domain/agreement.ts'
export { checkPayer, type Payer, type PayerProblem } from './domain/payer.ts'
export type {
  AttemptRecord,
  BankAccount,
  PaymentChoice,
  PaymentPage,
  PaymentPageState,
  PaymentSubject,
  PaymentSummary,
} from './domain/payment-page.ts'
export type { NextStep } from './domain/next-step.ts'
export { readStepReason } from './domain/step-reason.ts'
export { readRefundFailure } from './domain/refund-failure.ts'
export type { DeclineReason } from './domain/snapshot.ts'
export type { CashRefundRefusal } from './domain/cover-cash-refund.ts'
export type { ForeignMoney } from './domain/foreign-money.ts'
export { worthAtRate, type AmountBack } from './domain/came-as.ts'
export { refundWay, wayOfHeld, type HeldMoney, type RefundRecord } from './domain/refund-record.ts'
export { isOpenRefund, refundMethods, refundStates, type RefundCause, type RefundState } from './domain/refund-state.ts'
