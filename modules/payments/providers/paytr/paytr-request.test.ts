import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { RefundRequest, StartPayment } from '../provider.server.ts'
import { directFields, frameRequest, refundFields, statusRequest } from './paytr-request.server.ts'
import type { PaytrAccount } from './paytr-token.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const account: PaytrAccount = {
  merchantId: '123456',
  key: 'merchant-key-1',
  salt: 'merchant-salt-1',
  mode: 'iframe',
  baseUrl: 'https://www.paytr.com',
}

// The expected tokens were computed with `printf %s <joined values> | openssl dgst -sha256 -hmac <key> -binary | base64`.
test('signs the request for the frame over kuruş, basket and installments in the documented order', () => {
  const fields = frameRequest(account, aStart(), noon)

  expect(fields).toMatchObject({
    payment_amount: '345600',
    no_installment: '1',
    max_installment: '0',
    currency: 'TL',
    test_mode: '0',
    timeout_limit: '30',
    lang: 'tr',
    user_name: 'Ayşe Yılmaz',
    user_address: 'Fatih, İstanbul, TR',
    merchant_ok_url: 'https://kafile.example/payment/callback?attempt=a1',
    merchant_fail_url: 'https://kafile.example/payment/callback?attempt=a1',
  })
  expect(JSON.parse(Buffer.from(fields['user_basket'] ?? '', 'base64').toString())).toEqual([
    ['Ramazan umresi', '3456.00', 1],
  ])
  expect(fields['paytr_token']).toBe('ERqvigebYIO5U70Vrl9sCJwxjmAYbHzx4qTiVjsTARo=')
})

test('lets the frame offer as many installments as the customer chose, and none for one payment', () => {
  const fields = frameRequest(account, aStart({ installments: 6 }), noon)

  expect(fields).toMatchObject({ no_installment: '0', max_installment: '6' })
})

test('signs the direct form over lira with a point, with the identity check on', () => {
  const fields = directFields(account, aStart({ amount: money(3456, 'TRY'), locale: 'ar' }))

  expect(fields).toMatchObject({
    payment_amount: '34.56',
    payment_type: 'card',
    installment_count: '0',
    non_3d: '0',
    client_lang: 'en',
    user_basket: '[["Ramazan umresi","34.56",1]]',
  })
  expect(fields['paytr_token']).toBe('6CJH+8weO9WtDm8nZ2xPHcHByGDE7tqS7mbVUwHbTDU=')
})

test('signs a status query and a refund, which carries our reference without its hyphens', () => {
  expect(statusRequest(account, 'a1')).toEqual({
    merchant_id: '123456',
    merchant_oid: 'a1',
    paytr_token: 'G2INv/5goKQnhFxt9oGieBtiE6v8o5CYkB3KlbPq0QY=',
  })
  const refund = { ...aStart(), refundRef: 'c0ffee-12', back: money(1025, 'TRY') } as unknown as RefundRequest
  expect(refundFields(account, refund)).toEqual({
    merchant_id: '123456',
    merchant_oid: 'a1',
    return_amount: '10.25',
    paytr_token: 'iQz5GSapAwgctwm/ANCkQyTARBz7eVoaXP4gtMCOFKg=',
    reference_no: 'c0ffee12',
  })
})

test('sends something for what PayTR wants and nobody told us', () => {
  const { buyer } = aStart()
  const request = aStart({ buyer: { ...buyer, phone: '', address: '', city: '', country: '' } })

  expect(frameRequest(account, request, noon)).toMatchObject({ user_address: '-', user_phone: '-' })
})

function aStart(changes: Partial<StartPayment> = {}): StartPayment {
  return {
    attemptRef: 'a1',
    amount: money(345_600, 'TRY'),
    surcharge: money(0, 'TRY'),
    installments: 1,
    title: 'Ramazan umresi',
    buyer: {
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.com',
      phone: '05321234567',
      ip: '203.0.113.7',
      address: 'Fatih',
      city: 'İstanbul',
      country: 'TR',
    },
    card: undefined,
    locale: 'tr',
    returnUrl: 'https://kafile.example/payment/callback?attempt=a1',
    notifyUrl: 'https://kafile.example/api/v1/payments/webhook/paytr',
    expiresAt: new Date('2027-03-01T12:30:00Z'),
    ...changes,
  }
}
