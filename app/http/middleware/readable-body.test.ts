import { expect, test } from 'vitest'
import { isReadable } from './readable-body.ts'

const sent = (type: string, body: BodyInit) =>
  isReadable(new Request('http://kafile.test/', { method: 'POST', body, headers: { 'content-type': type } }))

test.each([
  ['application/json', '{"a":"b"}', true],
  ['application/json', '{"a":"\\u0041"}', true],
  ['application/json', '{"a":"\\u0000"}', false],
  ['application/json', '{"a":"\\\\u0000"}', true],
  ['application/json', '{"\\u0000":1}', false],
  ['application/json', '{"a":"\\ud800"}', false],
  ['application/json', '{"a":"\\uD83D\\uDE00"}', true],
  ['application/json', '{"a":"\\u0000', true],
  ['application/x-www-form-urlencoded', 'a=b%00', false],
  ['application/x-www-form-urlencoded', 'a=100%25', true],
  ['multipart/form-data; boundary=x', 'broken', false],
])('%s with %s', async (type, body, isGood) => {
  expect(await sent(type, body)).toBe(isGood)
})

test('a form in parts with a zero in a field cannot be read', async () => {
  const form = (text: string) => {
    const parts = new FormData()
    parts.set('note', text)
    return new Request('http://kafile.test/', { method: 'POST', body: parts })
  }

  expect([await isReadable(form('a')), await isReadable(form('a\0'))]).toEqual([true, false])
})
