import { expect, test } from 'vitest'
import { plainDate } from './plain-date.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { offerRepair } from './offer-repair.ts'

const offer = (lines: string) => offerRepair(lines, plainDate('2027-01-10'))?.document

test('one O for a nought is offered back, in the number and in a date', () => {
  const lines = passportLines({ number: 'U10345678', birth: '600501' })

  expect(offer(lines.replace('U10345678', 'U1O345678'))).toMatchObject({ number: 'U10345678' })
  expect(offer(lines.replace('600501', '6O0501'))).toMatchObject({
    bornOn: '1960-05-01',
  })
})

test('two wrong signs, a sign that resembles none, and lines that are right are left alone', () => {
  const lines = passportLines({ number: 'U10345678' })

  expect(offer(lines.replace('U10345678', 'U1OE45678'))).toBeUndefined()
  expect(offer(lines.replace('U10345678', 'U10345679'))).toBeUndefined()
  expect(offer(lines.slice(0, 60))).toBeUndefined()
})
