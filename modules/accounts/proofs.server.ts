import { mayUseArea, sellsForAgencies, type StaffArea, type StaffRole } from './domain/policies.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'

declare const memberBrand: unique symbol
declare const agentBrand: unique symbol
declare const adminBrand: unique symbol

/** Proof that the request comes from somebody who is signed in and not blocked. Made by middleware only. */
export type Member = SignedInUser & { readonly [memberBrand]: true }

/** Proof that the request comes from an agent, or from staff whose role opens the area of the agents. */
export type Agent = SignedInUser & { readonly [agentBrand]: true }

/**
 * Proof that the request comes from staff whose role opens an area. Operations of staff take it with the area they
 * belong to, so neither an unguarded call nor one from another area compiles. Without an area it proves staff of any
 * role; the proof of an area is such a one too.
 */
export type Admin<Area extends StaffArea = never> = SignedInUser & {
  readonly staffRole: StaffRole
  readonly [adminBrand]: (area: Area) => void
}

/** The proof, or `undefined` for strangers and blocked accounts. */
export function proveMember(user: SignedInUser | undefined): Member | undefined {
  return user?.isActive ? (user as Member) : undefined
}

/** The proof, or `undefined` for strangers, blocked accounts, members, other staff, and staff who owe a second factor. */
export function proveAgent(user: SignedInUser | undefined): Agent | undefined {
  if (!user?.isActive || user.owesSecondFactor) return undefined
  return user.isAgent || sellsForAgencies(user) ? (user as Agent) : undefined
}

/** The proof of staff of any role, or `undefined` for everybody else, and for staff who owe a second factor. */
export function proveAdmin(user: SignedInUser | undefined): Admin | undefined {
  return user?.isActive && !user.owesSecondFactor && user.isAdmin && user.staffRole ? (user as Admin) : undefined
}

/** The proof for one area, or `undefined` when the role does not open it. */
export function proveArea<Area extends StaffArea>(admin: Admin, area: Area): Admin<Area> | undefined {
  return mayUseArea(admin.staffRole, area) ? (admin as Admin<Area>) : undefined
}
