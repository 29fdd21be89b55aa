import { expect, test } from 'vitest'
import {
  areSigned,
  isSameHex,
  signNotification,
  signRequest,
  signValues,
  withoutTrailingZeros,
} from './iyzico-signature.server.ts'

test('signs a request as the unit test of the official client for Node publishes it', () => {
  const keys = { apiKey: 'api_key', secretKey: 'secret_key' }

  const headers = signRequest(keys, { path: 'uri', body: '"body"', randomKey: 'random_string' })

  expect(headers).toEqual({
    Authorization:
      'IYZWSv2 YXBpS2V5OmFwaV9rZXkmcmFuZG9tS2V5OnJhbmRvbV9zdHJpbmcmc2lnbmF0dXJlOjAxNzUwODkyMWEyOWVlNTYwMWJjZDFmYmU4M2VmZDJlMmJlNDNhZjAyZWNlZmYzMGNmMmU5MWE1MzlhYWIzNTU=',
    'x-iyzi-rnd': 'random_string',
  })
})

const documented = {
  secretKey: 'sandbox-qaIiLIxhjMgx3LSKIVvp6j17NunHOFtD',
  values: ['22416032', 'TRY', 'basketId', 'conversationId', '10.5', '10.5'],
  signature: '836c3a6c8db86c81043f2ca74edb13518b54a813f454f8dd762f0dd658610173',
}

test('signs the values of an answer as the documentation shows it', () => {
  expect(signValues(documented.secretKey, documented.values)).toBe(documented.signature)
})

test('recognises a signature over amounts that came with more zeros than were signed', () => {
  const asCame = ['22416032', 'TRY', 'basketId', 'conversationId', '10.50', '10.50000000']

  expect(areSigned(documented.secretKey, asCame, documented.signature)).toBe(true)
})

test.each([
  ['another amount', ['22416032', 'TRY', 'basketId', 'conversationId', '10.6', '10.5'], documented.signature],
  ['a missing value', ['22416032', 'TRY', 'basketId', undefined, '10.5', '10.5'], documented.signature],
  ['another signature', documented.values, documented.signature.replace('8', '9')],
  ['no signature', documented.values, ''],
  ['something that is none', documented.values, 'not hexadecimal at all'],
])('refuses an answer with %s', (_what, values, signature) => {
  expect(areSigned(documented.secretKey, values, signature)).toBe(false)
})

const secretKey = 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs'

test('signs a notification of a hosted form as the official samples publish it', () => {
  const notification = {
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziPaymentId: '22483975',
    token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
    paymentConversationId: 'conversationId',
    status: 'SUCCESS',
  }

  expect(signNotification(secretKey, notification)).toBe(
    '4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878',
  )
})

test('signs a notification of the direct interface as the official samples publish it', () => {
  const notification = {
    iyziEventType: 'API_AUTH',
    iyziPaymentId: '22484059',
    paymentConversationId: 'conversationId',
    status: 'SUCCESS',
  }

  expect(signNotification(secretKey, notification)).toBe(
    '92c7a72b7741bc83eb696066605c894778c87297b2c88d6037670666230e18ae',
  )
})

test('never takes an empty signature for a right one', () => {
  expect(isSameHex('', '')).toBe(false)
})

test.each([
  ['10', '10'],
  ['10.0', '10'],
  ['10.5', '10.5'],
  ['10.50', '10.5'],
  ['10.510', '10.51'],
  ['10.5105', '10.5105'],
  ['100', '100'],
  ['0.00', '0'],
  ['basket.10', 'basket.10'],
])('%s is signed as %s', (sent, signed) => {
  expect(withoutTrailingZeros(sent)).toBe(signed)
})
