import { expect, test } from 'vitest'
import { maySetReferral, mayUseArea, staffAreas, staffRoles } from './policies.ts'

test('each role opens exactly its own areas', () => {
  const opened = Object.fromEntries(
    staffRoles.map((role) => [role, staffAreas.filter((area) => mayUseArea(role, area))]),
  )

  expect(opened).toEqual({
    owner: ['dashboard', 'orders', 'agents', 'payments', 'catalogue', 'content', 'users', 'settings'],
    operations: ['dashboard', 'orders', 'agents', 'payments', 'catalogue', 'content'],
    finance: ['dashboard', 'orders', 'payments'],
    content: ['dashboard', 'catalogue', 'content'],
  })
})

test.each([
  ['oneself', { id: 'u1', staffRole: null }, true],
  ['another member', { id: 'u2', staffRole: null }, false],
  ['staff who look after users', { id: 'u2', staffRole: 'owner' }, true],
  ['staff who write', { id: 'u2', staffRole: 'content' }, false],
] as const)('who sent a user is said by %s: %o', (_who, actor, isAllowed) => {
  expect(maySetReferral(actor, 'u1')).toBe(isAllowed)
})
