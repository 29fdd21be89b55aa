import { createHmac } from 'node:crypto'

export type PaytrKeys = { merchantId: string; key: string; salt: string }

/** An order as the shop announced it, and what became of it. */
export type PaytrOrder = {
  oid: string
  amountMinor: number
  currency: string
  maxInstallments: number
  okUrl: string
  failUrl: string
  /** The first six and last four digits, once a card was typed. */
  maskedPan: string
  installments: number
  /** What the customer paid, interest included. */
  totalMinor: number
  state: 'open' | 'paid' | 'refused'
}

type Fields = Record<string, string>

/** Base64 of HMAC-SHA256 over the values as they are, the salt where the documentation puts it. */
export function sign(key: string, ...values: string[]): string {
  return createHmac('sha256', key).update(values.join(''), 'utf8').digest('base64')
}

/** What is wrong with a request for the frame; `undefined` when nothing is. */
export function problemOfFrame(fields: Fields, { merchantId, key, salt }: PaytrKeys): string | undefined {
  const signed = ['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount', 'user_basket']
  const terms = ['no_installment', 'max_installment', 'currency', 'test_mode']
  const values = [...signed, ...terms].map((name) => fields[name] ?? '')
  if (fields['merchant_id'] !== merchantId) return 'merchant_id gecersiz'
  if (fields['paytr_token'] !== sign(key, ...values, salt)) return 'paytr_token gecersiz'
  if (!/^[1-9]\d*$/.test(fields['payment_amount'] ?? '')) return 'payment_amount gecersiz'
  if (!/^[01]$/.test(fields['no_installment'] ?? '')) return 'no_installment gecersiz'
  if (!/^(0|[2-9]|1[0-2])$/.test(fields['max_installment'] ?? '')) return 'max_installment gecersiz'
  const basket: unknown = JSON.parse(Buffer.from(fields['user_basket'] ?? '', 'base64').toString('utf8'))
  return problemOfBasket(basket) ?? problemOfBuyer(fields)
}

/** What is wrong with a form that a browser sent straight to PayTR. */
export function problemOfDirect(fields: Fields, { merchantId, key, salt }: PaytrKeys): string | undefined {
  const signed = ['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount', 'payment_type']
  const terms = ['installment_count', 'currency', 'test_mode', 'non_3d']
  const values = [...signed, ...terms].map((name) => fields[name] ?? '')
  if (fields['merchant_id'] !== merchantId) return 'merchant_id gecersiz'
  if (fields['paytr_token'] !== sign(key, ...values, salt)) return 'paytr_token gecersiz'
  if (!/^\d+\.\d{2}$/.test(fields['payment_amount'] ?? '')) return 'payment_amount gecersiz'
  if (fields['payment_type'] !== 'card' || fields['non_3d'] !== '0') return '3D zorunlu'
  if (!fields['cc_owner'] || !/^\d{1,2}$/.test(fields['expiry_month'] ?? '')) return 'kart bilgileri eksik'
  return problemOfBasket(JSON.parse(fields['user_basket'] ?? '')) ?? problemOfBuyer(fields)
}

/** A new order of either kind; `minor` because one speaks of kuruş and the other of lira. */
export function newOrder(fields: Fields, minor: number): PaytrOrder {
  return {
    oid: fields['merchant_oid'] ?? '',
    amountMinor: minor,
    currency: fields['currency'] || 'TL',
    maxInstallments: fields['no_installment'] === '1' ? 1 : Number(fields['max_installment'] ?? 1),
    okUrl: fields['merchant_ok_url'] ?? '',
    failUrl: fields['merchant_fail_url'] ?? '',
    maskedPan: '',
    installments: 0,
    totalMinor: minor,
    state: 'open',
  }
}

/** `1080,5`: in lira, with a comma, and without the zeros at the end, as the documentation shows it. */
export function liraText(minor: number): string {
  return String(minor / 100).replace('.', ',')
}

function problemOfBasket(basket: unknown): string | undefined {
  const isGood =
    Array.isArray(basket) &&
    basket.length > 0 &&
    basket.every((line) => Array.isArray(line) && line.length === 3 && /^\d+\.\d{2}$/.test(String(line[1])))
  return isGood ? undefined : 'user_basket gecersiz'
}

function problemOfBuyer(fields: Fields): string | undefined {
  if (!/^[A-Za-z\d]{1,64}$/.test(fields['merchant_oid'] ?? '')) return 'merchant_oid gecersiz'
  const needed = ['user_ip', 'email', 'user_name', 'user_address', 'user_phone', 'merchant_ok_url', 'merchant_fail_url']
  const missing = needed.find((name) => !fields[name])
  if (missing) return `${missing} gonderilmedi`
  return ['TL', 'TRY', 'USD', 'EUR', 'GBP', 'RUB'].includes(fields['currency'] ?? '') ? undefined : 'currency gecersiz'
}
