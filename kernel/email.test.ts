import { expect, test } from 'vitest'
import { emailKey, parseEmail } from './email.ts'

test.each([
  ['ayse@example.com', 'ayse@example.com'],
  ['a.b+tag@example.co.uk', 'a.b+tag@example.co.uk'],
  ['a.b+c@d.co', 'a.b+c@d.co'],
  ['a@xn--rnek-4qa.com', 'a@xn--rnek-4qa.com'],
  ['info@example.travel', 'info@example.travel'],
  ['a@örnek.com', 'a@xn--rnek-4qa.com'],
  [' a@example.com ', 'a@example.com'],
  [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
])('accepts %j', (typed, address) => {
  expect(parseEmail(typed)).toBe(address)
})

test('compares addresses in lower case and keeps what was typed', () => {
  expect(parseEmail('AYSE@EXAMPLE.COM')).toBe('AYSE@EXAMPLE.COM')
  expect(emailKey('AYSE@EXAMPLE.COM')).toBe('ayse@example.com')
})

test.each([
  ['ayşe@example.com'],
  ['İSTANBUL@EXAMPLE.COM'],
  ['a@b'],
  ['a..b@example.com'],
  ['.a@example.com'],
  ['a@-x.com'],
  ['a@example..com'],
  ['a b@example.com'],
  ['a b@c.de'],
  ['a@@b.com'],
  ['"a b"@example.com'],
  ['a@[127.0.0.1]'],
  ['a@127.0.0.1'],
  ['a@example.c'],
  ['a@example.com.'],
  ['a@example.com\r\nBcc: x@y.z'],
  ['a@example.com/örnek'],
  [`${'x'.repeat(65)}@example.com`],
  [`a@${'x'.repeat(64)}.com`],
  [`a@${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(60)}.com`],
  [''],
])('refuses %j', (typed) => {
  expect(parseEmail(typed)).toBeUndefined()
})
