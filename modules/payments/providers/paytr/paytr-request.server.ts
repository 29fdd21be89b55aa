import { Buffer } from 'node:buffer'
import { nearestLocale } from '#kernel/locale.ts'
import { toDecimalText, type Currency, type Money } from '#kernel/money.ts'
import type { RefundRequest, StartPayment } from '../provider.server.ts'
import { paytrToken, type PaytrAccount } from './paytr-token.server.ts'

export type PaytrFields = Record<string, string>

/** What the request for the page in the frame carries. The amount is in kuruş here, and in lira everywhere else. */
export function frameRequest(account: PaytrAccount, request: StartPayment, now: Date): PaytrFields {
  const { amount, installments } = request
  const signed = {
    merchant_id: account.merchantId,
    user_ip: request.buyer.ip.slice(0, 39),
    merchant_oid: request.attemptRef,
    email: request.buyer.email.slice(0, 100),
    payment_amount: String(amount.minor),
    user_basket: Buffer.from(basketOf(request)).toString('base64'),
    no_installment: installments === 1 ? '1' : '0',
    max_installment: installments === 1 ? '0' : String(installments),
    currency: paytrCurrency(amount.currency),
    test_mode: '0',
  }
  return {
    ...signed,
    paytr_token: tokenOf(account, signed),
    ...commonFields(request),
    timeout_limit: String(Math.max(1, Math.floor((request.expiresAt.getTime() - now.getTime()) / 60_000))),
    lang: languageOf(request),
  }
}

/** What stands signed and hidden in the card form that the browser sends straight to PayTR. */
export function directFields(account: PaytrAccount, request: StartPayment): PaytrFields {
  const signed = {
    merchant_id: account.merchantId,
    user_ip: request.buyer.ip.slice(0, 39),
    merchant_oid: request.attemptRef,
    email: request.buyer.email.slice(0, 100),
    payment_amount: toDecimalText(request.amount),
    payment_type: 'card',
    installment_count: '0',
    currency: paytrCurrency(request.amount.currency),
    test_mode: '0',
    non_3d: '0',
  }
  return {
    ...signed,
    paytr_token: tokenOf(account, signed),
    ...commonFields(request),
    user_basket: basketOf(request),
    client_lang: languageOf(request),
  }
}

export function statusRequest(account: PaytrAccount, attemptRef: string): PaytrFields {
  const signed = { merchant_id: account.merchantId, merchant_oid: attemptRef }
  return { ...signed, paytr_token: tokenOf(account, signed) }
}

export function refundFields(account: PaytrAccount, { attemptRef, refundRef, back }: RefundRequest): PaytrFields {
  const signed = { merchant_id: account.merchantId, merchant_oid: attemptRef, return_amount: toDecimalText(back) }
  return { ...signed, paytr_token: tokenOf(account, signed), reference_no: referenceOf(refundRef) }
}

export function binRequest(account: PaytrAccount, bin: string): PaytrFields {
  const signed = { bin_number: bin, merchant_id: account.merchantId }
  return { ...signed, paytr_token: tokenOf(account, signed) }
}

/** PayTR takes letters and digits, 64 of them. */
export function referenceOf(refundRef: string): string {
  return refundRef.replaceAll(/[^A-Za-z\d]/g, '').slice(0, 64)
}

/** The order in which the fields are named is the order in which PayTR joins them. */
function tokenOf({ key, salt }: PaytrAccount, signed: PaytrFields): string {
  return paytrToken(key, [...Object.values(signed), salt])
}

/** PayTR asks for an address and a telephone number even where nothing is delivered, and refuses empty ones. */
function commonFields({ buyer, returnUrl }: StartPayment): PaytrFields {
  const address = [buyer.address, buyer.city, buyer.country].filter(Boolean).join(', ')
  return {
    user_name: buyer.name.slice(0, 60),
    user_address: address.slice(0, 400) || '-',
    user_phone: buyer.phone.slice(0, 20) || '-',
    merchant_ok_url: returnUrl,
    merchant_fail_url: returnUrl,
    debug_on: '0',
  }
}

function basketOf({ title, amount }: StartPayment): string {
  return JSON.stringify([[title, toDecimalText(amount), 1]])
}

function languageOf({ locale }: StartPayment): string {
  return nearestLocale(locale, ['en', 'tr'])
}

function paytrCurrency(currency: Currency): string {
  return currency === 'TRY' ? 'TL' : currency
}

/** The currencies PayTR takes and we sell in. */
export const paytrCurrencies = ['TRY', 'USD', 'EUR', 'GBP'] as const satisfies Money['currency'][]
