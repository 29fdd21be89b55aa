export { userSorts, type UserSort } from './domain/user-sort.ts'
export type { AccountProblem } from './domain/account-fields.ts'
export type { SignUpDraft } from './domain/check-sign-up.ts'
export type { Sureness } from './domain/session-life.ts'
export type { OwnSession } from './domain/own-session.ts'
export {
  areaOfAct,
  boundlessAreas,
  changesOfRights,
  changingOnly,
  holdsAllOf,
  areaLevels,
  levelIn,
  opensAll,
  readRoleDraft,
  reachesEverybody,
  reaches,
  rightsHeldBy,
  rightsOfFixed,
  undividedAreas,
  type AreaLevel,
  type HeldRole,
  type Reach,
  type RightChange,
  type RoleDraft,
  type RoleRights,
} from './domain/own-role.ts'
export {
  hasRight,
  mayUseArea,
  sellsForAgencies,
  staffActs,
  staffAreas,
  staffRoles,
  type RightsHolder,
  type StaffAct,
  type StaffArea,
  type StaffRight,
  type StaffRole,
} from './domain/policies.ts'
export { isReferralCode } from './domain/referral.ts'
export { LONGEST_PASSWORD, missingPasswordRules, passwordRules, type PasswordRule } from './domain/password-rules.ts'
export type { UserChange } from './domain/user-change.ts'
export type { SecondFactorMethod } from './domain/sign-in-step.ts'
export { NO_PHOTO, type Profile, type SignedInUser } from './domain/signed-in-user.ts'
export { isSocialProvider, type SocialProvider } from './domain/social-provider.ts'
