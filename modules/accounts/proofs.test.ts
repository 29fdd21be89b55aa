import { expect, expectTypeOf, test } from 'vitest'
import type { changeUser } from './change-user.server.ts'
import { mayUseArea, staffAreas, staffRoles } from './domain/policies.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'
import { proveAdmin, proveAgent, proveArea, proveMember, type Admin, type Member } from './proofs.server.ts'
import { aSignedInUser } from './testing/builders.ts'

test.each([
  ['a stranger', undefined, [false, false, false]],
  ['a member', aSignedInUser(), [true, false, false]],
  ['an agent', aSignedInUser({ isAgent: true }), [true, true, false]],
  ['operations', aSignedInUser({ isAdmin: true, staffRole: 'operations' }), [true, true, true]],
  ['finance', aSignedInUser({ isAdmin: true, staffRole: 'finance' }), [true, false, true]],
  ['writers', aSignedInUser({ isAdmin: true, staffRole: 'content' }), [true, false, true]],
  ['a blocked agent', aSignedInUser({ isAgent: true, isActive: false }), [false, false, false]],
  ['a blocked admin', aSignedInUser({ isAdmin: true, staffRole: 'owner', isActive: false }), [false, false, false]],
] as const)('%s proves only what they are', (_who, user, expected) => {
  const proofs = [proveMember(user), proveAgent(user), proveAdmin(user)]

  expect(proofs.map((proof) => proof !== undefined)).toEqual(expected)
})

test('a role proves exactly the areas it opens', () => {
  const proven = staffRoles.flatMap((staffRole) => {
    const admin = proveAdmin(aSignedInUser({ isAdmin: true, staffRole }))
    return staffAreas.filter((area) => admin && proveArea(admin, area)).map((area) => [staffRole, area])
  })

  expect(proven).toEqual(
    staffRoles.flatMap((role) => staffAreas.filter((area) => mayUseArea(role, area)).map((area) => [role, area])),
  )
})

test('a call without the proof of its area does not compile', () => {
  type Proof = Parameters<typeof changeUser>[1]

  expectTypeOf<Admin<'users'>>().toExtend<Proof>()
  expectTypeOf<SignedInUser>().not.toExtend<Proof>()
  expectTypeOf<Member>().not.toExtend<Proof>()
  expectTypeOf<Admin>().not.toExtend<Proof>()
  expectTypeOf<Admin<'orders'>>().not.toExtend<Proof>()
  expectTypeOf<Admin<'orders'>>().toExtend<Admin>()
  expectTypeOf<SignedInUser>().not.toExtend<Admin>()
})
