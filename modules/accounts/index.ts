export { mayUseArea, type StaffArea, type StaffRole } from './domain/policies.ts'
export type { SignedInUser } from './domain/signed-in-user.ts'
