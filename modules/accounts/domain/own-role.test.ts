import { expect, test } from 'vitest'
import {
  changesOfRights,
  changingOnly,
  holdsAllOf,
  opensAll,
  readRoleDraft,
  rightsOfFixed,
  type Reach,
} from './own-role.ts'
import { hasRight, staffRoles, type StaffRight } from './policies.ts'

const holder = (rights: StaffRight[], looksOnly: 'orders'[] = [], reach: Reach = 'everybody') => ({
  staffRole: null,
  ownRole: { id: 'r', name: 'R', rights, looksOnly, reach },
})

test('a role always has its desk, and an act only where its area is open', () => {
  expect(
    readRoleDraft({ name: '  Gişe  1 ', rights: ['payments', 'papers', 'refunds'], looksOnly: [], reach: 'everybody' }),
  ).toEqual({
    name: 'Gişe 1',
    rights: ['dashboard', 'payments', 'refunds'],
    looksOnly: [],
    reach: 'everybody',
  })
})

test('whoever only looks at payments gives no money back, and nobody only looks at their desk', () => {
  const draft = {
    name: 'x',
    rights: ['dashboard', 'payments', 'refunds', 'agents'] as const,
    reach: 'everybody' as const,
  }
  expect(readRoleDraft({ ...draft, looksOnly: ['payments', 'dashboard', 'agents'] })).toMatchObject({
    rights: ['dashboard', 'agents', 'payments'],
    looksOnly: ['payments'],
  })
})

test.each([[''], ['   '], ['a'.repeat(61)]])('%j is no name of a role', (name) => {
  expect(readRoleDraft({ name, rights: [], looksOnly: [], reach: 'everybody' })).toBeUndefined()
})

test.each([
  ['the same', ['dashboard', 'orders'], [], ['dashboard', 'orders'], [], true],
  ['less', ['dashboard', 'orders', 'papers'], [], ['dashboard', 'orders'], [], true],
  ['more', ['dashboard'], [], ['dashboard', 'orders'], [], false],
  ['work where they look', ['dashboard', 'orders'], ['orders'], ['dashboard', 'orders'], [], false],
  ['looking where they look', ['dashboard', 'orders'], ['orders'], ['dashboard', 'orders'], ['orders'], true],
  ['looking where they work', ['dashboard', 'orders'], [], ['dashboard', 'orders'], ['orders'], true],
] as const)('whether somebody may give %s', (_what, held, heldLooks, rights, looksOnly, may) => {
  expect(
    holdsAllOf(holder([...held], [...heldLooks]), {
      rights,
      looksOnly,
      reach: 'everybody',
    }),
  ).toBe(may)
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
  expect(holdsAllOf(changing, { rights: ['dashboard', 'orders'], looksOnly: ['orders'], reach: 'everybody' })).toBe(
    true,
  )
})

test('a change tells what is lost, gained, and only looked at from now on', () => {
  const before = { rights: ['dashboard', 'orders', 'payments', 'refunds'], looksOnly: [], reach: 'everybody' } as const
  const after = {
    rights: ['dashboard', 'orders', 'content', 'papers'],
    looksOnly: ['orders'],
    reach: 'branch',
  } as const

  expect(changesOfRights(before, after)).toEqual([
    { area: 'orders', from: 'work', to: 'look' },
    { area: 'payments', from: 'work', to: 'none' },
    { area: 'content', from: 'none', to: 'work' },
    { act: 'papers', isGiven: true },
    { act: 'refunds', isGiven: false },
    { reach: 'branch' },
  ])
})

test.each([
  ['own', 'own', true],
  ['branch', 'own', true],
  ['branch', 'everybody', false],
  ['everybody', 'branch', true],
  ['own', 'branch', false],
] as const)('whoever reaches %s gives a reach of %s: %s', (held, reach, may) => {
  expect(
    holdsAllOf(holder(['orders'], [], held), {
      rights: ['orders'],
      looksOnly: [],
      reach,
    }),
  ).toBe(may)
})

test('a role that reaches only some customers has no area that shows all, and opens those of customers only in part', () => {
  const draft = {
    name: 'x',
    rights: ['orders', 'payments', 'agents', 'users', 'settings', 'content'] as const,
  }
  const kept = readRoleDraft({ ...draft, looksOnly: [], reach: 'own' })

  expect(kept?.rights).toEqual(['dashboard', 'orders', 'payments', 'content'])
  const seller = holder([...(kept?.rights ?? [])], [], 'own')
  expect((['dashboard', 'orders', 'payments', 'content'] as const).map((right) => opensAll(seller, right))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
