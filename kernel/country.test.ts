import { expect, test } from 'vitest'
import { listNationalities } from './country.ts'

test('names countries in the language, Türkiye first and the others in its order', () => {
  const names = listNationalities('tr').map(({ name }) => name)

  expect(names[0]).toBe('Türkiye')
  expect(names.indexOf('Cezayir')).toBeLessThan(names.indexOf('Çekya'))
  expect(listNationalities('ar').find(({ code }) => code === 'SA')?.name).toContain('السعودية')
})

test.each([
  ['tr', 'Filistin'],
  ['en', 'Palestine'],
  ['ar', 'فلسطين'],
] as const)('Palestine is called in %s as its people call it', (locale, name) => {
  expect(listNationalities(locale).find(({ code }) => code === 'PS')?.name).toBe(name)
})
