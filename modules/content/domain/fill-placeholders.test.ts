import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

const facts = { title: 'Umre rehberi', firm: 'Kafile', year: 2025, nextYear: 2026 }

test.each([
  ['[title] [year]–[yearn] - [firm]', 'Umre rehberi 2025–2026 - Kafile'],
  ['[other] [year]', '[other] 2025'],
  ['[title', '[title'],
  ['', ''],
])('writes %j as %j', (text, filled) => {
  expect(fillPlaceholders(text, facts)).toBe(filled)
})
