import { expect, test } from 'vitest'
import { cardTermsOf } from './card-terms.server.ts'

const card = { status: 'success', cardType: 'credit', bank: 'Yapı Kredi', brand: 'world' }

test('a Turkish credit card may be spread over a year', () => {
  const terms = cardTermsOf(card)

  expect(terms).toMatchObject({ bank: 'Yapı Kredi', family: 'world' })
  expect(terms?.counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test.each([
  ['debit card', { ...card, cardType: 'debit' }],
  ['card of no programme', { ...card, brand: 'none' }],
])('a %s pays at once', (_, answer) => {
  expect(cardTermsOf(answer)?.counts).toEqual([1])
})

test('of a foreign card PayTR tells nothing', () => {
  expect(cardTermsOf({ status: 'failed' })).toBeUndefined()
})
