import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#db/seed/build-catalogue.ts'
import { readDecks } from '#db/seed/decks.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { artOfJourneys } from './art-of-journeys.ts'
import { drawingsOfCity } from './art-places.ts'

const { hotels } = buildCatalogue(readDecks(), plainDate('2026-11-21'))
const withPage = hotels.filter(({ isPublished }) => isPublished)
const citiesOf = (picture: string) =>
  Object.entries(drawingsOfCity).flatMap(([city, keys]) => (keys.some((key) => key === picture) ? [city] : []))

test.each(withPage.map(({ key, city, image, gallery }) => [key, city, [image, ...(gallery ?? [])]] as const))(
  '%s shows %s and no other city',
  (_key, city, pictures) => {
    expect(citiesOf(pictures[0] ?? '')).toEqual([city])
    expect(new Set(pictures.flatMap(citiesOf))).toEqual(new Set([city]))
  },
)

test('no two hotels wear the same picture, so that none comes twice in a list of them', () => {
  const images = withPage.map(({ image }) => image)

  expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([])
})

/** What programs of ours have drawn, hotels and journeys. */
const drawn = [
  ...Object.keys(artOfJourneys),
  ...Object.values(drawingsOfCity)
    .flat()
    .filter((key) => /^hotel-(?:makkah|madinah|jerusalem)-\w+-(?:dawn|noon|evening|dusk|night)$/.test(key)),
].map((key) => `public/art/${key}.svg`)

test('what programs draw is small, and says in its own words nothing that only one reader understands', () => {
  expect(drawn).toHaveLength(52)
  expect(drawn.filter((path) => statSync(path).size > 30_000)).toEqual([])
  expect(drawn.filter((path) => readFileSync(path, 'utf8').includes('<text'))).toEqual([])
})

test('every drawing of a journey shows one place, and no other has the same lines', () => {
  expect(Object.keys(artOfJourneys).filter((key) => citiesOf(key).length !== 1)).toEqual([])
  expect(new Set(drawn.map((path) => readFileSync(path, 'utf8'))).size).toBe(drawn.length)
})
