import { expect, test } from 'vitest'
import { isCardNumber } from './card.ts'
import { sandboxCards } from './sandbox-cards.ts'

test('the numbers of the test bank are unlike each other and pass our own card check', () => {
  expect(new Set(sandboxCards.map((card) => card.number)).size).toBe(sandboxCards.length)
  expect(sandboxCards.filter((card) => !isCardNumber(card.number))).toEqual([])
})
