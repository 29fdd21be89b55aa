import { expect, test } from 'vitest'
import { scopeFor } from './scopes.ts'

test.each([
  ['orders', 'GET', 'orders:read'],
  ['orders', 'HEAD', 'orders:read'],
  ['orders', 'POST', 'orders:write'],
  ['payments', 'DELETE', 'payments:write'],
  ['agent', 'PATCH', 'agent:write'],
  ['dashboard', 'POST', undefined],
  ['users', 'GET', undefined],
  ['settings', 'POST', undefined],
  ['account', 'GET', undefined],
])('%s by %s asks for %s', (area, method, scope) => {
  expect(scopeFor(area, method)).toBe(scope)
})
