import { expect, test } from 'vitest'
import { proveAdmin, proveAgent, proveMember } from './proofs.server.ts'
import { aSignedInUser } from './testing/builders.ts'

test.each([
  ['a stranger', undefined, [false, false, false]],
  ['a member', aSignedInUser(), [true, false, false]],
  ['an agent', aSignedInUser({ isAgent: true }), [true, true, false]],
  ['an admin', aSignedInUser({ isAdmin: true, staffRole: 'finance' }), [true, true, true]],
  ['a blocked agent', aSignedInUser({ isAgent: true, isActive: false }), [false, false, false]],
  ['a blocked admin', aSignedInUser({ isAdmin: true, staffRole: 'owner', isActive: false }), [false, false, false]],
] as const)('%s proves only what they are', (_who, user, expected) => {
  const proofs = [proveMember(user), proveAgent(user), proveAdmin(user)]

  expect(proofs.map((proof) => proof !== undefined)).toEqual(expected)
})
