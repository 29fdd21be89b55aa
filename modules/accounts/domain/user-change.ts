import type { StaffRole } from './policies.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** What staff may change about somebody else's account. Absent fields stay as they are. */
export type UserChange = {
  isActive?: boolean | undefined
  isAgent?: boolean | undefined
  /** `null` takes the staff area away. */
  staffRole?: StaffRole | null | undefined
  /** The telephone extension; `null` for none. */
  dial?: string | null | undefined
}

export type UserChangeRefusal = 'self-block' | 'last-owner'

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
  const staysOwner = (change.isActive ?? user.isActive) && (change.staffRole ?? user.staffRole) === 'owner'
  const loses = isOwner && (!staysOwner || change.staffRole === null)
  return loses && otherOwners === 0 ? 'last-owner' : undefined
}
