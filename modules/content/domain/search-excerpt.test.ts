import { expect, test } from 'vitest'
import { excerptAround, markWords } from './search-excerpt.ts'

const filler = 'Bu cümle yalnızca yer tutar ve başka bir şey söylemez. '

test('marks words as they are written and loses nothing', () => {
  const parts = markWords('Önce Mekke’ye, sonra.', new Set(['mekkeye']))

  expect(parts).toEqual([
    { text: 'Önce ', isMatch: false },
    { text: 'Mekke’ye', isMatch: true },
    { text: ', sonra.', isMatch: false },
  ])
})

test('a short text is its own excerpt', () => {
  expect(excerptAround('Mekke.', new Set(['mekke']))).toBe('Mekke.')
})

test('a long text is shown where the words stand, cut between words', () => {
  const text = `${filler.repeat(8)}Vize için pasaport gerekir. ${filler.repeat(8)}`

  const excerpt = excerptAround(text, new Set(['vize', 'pasaport']))

  expect(excerpt).toMatch(/^….*Vize için pasaport gerekir.*…$/)
  expect(excerpt.length).toBeLessThan(200)
  expect(text).toContain(excerpt.replaceAll('…', ''))
})

test('a text whose words stand nowhere in it is shown from its beginning', () => {
  expect(excerptAround(filler.repeat(8), new Set(['mekke']))).toMatch(/^Bu cümle/)
})

test('the place with the most different words is shown', () => {
  const text = `Umre. ${filler.repeat(6)}Umre ve vize. ${filler.repeat(6)}`

  expect(excerptAround(text, new Set(['umre', 'vize']))).toContain('Umre ve vize')
})
