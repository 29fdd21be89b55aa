import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const decks = new URL('./content/', import.meta.url)
const texts = readdirSync(decks).map((name) => ({ name, text: readFileSync(new URL(name, decks), 'utf8') }))
const holidays = new URL('../../modules/catalog/data/holidays.json', import.meta.url)
const agreements = new URL('../../modules/booking/documents/agreements.json', import.meta.url)

test('what comes with the program writes apostrophes as they are printed', () => {
  const all = [
    ...texts,
    { name: 'holidays', text: readFileSync(holidays, 'utf8') },
    { name: 'agreements', text: readFileSync(agreements, 'utf8') },
  ]

  expect(all.length).toBeGreaterThan(8)
  expect(
    all.flatMap(({ name, text }) => (text.match(/\p{L}'\p{L}[^"]{0,20}/gu) ?? []).map((found) => [name, found])),
  ).toEqual([])
})
