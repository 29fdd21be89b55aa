import { expect, test } from 'vitest'
import { referralCookie } from './referral.server.ts'

test.each(['/?ref=ABC', '/tr/tours?kind=umrah&ref=ABC', '/ar/tour/12-02-2027-22-02-2027-X?ref=ABC'])(
  '%s remembers who sent the visitor for thirty days',
  (url) => {
    expect(referralCookie({ method: 'GET', url }, true)).toBe(
      'referral=ABC; Path=/; SameSite=Lax; Max-Age=2592000; Secure',
    )
  },
)

test.each([
  ['GET', '/tr'],
  ['GET', '/tr?ref='],
  ['GET', '/tr?ref=a%0d%0aSet-Cookie:x=1'],
  ['GET', `/tr?ref=${'a'.repeat(65)}`],
  ['GET', '/tr?href=ABC'],
  ['GET', '/api/v1/tours?ref=ABC'],
  ['GET', '/assets/elements-x.js?ref=ABC'],
  ['POST', '/tr?ref=ABC'],
])('%s %s remembers nobody', (method, url) => {
  expect(referralCookie({ method, url }, true)).toBeUndefined()
})
