import type { StaffRole } from './policies.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** What staff may change about somebody else's account. Absent fields stay as they are. */
export type UserChange = {
  isActive?: boolean | undefined
  isAgent?: boolean | undefined
  /** Whether they lead groups on the road. */
  isLeader?: boolean | undefined
  /** `null` takes the staff area away, unless a role of the agency's own is given with it. */
  staffRole?: StaffRole | null | undefined
  /** A role of the agency's own, which stands instead of any other. */
  ownRoleId?: string | null | undefined
  /** The office they work in; `null` for none. */
  branchId?: string | null | undefined
  /** The telephone extension; `null` for none. */
  dial?: string | null | undefined
}

export type UserChangeRefusal = 'self-block' | 'last-owner'

/** Which role a change says, if it speaks of roles at all: one of the agency's own stands before the others. */
export function roleOfChange({ staffRole, ownRoleId }: UserChange): RoleChoice | undefined {
  if (ownRoleId) return { staffRole: null, ownRoleId }
  return staffRole === undefined && ownRoleId === undefined
    ? undefined
    : { staffRole: staffRole ?? null, ownRoleId: null }
}

/** At most one role in the staff area. */
export type RoleChoice = { staffRole: StaffRole | null; ownRoleId: string | null }

/** An extension: 2 to 8 digits, as switchboards have them. */
export function isDial(text: string): boolean {
  return /^\d{2,8}$/.test(text)
}

/** Nobody blocks the account they work with, and somebody must be left who can give roles. */
export function refuseUserChange(
  actorId: string,
  { user, otherOwners }: { user: SignedInUser; otherOwners: number },
  change: UserChange,
): UserChangeRefusal | undefined {
  if (user.id === actorId && change.isActive === false) return 'self-block'
  const isOwner = user.isActive && user.staffRole === 'owner'
  const { staffRole } = roleOfChange(change) ?? user
  const loses = isOwner && !((change.isActive ?? user.isActive) && staffRole === 'owner')
  return loses && otherOwners === 0 ? 'last-owner' : undefined
}
