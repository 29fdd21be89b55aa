import { expect, test } from 'vitest'
import { TOTP } from 'otpauth'
import { matchingStep, newTotpSecret, totpUri } from './totp.server.ts'

/** The secret of the examples in RFC 6238, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code of RFC 6238 is %s', (seconds, code) => {
  expect(matchingStep(SECRET, code, 0, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a clock may be one step behind or ahead, not two', () => {
  const code = '005924'
  const steps = [-60, -30, 30, 60].map((off) => matchingStep(SECRET, code, 0, at(1_234_567_890 + off)))

  expect(steps.map((step) => step !== undefined)).toEqual([false, true, true, false])
})

test('a code works once, and no earlier one works after it', () => {
  const step = 41_152_263
  const before = new TOTP({ secret: SECRET }).generate({ timestamp: (step - 1) * 30_000 })

  expect(matchingStep(SECRET, '005924', step, at(1_234_567_890))).toBeUndefined()
  expect(matchingStep(SECRET, before, step, at(1_234_567_890))).toBeUndefined()
  expect(matchingStep(SECRET, '005924', step - 1, at(1_234_567_890))).toBe(step)
})

test.each(['', '00592', '0059244', 'abcdef', '000000'])('%j is no code', (code) => {
  expect(matchingStep(SECRET, code, 0, at(1_234_567_890))).toBeUndefined()
})

test('the address for apps names the agency and the account', () => {
  const secret = newTotpSecret()

  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpUri(secret, { issuer: 'Kafile', account: 'a@b.example' })).toContain(
    `otpauth://totp/Kafile:a%40b.example?issuer=Kafile&secret=${secret}`,
  )
})
