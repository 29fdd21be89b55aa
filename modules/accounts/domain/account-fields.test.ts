import { expect, test } from 'vitest'
import { problemAt, readEmail, readFullName, readMobile } from './account-fields.ts'

const readPhone = (typed: string) => (typed === '0532' ? { e164: '+90532', key: '532' } : undefined)

test.each([
  ['nothing', readFullName('  '), readEmail('  '), readMobile('  ', readPhone), ['required', 'required', 'required']],
  [
    'something else',
    readFullName('A'),
    readEmail('ayse@'),
    readMobile('12', readPhone),
    ['name-length', 'email', 'phone'],
  ],
])('%s typed into name, e-mail and telephone is told apart', (_, name, email, mobile, codes) => {
  expect([name, email, mobile].map((read) => ('code' in read ? read.code : read.value))).toEqual(codes)
})

test('what can be read is kept as it is meant', () => {
  expect(readFullName('  Ayşe  Yılmaz ')).toEqual({ value: 'Ayşe Yılmaz' })
  expect(readEmail(' ayse@example.com ')).toEqual({ value: 'ayse@example.com' })
  expect(readMobile('0532', readPhone)).toEqual({ value: { e164: '+90532', key: '532' } })
})

test('a name is between two and a hundred letters long', () => {
  expect([2, 100, 101].map((length) => 'value' in readFullName('a'.repeat(length)))).toEqual([true, true, false])
})

test('a problem stands at its field, and a value is none', () => {
  expect(problemAt('/email', readEmail(''))).toEqual([{ pointer: '/email', code: 'required' }])
  expect(problemAt('/email', readEmail('ayse@example.com'))).toEqual([])
})
