import { expect, test } from 'vitest'
import { createIyzicoProvider } from './iyzico-provider.server.ts'

const originsAt = (baseUrl: string) =>
  createIyzicoProvider({ apiKey: 'key', secretKey: 'secret', baseUrl }).traits.origins

test.each([
  ['https://api.iyzipay.com', ['https://cpp.iyzipay.com']],
  ['https://sandbox-api.iyzipay.com', ['https://sandbox-cpp.iyzipay.com']],
  ['http://127.0.0.1:3170/', ['http://127.0.0.1:3170']],
])('a contract at %s lets the payment page lead to %j', (baseUrl, origins) => {
  expect(originsAt(baseUrl)).toEqual(origins)
})
