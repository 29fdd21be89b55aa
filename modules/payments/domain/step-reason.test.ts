import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { readStepReason } from './step-reason.ts'

test.each([
  ['taken at the desk', { code: 'at-desk', words: '' }],
  ['manual: captured', { code: 'seen-manual', words: '' }],
  ['callback: not_found', { code: 'seen-callback', words: '' }],
  ['manual: received 400.50 USD. EFT 7', { code: 'received', amount: money(40_050, 'USD'), words: 'EFT 7' }],
  ['manual: received 400.50 USD.', { code: 'received', amount: money(40_050, 'USD'), words: '' }],
  ['manual: taken back 40050 EUR. wrong', { code: 'taken-back', amount: money(40_050, 'EUR'), words: 'wrong' }],
  ['refund a1b2: 10.00 TRY', { code: 'refund', amount: money(1_000, 'TRY'), words: '' }],
  ['dispute won: letter', { code: 'dispute-won', words: 'letter' }],
  ['Banka yazısı (a@b.co)', { code: 'words', words: 'Banka yazısı (a@b.co)' }],
])('%s', (stored, read) => {
  expect(readStepReason(stored)).toEqual(read)
})
