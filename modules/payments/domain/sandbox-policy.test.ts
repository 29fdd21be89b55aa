import { expect, test } from 'vitest'
import { isSandboxAllowed } from './sandbox-policy.ts'

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '10.1.2.3',
  '192.168.1.5',
  '172.16.0.1',
  'shop.localhost',
  'kafile.test',
  '[fd00::1]',
])('the test bank serves the private address %s', (hostname) => {
  expect(isSandboxAllowed({ hostname, isExplicitlyAllowed: false })).toBe(true)
})

test.each(['kafile.com.tr', '8.8.8.8', '172.32.0.1', 'localhost.example.com', '10.evil.com', 'test.com'])(
  'the test bank refuses the public address %s unless it is told to',
  (hostname) => {
    expect(isSandboxAllowed({ hostname, isExplicitlyAllowed: false })).toBe(false)
    expect(isSandboxAllowed({ hostname, isExplicitlyAllowed: true })).toBe(true)
  },
)
