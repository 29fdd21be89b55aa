import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limit.server.ts'

const limit = { max: 3, perSeconds: 60 }
const at = (second: number) => new Date(Date.UTC(2027, 0, 1, 12, 0, second))

function callThrice() {
  const limiter = createRateLimiter()
  for (let call = 0; call < 3; call += 1) limiter.allow('forms:1.2.3.4', limit, at(0))
  return limiter
}

test('refuses the call after the last allowed one and says when to come back', () => {
  expect(callThrice().allow('forms:1.2.3.4', limit, at(20))).toEqual({ ok: false, retryAfterSeconds: 40 })
})

test('counts every caller apart', () => {
  expect(callThrice().allow('forms:5.6.7.8', limit, at(20)).ok).toBe(true)
})

test('does not allow a second full share at the turn of the window', () => {
  const limiter = callThrice()

  const calls = [61, 61, 61].map((second) => limiter.allow('forms:1.2.3.4', limit, at(second)).ok)

  expect(calls).toEqual([true, false, false])
})

test('forgets what lies two windows back', () => {
  expect(callThrice().allow('forms:1.2.3.4', limit, at(121)).ok).toBe(true)
})

test('counts from the first call, not from a minute of the clock', () => {
  const limiter = createRateLimiter()

  const calls = [59, 59, 59, 61].map((second) => limiter.allow('forms:1.2.3.4', limit, at(second)).ok)

  expect(calls).toEqual([true, true, true, false])
})
