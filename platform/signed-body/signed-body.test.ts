import { expect, test } from 'vitest'
import { isSigned, signBody } from './signed-body.server.ts'

const sentAt = new Date(1_700_000_000_000)
const body = '{"id":"evt_1","type":"checkout.session.completed"}'
const right = 't=1700000000,v1=749721cbedbfa4cc1aa6c9c2bec1edd93766a07906c9d9b3dbc7626e4e660caf'

test('signs as the known vector says', () => {
  expect(signBody('whsec_test', body, sentAt)).toBe(right)
  expect(isSigned('whsec_test', right, new TextEncoder().encode(body), sentAt)).toBe(true)
})

test('accepts one right signature among several, as while a secret is changed', () => {
  expect(isSigned('whsec_test', `${right},v1=00ff`, body, sentAt)).toBe(true)
  expect(isSigned('whsec_test', right.replace('v1=', `v1=${'0'.repeat(64)},v1=`), body, sentAt)).toBe(true)
})

test.each([
  ['another body', right, `${body} `, sentAt],
  ['a truncated signature', right.slice(0, -2), body, sentAt],
  ['no signature', 't=1700000000', body, sentAt],
  ['no time', right.slice(right.indexOf('v1')), body, sentAt],
  ['another time', right.replace('1700000000', '1700000001'), body, sentAt],
  ['nothing', '', body, sentAt],
  ['six minutes later', right, body, new Date(sentAt.getTime() + 360_000)],
])('refuses %s', (_, header, bytes, now) => {
  expect(isSigned('whsec_test', header, bytes, now)).toBe(false)
})

test('refuses another secret', () => {
  expect(isSigned('whsec_other', right, body, sentAt)).toBe(false)
})
