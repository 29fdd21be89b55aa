import { expect, test } from 'vitest'
import { changesOfRights, changingOnly, holdsAllOf, readRoleDraft, rightsOfFixed } from './own-role.ts'
import { hasRight, staffRoles, type StaffRight } from './policies.ts'

const holder = (rights: StaffRight[], looksOnly: 'orders'[] = []) => ({
  staffRole: null,
  ownRole: { id: 'r', name: 'R', rights, looksOnly },
})

test('a role always has its desk, and an act only where its area is open', () => {
  expect(readRoleDraft({ name: '  Gişe  1 ', rights: ['payments', 'papers', 'refunds'], looksOnly: [] })).toEqual({
    name: 'Gişe 1',
    rights: ['dashboard', 'payments', 'refunds'],
    looksOnly: [],
  })
})

test('whoever only looks at payments gives no money back, and nobody only looks at their desk', () => {
  const draft = { name: 'x', rights: ['dashboard', 'payments', 'refunds', 'agents'] as const }
  expect(readRoleDraft({ ...draft, looksOnly: ['payments', 'dashboard', 'agents'] })).toMatchObject({
    rights: ['dashboard', 'agents', 'payments'],
    looksOnly: ['payments'],
  })
})

test.each([[''], ['   '], ['a'.repeat(61)]])('%j is no name of a role', (name) => {
  expect(readRoleDraft({ name, rights: [], looksOnly: [] })).toBeUndefined()
})

test.each([
  ['the same', ['dashboard', 'orders'], [], ['dashboard', 'orders'], [], true],
  ['less', ['dashboard', 'orders', 'papers'], [], ['dashboard', 'orders'], [], true],
  ['more', ['dashboard'], [], ['dashboard', 'orders'], [], false],
  ['work where they look', ['dashboard', 'orders'], ['orders'], ['dashboard', 'orders'], [], false],
  ['looking where they look', ['dashboard', 'orders'], ['orders'], ['dashboard', 'orders'], ['orders'], true],
  ['looking where they work', ['dashboard', 'orders'], [], ['dashboard', 'orders'], ['orders'], true],
] as const)('whether somebody may give %s', (_what, held, heldLooks, rights, looksOnly, may) => {
  expect(holdsAllOf(holder([...held], [...heldLooks]), { rights, looksOnly })).toBe(may)
})

test('an owner may give every role that comes with the product', () => {
  const owner = { staffRole: 'owner', ownRole: null } as const
  expect(staffRoles.filter((role) => !holdsAllOf(owner, rightsOfFixed(role)))).toEqual([])
})

test('what somebody only looks at is no right of theirs where they change something, and still theirs to give', () => {
  const looking = holder(['dashboard', 'orders', 'payments'], ['orders'])
  const changing = changingOnly(looking)

  expect([hasRight(looking, 'orders'), hasRight(changing, 'orders'), hasRight(changing, 'payments')]).toEqual([
    true,
    false,
    true,
  ])
  expect(holdsAllOf(changing, { rights: ['dashboard', 'orders'], looksOnly: ['orders'] })).toBe(true)
})

test('a change tells what is lost, gained, and only looked at from now on', () => {
  const before = { rights: ['dashboard', 'orders', 'payments', 'refunds'], looksOnly: [] } as const
  const after = { rights: ['dashboard', 'orders', 'content', 'papers'], looksOnly: ['orders'] } as const

  expect(changesOfRights(before, after)).toEqual([
    { area: 'orders', from: 'work', to: 'look' },
    { area: 'payments', from: 'work', to: 'none' },
    { area: 'content', from: 'none', to: 'work' },
    { act: 'papers', isGiven: true },
    { act: 'refunds', isGiven: false },
  ])
})
