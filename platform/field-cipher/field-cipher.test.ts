import { expect, test } from 'vitest'
import { DataKeysError, newDataKey, parseDataKeys } from './data-keys.server.ts'
import { createFieldCipher, SealedFieldUnreadable } from './field-cipher.server.ts'

const seven = `test:${Buffer.alloc(32, 7).toString('base64')}`
const eight = `next:${Buffer.alloc(32, 8).toString('base64')}`
const place = '["passengers","tckn_sealed","row-1"]'

test('opens what another implementation of the same standards sealed, and computes the same index', () => {
  const cipher = createFieldCipher(parseDataKeys(seven))

  expect(cipher.open(place, 'v1.test.AAECAwQFBgcICQoL4vZtK2CNwFQhougd6HCqy5-UfNnPEZtlbPlEn2F4oEgf')).toBe(
    '10000000146 · Ş',
  )
  expect(cipher.indexes('tckn', '10000000146')).toEqual(['test.SnjqRDwlIQ83xRc0cssI3Q'])
})

test('the same text looks different each time and does not show its content', () => {
  const cipher = createFieldCipher(parseDataKeys(seven))

  const [first, second] = [cipher.seal(place, '10000000146'), cipher.seal(place, '10000000146')]

  expect(first).toMatch(/^v1\.test\.[A-Za-z0-9_-]{52}$/)
  expect(first).not.toBe(second)
  expect([cipher.open(place, first), cipher.open(place, second)]).toEqual(['10000000146', '10000000146'])
})

test('a text sealed for one place opens at no other', () => {
  const cipher = createFieldCipher(parseDataKeys(seven))
  const sealed = cipher.seal(place, 'U1234567')

  expect(() => cipher.open('["passengers","tckn_sealed","row-2"]', sealed)).toThrow(SealedFieldUnreadable)
})

test('a changed sign is noticed', () => {
  const cipher = createFieldCipher(parseDataKeys(seven))
  const sealed = cipher.seal(place, 'U1234567')
  const changed = sealed.slice(0, 20) + (sealed[20] === 'A' ? 'B' : 'A') + sealed.slice(21)

  expect(() => cipher.open(place, changed)).toThrow(SealedFieldUnreadable)
})

test.each(['', 'U1234567', 'v1.test', 'v1.test.', 'v1.test.AAAA', 'v2.test.AAAA', 'v1.test.AAAA.BBBB'])(
  '%j is no sealed text',
  (text) => {
    expect(() => createFieldCipher(parseDataKeys(seven)).open(place, text)).toThrow(SealedFieldUnreadable)
  },
)

test('the first key writes, all of them read', () => {
  const old = createFieldCipher(parseDataKeys(seven))
  const both = createFieldCipher(parseDataKeys(`${eight},${seven}`))
  const sealed = old.seal(place, 'U1234567')

  expect(both.open(place, sealed)).toBe('U1234567')
  expect(both.seal(place, 'U1234567')).toMatch(/^v1\.next\./)
  expect(both.indexes('passport', 'U1234567')).toEqual([
    expect.stringMatching(/^next\./),
    ...old.indexes('passport', 'U1234567'),
  ])
  expect(() => createFieldCipher(parseDataKeys(eight)).open(place, sealed)).toThrow(
    '"test", which is not among DATA_KEYS',
  )
})

test('equal values of two purposes cannot be told to be equal', () => {
  const cipher = createFieldCipher(parseDataKeys(seven))

  expect(cipher.indexes('tckn', '10000000146')).not.toEqual(cipher.indexes('passport', '10000000146'))
})

test('keys are separated by commas or lines', () => {
  expect(parseDataKeys(`\n${seven}\n${eight},\n`).map(({ id }) => id)).toEqual(['test', 'next'])
  expect(parseDataKeys(newDataKey('2027a'))[0]).toMatchObject({ id: '2027a', secret: { length: 32 } })
})

test.each([
  ['', 'has no key in it'],
  ['2027a', 'number 1 is none'],
  [`2027a:${Buffer.alloc(31).toString('base64')}`, 'number 1 is none'],
  [`2027A:${Buffer.alloc(32).toString('base64')}`, 'number 1 is none'],
  [`${seven} b:x`, 'number 2 is none'],
  [`${seven} ${seven}`, 'names two keys "test"'],
])('%j is refused with a sentence that quotes no key', (text, sentence) => {
  expect(() => parseDataKeys(text)).toThrow(DataKeysError)
  expect(() => parseDataKeys(text)).toThrow(sentence)
  expect(() => parseDataKeys(text)).not.toThrow(/BwcH/)
})
