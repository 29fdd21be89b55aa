import { expect, test } from 'vitest'
import { grepLines } from '#tests/setup/grep-lines.ts'
import { readRefundFailure } from './refund-failure.ts'

test.each([
  ['refused', { code: 'refused', words: '' }],
  ['the payment is disputed', { code: 'disputed', words: '' }],
  ['not_found', { code: 'not-found', words: '' }],
  ['expired_or_canceled_card', { code: 'card-closed', words: '' }],
  ['the payment provider refused: not_permitted', { code: 'refused', words: '' }],
  ['the payment provider refused: this card takes nothing back', { code: 'card-takes-nothing', words: '' }],
  ['the payment provider refused: 5093 Geçersiz', { code: 'refused', words: '5093 Geçersiz' }],
  ['Banka hesabı kapalı', { code: 'words', words: 'Banka hesabı kapalı' }],
])('%s', (stored, read) => {
  expect(readRefundFailure(stored)).toEqual(read)
})

test('whatever the program writes down of a refund that failed is said in words of the reader', async () => {
  const lines = [
    ...(await grepLines('modules/payments', /outcome: 'refused'.*(?:reason|words): '/)),
    ...(await grepLines('modules/payments/providers', /refund.*new Rejected\('\w+', '/)),
  ]
  const stored = lines.flatMap((line) => /(?:reason: |words: |Rejected\('\w+', )'([^']+)'/.exec(line)?.[1] ?? [])

  expect(stored.length).toBeGreaterThan(7)
  expect(stored.filter((words) => readRefundFailure(words).code === 'words')).toEqual([])
})
