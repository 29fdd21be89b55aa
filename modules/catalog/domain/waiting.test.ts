import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { isOfferLive, nextInTurn, offerEnd } from './waiting.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const far = { salesCloseOn: plainDate('2027-02-10'), departsOn: plainDate('2027-02-12') }

test('seats go to those who wait longest, as far as they reach', () => {
  expect(nextInTurn([{ seats: 2 }, { seats: 1 }, { seats: 1 }], 3)).toEqual([{ seats: 2 }, { seats: 1 }])
})

test('a party that is too large is passed over, so that no seat stays empty', () => {
  expect(nextInTurn([{ seats: 3 }, { seats: 1 }], 1)).toEqual([{ seats: 1 }])
})

test('nobody gets part of what they need', () => {
  expect(nextInTurn([{ seats: 2 }], 1)).toEqual([])
})

test('an offer ends after its hours', () => {
  expect(offerEnd(far, 24, noon)).toEqual(new Date('2026-12-02T09:00:00Z'))
})

test('an offer ends with the last day of sale', () => {
  const close = { ...far, salesCloseOn: plainDate('2026-12-01') }

  expect(offerEnd(close, 24, noon)).toEqual(new Date('2026-12-01T21:00:00Z'))
})

test('an offer ends before the departure at the latest', () => {
  const close = { salesCloseOn: plainDate('2026-12-02'), departsOn: plainDate('2026-12-02') }

  expect(offerEnd(close, 48, noon)).toEqual(new Date('2026-12-01T21:00:00Z'))
})

test('an offer holds until its end, and not at its end', () => {
  expect(isOfferLive({ state: 'offered', expiresAt: null }, noon)).toBe(true)
  expect(isOfferLive({ state: 'offered', expiresAt: new Date(noon.getTime() + 1) }, noon)).toBe(true)
  expect(isOfferLive({ state: 'offered', expiresAt: noon }, noon)).toBe(false)
  expect(isOfferLive({ state: 'waiting', expiresAt: null }, noon)).toBe(false)
})
