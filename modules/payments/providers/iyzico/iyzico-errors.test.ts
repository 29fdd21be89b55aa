import { expect, test } from 'vitest'
import { declineOf, isAboutCard, isUnclear, wordsOf } from './iyzico-errors.ts'

test.each([
  ['10051', 'insufficient_funds'],
  ['10054', 'expired_card'],
  ['10084', 'invalid_cvc'],
  ['10206', 'invalid_cvc'],
  ['10215', 'invalid_number'],
  ['10057', 'not_permitted'],
  ['10058', 'not_permitted'],
  ['10093', 'not_permitted'],
  ['10201', 'not_permitted'],
  ['10217', 'not_permitted'],
  ['10005', 'do_not_honour'],
  ['10012', 'do_not_honour'],
  ['10207', 'do_not_honour'],
  ['10209', 'do_not_honour'],
  ['10204', 'other'],
  ['10999', 'other'],
])('%s is said as %s', (errorCode, reason) => {
  expect(declineOf({ errorCode })).toBe(reason)
})

test.each([
  ['10041', 'LOST_CARD'],
  ['10043', 'STOLEN_CARD'],
  ['10034', 'FRAUD_SUSPECT'],
  ['6001', undefined],
])('nobody learns from us that a card is reported or suspected: %s', (errorCode, errorGroup) => {
  expect(declineOf({ errorCode, errorGroup })).toBe('do_not_honour')
})

test('the name of an error counts where its number is new', () => {
  expect(declineOf({ errorCode: '10777', errorGroup: 'NOT_SUFFICIENT_FUNDS' })).toBe('insufficient_funds')
})

test.each(['10214', '1', '100001'])('after %s nobody knows what the bank did', (errorCode) => {
  expect(isUnclear({ errorCode })).toBe(true)
  expect(isAboutCard({ errorCode })).toBe(false)
})

test.each(['5152', '11', '1000', undefined])('%s says nothing about a card', (errorCode) => {
  expect(isAboutCard({ errorCode })).toBe(false)
})

test('keeps the words of a refusal for staff', () => {
  expect(wordsOf({ errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS', errorMessage: 'Yetersiz bakiye' })).toBe(
    '10051 NOT_SUFFICIENT_FUNDS Yetersiz bakiye',
  )
})
