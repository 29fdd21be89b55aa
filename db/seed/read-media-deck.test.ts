import { expect, test } from 'vitest'
import { toHijri } from '#kernel/hijri.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { readMediaDeck } from './read-media-deck.ts'

const DHU_AL_HIJJAH = 12

test.each(['2026-11-21', '2027-03-01', '2027-09-01'])('no picture of a season from %s lies in the future', (day) => {
  const { media, shares } = readMediaDeck(plainDate(day))

  expect([...media, ...shares].filter(({ takenOn }) => takenOn >= day)).toEqual([])
})

test('Arafat was seen on a day of Arafat', () => {
  const { media } = readMediaDeck(plainDate('2026-11-21'))
  const arafat = media.find(({ id }) => id === 'arafat-mina-tents')

  expect(toHijri(plainDate(arafat?.takenOn ?? ''))).toMatchObject({ month: DHU_AL_HIJJAH, day: 9 })
})

test('every picture is marked as a stand-in', () => {
  expect(readMediaDeck(plainDate('2026-11-21')).media.every(({ isSample }) => isSample)).toBe(true)
})
