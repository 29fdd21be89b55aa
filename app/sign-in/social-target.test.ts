import { expect, test } from 'vitest'
import { asRedirected } from './social-target.ts'

test.each([
  ['/', '/?redirected=1'],
  ['/tr/tours?month=2027-02', '/tr/tours?month=2027-02&redirected=1'],
  ['/faq#visa', '/faq?redirected=1#visa'],
])('%s becomes %s', (returnTo, target) => {
  expect(asRedirected(returnTo)).toBe(target)
})
