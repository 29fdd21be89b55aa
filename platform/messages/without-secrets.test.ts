import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  [
    'an order',
    'https://kafile.example/tr/order/abc?t=geheim-1_x#changes',
    'https://kafile.example/tr/order/abc?t=…#changes',
  ],
  ['a payment', 'https://kafile.example/ar/payment/Zx9_-q1', 'https://kafile.example/ar/payment/…'],
  ['a review', 'https://kafile.example/review/Zx9_-q1?from=x', 'https://kafile.example/review/…?from=x'],
])('the link to %s is shown without what opens it', (_name, link, shown) => {
  expect(withoutSecrets(`Adresi ${link} adresinde, saat 10.30.`)).toBe(`Adresi ${shown} adresinde, saat 10.30.`)
})
