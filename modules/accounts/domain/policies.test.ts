import { expect, test } from 'vitest'
import { mayUseArea, staffAreas, staffRoles } from './policies.ts'

test('each role opens exactly its own areas', () => {
  const opened = Object.fromEntries(
    staffRoles.map((role) => [role, staffAreas.filter((area) => mayUseArea(role, area))]),
  )

  expect(opened).toEqual({
    owner: ['dashboard', 'orders', 'payments', 'catalogue', 'content', 'users', 'settings'],
    operations: ['dashboard', 'orders', 'payments', 'catalogue', 'content'],
    finance: ['dashboard', 'orders', 'payments'],
    content: ['dashboard', 'catalogue', 'content'],
  })
})
