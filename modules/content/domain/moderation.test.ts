import { expect, test } from 'vitest'
import { checkDecision, mayBecome, REASON_LENGTH, REPLY_LENGTH } from './moderation.ts'
import { reviewStatuses } from './review.ts'

test.each([
  ['pending', ['approved', 'rejected']],
  ['approved', ['pending', 'approved', 'rejected']],
  ['rejected', ['pending', 'approved']],
] as const)('a review that is %s may become %j', (from, expected) => {
  expect(reviewStatuses.filter((to) => mayBecome(from, to))).toEqual(expected)
})

test('a reply is tidied, an empty one is none, and none given says nothing about it', () => {
  const replyOf = (reply?: string) => checkDecision({ status: 'approved', reply })

  expect(replyOf('  Teşekkür   ederiz.\r\nYine bekleriz. ')).toEqual({
    ok: true,
    value: { status: 'approved', reply: 'Teşekkür ederiz.\nYine bekleriz.', reason: '' },
  })
  expect(replyOf(' ')).toEqual({ ok: true, value: { status: 'approved', reply: null, reason: '' } })
  expect(replyOf()).toEqual({ ok: true, value: { status: 'approved', reason: '' } })
})

test('a reply may be as long as a review, counted in letters', () => {
  expect(checkDecision({ status: 'approved', reply: '🕋'.repeat(REPLY_LENGTH) }).ok).toBe(true)
  expect(checkDecision({ status: 'approved', reply: 'a'.repeat(REPLY_LENGTH + 1) })).toEqual({
    ok: false,
    error: { code: 'reply-too-long' },
  })
})

test.each([
  [' ', 'reason-required'],
  ['a'.repeat(REASON_LENGTH + 1), 'reason-too-long'],
  ['a\u0000b', 'malformed'],
])('refuses a reason that is %j', (reason, code) => {
  expect(checkDecision({ status: 'rejected', reason })).toEqual({ ok: false, error: { code } })
})
