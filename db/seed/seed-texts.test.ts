import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const decks = new URL('./content/', import.meta.url)
const texts = readdirSync(decks).map((name) => ({ name, text: readFileSync(new URL(name, decks), 'utf8') }))
const agreements = new URL('../../modules/booking/documents/agreements.json', import.meta.url)

const all = [...texts, { name: 'agreements', text: readFileSync(agreements, 'utf8') }]

test('what comes with the program spells the words of the trade as the interface does', () => {
  expect(
    all.flatMap(({ name, text }) =>
      (text.match(/havayol\p{L}*|(?<!\p{L})acenta\p{L}*/giu) ?? []).map((found) => [name, found]),
    ),
  ).toEqual([])
})

// Names of holidays are the agreed ones, sign by sign.
test('what comes with the program writes apostrophes as they are printed', () => {
  expect(all.length).toBeGreaterThan(8)
  expect(
    all.flatMap(({ name, text }) => (text.match(/\p{L}'\p{L}[^"]{0,20}/gu) ?? []).map((found) => [name, found])),
  ).toEqual([])
})
