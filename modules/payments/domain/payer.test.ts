import { expect, test } from 'vitest'
import { checkPayer } from './payer.ts'

const good = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }

test('the phone may be left out', () => {
  expect(checkPayer(good)).toEqual({ ok: true, value: good })
})

test('texts are tidied and Arabic digits become Latin', () => {
  expect(checkPayer({ name: '  Ayşe   Yılmaz ', email: ' ayse@example.com ', phone: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧' })).toEqual({
    ok: true,
    value: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '+966 50 123 4567' },
  })
})

test.each([
  [{ name: ' ' }, 'payer-required', { name: 'payer-required' }],
  [{ email: '' }, 'payer-required', { email: 'payer-required' }],
  [{ name: '', email: 'a@b' }, 'payer-required', { name: 'payer-required', email: 'payer-email' }],
  [{ email: 'a@b' }, 'payer-email', { email: 'payer-email' }],
  [{ phone: 'ask my son' }, 'payer-phone', { phone: 'payer-phone' }],
  [{ phone: '12' }, 'payer-phone', { phone: 'payer-phone' }],
])('%o is refused as %s', (change, code, fields) => {
  expect(checkPayer({ ...good, ...change })).toEqual({ ok: false, error: { code, fields } })
})
