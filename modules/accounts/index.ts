export { mayUseArea, type StaffArea, type StaffRole } from './domain/policies.ts'
export { isReferralCode } from './domain/referral.ts'
export { LONGEST_PASSWORD, passwordRules, type PasswordRule } from './domain/password-rules.ts'
export type { SignedInUser } from './domain/signed-in-user.ts'
