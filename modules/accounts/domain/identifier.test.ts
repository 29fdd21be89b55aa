import { expect, test } from 'vitest'
import { parseIdentifier } from './identifier.ts'

test('an e-mail address is known in any case', () => {
  expect(parseIdentifier(' Ayse@Example.COM ')).toEqual({ kind: 'email', key: 'ayse@example.com' })
})

test.each(['+90 532 123 45 67', '0532 123 45 67', '5321234567', '00905321234567', '٠٥٣٢ ١٢٣ ٤٥ ٦٧'])(
  'a mobile number is known when written %s',
  (typed) => {
    expect(parseIdentifier(typed)).toEqual({ kind: 'mobile', key: '905321234567' })
  },
)

test.each(['', 'ayse', 'a@b', '123', '1234567890123456'])('%j says nothing', (typed) => {
  expect(parseIdentifier(typed)).toBeUndefined()
})
