import type { DeclineReason } from '../../domain/snapshot.ts'

/** What a refusal of iyzico looks like. */
export type IyzicoRefusal = {
  errorCode?: string | null | undefined
  errorGroup?: string | null | undefined
  errorMessage?: string | null | undefined
}

/**
 * Why a card was refused, as far as the customer may know: that a card is reported lost or stolen, or is suspected, is
 * for its bank to say and looks like any other refusal.
 */
export function declineOf({ errorCode, errorGroup }: IyzicoRefusal): DeclineReason {
  return reasonOfCode[errorCode ?? ''] ?? reasonOfGroup[errorGroup ?? ''] ?? 'other'
}

/** Whether a refusal speaks of a card at all, and not of the request, the token or iyzico itself. */
export function isAboutCard(refusal: IyzicoRefusal): boolean {
  return refusal.errorCode !== COMMUNICATION_ERROR && /^(10\d{3}|600[01])$/.test(refusal.errorCode ?? '')
}

/** Whether iyzico itself does not know what came of the request. */
export function isUnclear({ errorCode }: IyzicoRefusal): boolean {
  return errorCode === COMMUNICATION_ERROR || errorCode === SYSTEM_ERROR || errorCode === GENERAL_ERROR
}

/** The words of a refusal for staff, never for customers. */
export function wordsOf({ errorCode, errorGroup, errorMessage }: IyzicoRefusal): string {
  return [errorCode, errorGroup, errorMessage].filter(Boolean).join(' ') || 'no reason given'
}

/** Neither iyzico nor we know what the bank did. */
const COMMUNICATION_ERROR = '10214'
const SYSTEM_ERROR = '1'
const GENERAL_ERROR = '100001'

const reasonOfCode: Record<string, DeclineReason> = {
  '10005': 'do_not_honour',
  '10012': 'do_not_honour',
  '10034': 'do_not_honour',
  '10041': 'do_not_honour',
  '10043': 'do_not_honour',
  '10051': 'insufficient_funds',
  '10054': 'expired_card',
  '10057': 'not_permitted',
  '10058': 'not_permitted',
  '10084': 'invalid_cvc',
  '10093': 'not_permitted',
  '10201': 'not_permitted',
  '10204': 'other',
  '10206': 'invalid_cvc',
  '10207': 'do_not_honour',
  '10209': 'do_not_honour',
  '10215': 'invalid_number',
  '10217': 'not_permitted',
  '6000': 'do_not_honour',
  '6001': 'do_not_honour',
}

/** The names that newer codes share with the old ones. */
const reasonOfGroup: Record<string, DeclineReason> = {
  NOT_SUFFICIENT_FUNDS: 'insufficient_funds',
  DO_NOT_HONOUR: 'do_not_honour',
  INVALID_TRANSACTION: 'do_not_honour',
  LOST_CARD: 'do_not_honour',
  STOLEN_CARD: 'do_not_honour',
  PICKUP_CARD: 'do_not_honour',
  FRAUD_SUSPECT: 'do_not_honour',
  EXPIRED_CARD: 'expired_card',
  INVALID_CVC2: 'invalid_cvc',
  INVALID_CVC2_LENGTH: 'invalid_cvc',
  INVALID_CARD_NUMBER: 'invalid_number',
  NOT_PERMITTED_TO_CARDHOLDER: 'not_permitted',
  NOT_PERMITTED_TO_TERMINAL: 'not_permitted',
  CARD_NOT_PERMITTED: 'not_permitted',
  RESTRICTED_BY_LAW: 'not_permitted',
}
