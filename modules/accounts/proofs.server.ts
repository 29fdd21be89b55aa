import { changingOnly, opensAll } from './domain/own-role.ts'
import { hasRight, sellsForAgencies, type StaffRight } from './domain/policies.ts'
import type { SignedInUser } from './domain/signed-in-user.ts'

declare const memberBrand: unique symbol
declare const agentBrand: unique symbol
declare const leaderBrand: unique symbol
declare const adminBrand: unique symbol

/** Proof that the request comes from somebody who is signed in and not blocked. Made by middleware only. */
export type Member = SignedInUser & { readonly [memberBrand]: true }

/** Proof that the request comes from an agent, or from staff whose role opens the area of the agents. */
export type Agent = SignedInUser & { readonly [agentBrand]: true }

/** Proof that the request comes from somebody who leads groups on the road. It opens nothing of the staff. */
export type Leader = SignedInUser & { readonly [leaderBrand]: true }

/**
 * Proof that the request comes from staff who have a right. Operations of staff take it with the area they belong to,
 * so neither an unguarded call nor one from another area compiles. Without a right it proves staff of any role; the proof
 * of a right is such a one too. `Admin<'orders' | 'papers'>` proves both.
 */
export type Admin<Right extends StaffRight = never> = SignedInUser & {
  readonly [adminBrand]: (right: Right) => void
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

/** The proof, or `undefined` for strangers, blocked accounts, whoever leads no group, and who owes a second factor. */
export function proveLeader(user: SignedInUser | undefined): Leader | undefined {
  return user?.isActive && !user.owesSecondFactor && user.isLeader ? (user as Leader) : undefined
}

/** The proof of staff of any role, or `undefined` for everybody else, and for staff who owe a second factor. */
export function proveAdmin(user: SignedInUser | undefined): Admin | undefined {
  return user?.isActive && !user.owesSecondFactor && user.isAdmin && (user.staffRole ?? user.ownRole)
    ? (user as Admin)
    : undefined
}

/** The same member of staff with the rights of what is asked: whoever changes something comes without what they only look at. */
export function proofFor(admin: Admin, method: string): Admin {
  return method === 'GET' || method === 'HEAD' ? admin : changingOnly(admin)
}

/** The rights in which something is somebody's customer. */
export type BoundedRight = 'orders' | 'payments' | 'papers' | 'refunds'

/**
 * The proof of rights for whoever may reach only some customers, or `undefined` when one of the rights is not among those of
 * the role. It is for doors that show and change nothing beyond whom they reach: by operations whose queries carry
 * `withinReach`, or about one record that was found to be within it.
 */
export function proveBounded<Right extends BoundedRight>(
  admin: Admin,
  ...rights: readonly [Right, ...Right[]]
): Admin<Right> | undefined {
  return rights.every((right) => hasRight(admin, right)) ? (admin as Admin<Right>) : undefined
}

/**
 * The proof of rights, or `undefined` when one of them is not among those of the role, or shows customers whom the role does
 * not reach.
 */
export function proveArea<Right extends StaffRight>(
  admin: Admin,
  ...rights: readonly [Right, ...Right[]]
): Admin<Right> | undefined {
  return rights.every((right) => opensAll(admin, right)) ? (admin as Admin<Right>) : undefined
}
