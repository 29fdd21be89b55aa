import { expect, test } from 'vitest'
import { groupStanding, runsForSure } from './group-standing.ts'

const group = { isPrivate: false, status: 'published', minimum: 12, sold: 12 } as const

test('a departure runs for sure with as many sold places as it needs, and not with one fewer', () => {
  expect(runsForSure(groupStanding(group))).toBe(true)
  expect(runsForSure(groupStanding({ ...group, sold: 11 }))).toBe(false)
})

test.each([
  ['no minimum is named', { minimum: null }],
  ['the party is private', { isPrivate: true }],
  ['it is cancelled', { status: 'cancelled' }],
  ['nobody can see it yet', { status: 'draft' }],
] as const)('nothing is promised where %s', (_, change) => {
  expect(groupStanding({ ...group, ...change })).toBeNull()
  expect(runsForSure(groupStanding({ ...group, ...change }))).toBe(false)
})

test('a full or closed departure keeps its promise', () => {
  expect(runsForSure(groupStanding({ ...group, status: 'full' }))).toBe(true)
  expect(runsForSure(groupStanding({ ...group, status: 'closed' }))).toBe(true)
})
