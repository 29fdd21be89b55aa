import type { Locale } from '#kernel/locale.ts'
import type { HeldRole } from './own-role.ts'
import type { StaffRole } from './policies.ts'

/** What is shown of somebody without a photograph. */
export const NO_PHOTO = '/image/user.png'

/** An account as its owner sees it. */
export type Profile = SignedInUser & { hasMarketing: boolean; createdAt: Date }

/** A person with an account, as every part of the product may know them. Inactive means blocked by staff. */
export type SignedInUser = {
  id: string
  fullName: string
  email: string
  mobile: string | null
  language: Locale
  isActive: boolean
  isAdmin: boolean
  isAgent: boolean
  /** Whether they lead groups on the road. */
  isLeader: boolean
  staffRole: StaffRole | null
  /** A role that the agency made itself; whoever has one has none of the others. */
  ownRole: HeldRole | null
  /** Whether the password alone does not open the account. */
  hasSecondFactor: boolean
  /** Staff who have to set a second factor up before they may do anything else. */
  owesSecondFactor: boolean
  photo: string | null
  referral: string | null
  dial: string | null
  /** The office they work in, as the agency named it; null for nobody's and for agencies of one office. */
  branchId: string | null
  /** Whether the owner of the address followed a link that was mailed to it. */
  hasConfirmedEmail: boolean
}
