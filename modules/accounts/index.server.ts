export { askForEmail, type EmailFailure } from './ask-for-email.server.ts'
export { askForPasswordReset } from './ask-for-password-reset.server.ts'
export { closeBranch, openBranch, renameBranch, type BranchRefusal } from './branches/keep-branches.server.ts'
export { listBranches, type Branch } from './branches/list-branches.server.ts'
export type { Browser, SignIn } from './begin-session.server.ts'
export { changePassword, type PasswordChangeFailure } from './change-password.server.ts'
export { changeUser, endSessionsOf, type UserChangeFailure } from './change-user.server.ts'
export { checkOwnPassword, type OwnPasswordFailure } from './check-own-password.server.ts'
export { confirmIdentity, isIdentitySure, type IdentityFailure } from './confirm-identity.server.ts'
export { confirmEmail, findEmailToConfirm } from './confirm-email.server.ts'
export { changePhoto, removePhoto } from './change-photo.server.ts'
export { changeProfile, getProfile } from './change-profile.server.ts'
export { createDemoAccounts } from './create-demo-accounts.server.ts'
export { createOwner } from './create-owner.server.ts'
export { createUser, type UserRequest } from './create-user.server.ts'
export { endSession } from './end-session.server.ts'
export { eraseAccount, type EraseAccountFailure } from './erase-account.server.ts'
export { findSession, type Session } from './find-session.server.ts'
export { sendPasswordReset } from './send-password-reset.server.ts'
export { findUser } from './find-user.server.ts'
export { hasConfirmedEmail } from './has-confirmed-email.server.ts'
export { findSessionLanguage } from './find-session-language.server.ts'
export type { AccountWork } from './jobs/account-work.server.ts'
export { accountHandlers } from './jobs/handlers.server.ts'
export { accountSchedules } from './jobs/schedules.server.ts'
export { listLeaders, type LeaderAccount } from './list-leaders.server.ts'
export { listStaffMembers, type StaffMember } from './list-staff-members.server.ts'
export { inviteUser, type InvitationFailure } from './invite-user.server.ts'
export { listUserNames } from './list-user-names.server.ts'
export { listUsers, type UserListRequest } from './list-users.server.ts'
export { isWellKnownPassword, packPasswords } from './well-known-passwords.server.ts'
export { hashPassword, TooManyPasswords, type PasswordHash } from './passwords.server.ts'
export { isFreshSession, type OwnerFailure } from './prove-owner.server.ts'
export { findNewsWish, noteConsents, wishForNews, withdrawNews } from './note-consents.server.ts'
export { newsWished } from './jobs/queues.server.ts'
export { findOwnRole, listHoldersOf, listOwnRoles, type RoleHolder } from './roles/list-own-roles.server.ts'
export { listRoles, type ListedRole } from './roles/list-roles.server.ts'
export { restoreOwnRole, retireOwnRole, type RetireRefusal } from './roles/retire-own-role.server.ts'
export { changeOwnRole, createOwnRole, type RoleRefusal } from './roles/save-own-role.server.ts'
export type { OwnRole } from './roles/stored-role.server.ts'
export {
  proofFor,
  proveAdmin,
  proveAgent,
  proveArea,
  proveBounded,
  proveMember,
  type Admin,
  type Agent,
  type BoundedRight,
  type Member,
  proveLeader,
  type Leader,
} from './proofs.server.ts'
export { readAccountData, type AccountData } from './read-account-data.server.ts'
export { sealedAccountColumns } from './data/totp-factors.server.ts'
export { withinReach, type Reacher } from './within-reach.server.ts'
export { setReferral, type SetReferralFailure } from './set-referral.server.ts'
export { endOwnOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.server.ts'
export { canResetPassword, resetPassword, type PasswordResetFailure } from './reset-password.server.ts'
export { signIn, type SignInFailure, type SignInRequest } from './sign-in.server.ts'
export { signUp, type SignUpFailure } from './sign-up.server.ts'
export { addPasskey, invitePasskey } from './second-factor/add-passkey.server.ts'
export {
  beginPasskeySignIn,
  completeSignIn,
  findNextStep,
  type SecondFactorFailure,
} from './second-factor/complete-sign-in.server.ts'
export { demandSecondFactor } from './second-factor/demand-second-factor.server.ts'
export { findSecondFactor } from './second-factor/find-second-factor.server.ts'
export type { RelyingParty } from './second-factor/passkeys.server.ts'
export { removePasskey, removeTotp, renewRecoveryCodes } from './second-factor/remove-second-factor.server.ts'
export { beginTotp, confirmTotp, findWaitingTotp } from './second-factor/set-up-totp.server.ts'
export { staffSecondFactorSetting } from './second-factor/settings.server.ts'
export { totpUri } from './second-factor/totp.server.ts'
export { beginSocialSignIn } from './social/begin-social-sign-in.server.ts'
export {
  findNewcomer,
  findNewcomerTarget,
  linkSocial,
  openSocialAccount,
  type LinkFailure,
} from './social/link-social.server.ts'
export { listLinkedSites, unlinkSocial } from './social/unlink-social.server.ts'
export { noteSocialFailure, takeSocialFailure } from './social/note-social-failure.server.ts'
export { findSocialTarget, returnFromSocial, type SocialReturn } from './social/return-from-social.server.ts'
export { findSocialSite, socialProvidersOf } from './social/social-sites.server.ts'
