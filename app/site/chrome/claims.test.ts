import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { countIn } from './claims.ts'

test.each([
  ['1', 'عام من الخبرة'],
  ['2', 'عامين من الخبرة'],
  ['7+', 'أعوام من الخبرة'],
  ['15+', 'عامًا من الخبرة'],
  ['100+', 'عام من الخبرة'],
  ['كثير', 'عام من الخبرة'],
])('the years that the agency claims take the form of their number: %s', (years, words) => {
  const said = translator('ar', 'chrome')('footer-experience', { years, count: countIn(years) })

  expect(said).toBe(`${years} ${words}`)
})
