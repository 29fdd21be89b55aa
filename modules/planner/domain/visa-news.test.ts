import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { visaNewsOf } from './visa-news.ts'

const since = plainDate('2027-03-03')
const usual = { min: 2, max: 5 }

test('an application is slow from the day after the last usual one on, and never without a known day', () => {
  const isSlow = (day: string, from: typeof since | null = since) => {
    const news = visaNewsOf({ step: 'applied', since: from }, usual, plainDate(day))
    return news?.step === 'applied' && news.isSlow
  }

  expect([isSlow('2027-03-08'), isSlow('2027-03-09'), isSlow('2027-05-01', null)]).toEqual([false, true, false])
})

test('nothing is told before a visa was handed in, or where none is needed', () => {
  const told = ['to-collect', 'ready', 'not-needed', 'granted', 'refused'].map(
    (step) => visaNewsOf({ step, since }, usual, since)?.step,
  )

  expect(told).toEqual([undefined, undefined, undefined, 'granted', 'refused'])
  expect(visaNewsOf(undefined, usual, since)).toBeNull()
})
