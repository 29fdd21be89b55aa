import { expect, test } from 'vitest'
import { aSignedInUser } from '../testing/builders.ts'
import { isDial, refuseUserChange } from './user-change.ts'

const owner = aSignedInUser({ id: 'o', isAdmin: true, staffRole: 'owner' })
const finance = aSignedInUser({ id: 'f', isAdmin: true, staffRole: 'finance' })

test.each([
  ['block oneself', owner, 'o', 3, { isActive: false }, 'self-block'],
  ['block the last owner', owner, 'x', 0, { isActive: false }, 'last-owner'],
  ['take the last owner the role', owner, 'x', 0, { staffRole: 'finance' }, 'last-owner'],
  ['take the last owner every role', owner, 'o', 0, { staffRole: null }, 'last-owner'],
  ['block one owner of two', owner, 'x', 1, { isActive: false }, undefined],
  ['give up the role while another owner is left', owner, 'o', 1, { staffRole: null }, undefined],
  ['keep the last owner an owner', owner, 'o', 0, { staffRole: 'owner', dial: '104' }, undefined],
  ['block finance', finance, 'o', 1, { isActive: false }, undefined],
  ['unblock a blocked owner', { ...owner, isActive: false }, 'x', 0, { isActive: true }, undefined],
] as const)('to %s: %s', (_what, user, actorId, otherOwners, change, refusal) => {
  expect(refuseUserChange(actorId, { user, otherOwners }, change)).toBe(refusal)
})

test.each([
  ['104', true],
  ['12345678', true],
  ['1', false],
  ['123456789', false],
  ['10a', false],
  ['', false],
] as const)('%j as an extension: %s', (text, isOne) => {
  expect(isDial(text)).toBe(isOne)
})
