import { expect, test } from 'vitest'
import { BadSignature } from '../provider.server.ts'
import { readPaytrCallback } from './paytr-callback.server.ts'
import type { PaytrAccount } from './paytr-token.server.ts'

const account: PaytrAccount = {
  merchantId: '123456',
  key: 'merchant-key-1',
  salt: 'merchant-salt-1',
  mode: 'iframe',
  baseUrl: 'https://www.paytr.com',
}

// Computed with openssl over `a1merchant-salt-1success345600` and `a1merchant-salt-1failed0`.
const paid = {
  merchant_oid: 'a1',
  status: 'success',
  total_amount: '345600',
  hash: '7BpY7FXlAJ98GxlBsQkTVofVYeHmpItBPhmnMhw4wiE=',
}
const refused = {
  merchant_oid: 'a1',
  status: 'failed',
  total_amount: '0',
  hash: '7uZAwr/DrqKnJhQKbVJ5kWMRfyiD2N125P5PqDHaX94=',
}

test('reads a notification of success as something to ask about', () => {
  expect(read(paid)).toEqual({
    attemptRef: 'a1',
    eventId: '95538324b000d817a7682316ca775e12132156bb8a21f5d0c865b56f0bd03b67',
    hint: 'captured',
  })
})

test('names a repeated notification alike and another one differently', () => {
  expect(read(paid).eventId).toBe(read({ ...paid, currency: 'USD' }).eventId)
  expect(read(refused).eventId).not.toBe(read(paid).eventId)
})

test.each([
  ['0', 'do_not_honour'],
  ['1', 'three_ds_failed'],
  ['2', 'three_ds_failed'],
  ['3', 'risk'],
  ['6', 'customer_left'],
  ['8', 'installment_not_allowed'],
  ['9', 'not_permitted'],
  ['10', 'three_ds_failed'],
  ['11', 'risk'],
  ['99', 'other'],
  ['', 'other'],
])('reads the refusal %s as %s', (code, reason) => {
  expect(read({ ...refused, failed_reason_code: code })).toMatchObject({ hint: 'declined', decline: reason })
})

test.each([
  ['another order', { ...paid, merchant_oid: 'a2' }],
  ['another status', { ...paid, status: 'failed' }],
  ['another total', { ...paid, total_amount: '345601' }],
  ['a refusal said to be a success', { ...refused, status: 'success' }],
  ['a hash cut short', { ...paid, hash: paid.hash.slice(0, -2) }],
  ['no hash', { ...paid, hash: '' }],
  ['an order with a hyphen', { ...paid, merchant_oid: 'a-1' }],
  ['nothing', {}],
])('refuses %s', (_, fields) => {
  expect(() => read(fields)).toThrow(BadSignature)
})

test('refuses the notification of another shop', () => {
  expect(() => readPaytrCallback({ ...account, key: 'merchant-key-2' }, bytesOf(paid))).toThrow(BadSignature)
})

function read(fields: Record<string, string>) {
  return readPaytrCallback(account, bytesOf(fields))
}

function bytesOf(fields: Record<string, string>): Uint8Array {
  return new TextEncoder().encode(new URLSearchParams(fields).toString())
}
