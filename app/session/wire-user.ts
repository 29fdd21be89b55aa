import type { SignedInUser } from '#modules/accounts/index.ts'

/** A user under the names that callers of the older calls know. */
export function toWireUser(user: SignedInUser) {
  return {
    id: user.id,
    name: user.fullName,
    email: user.email,
    mobile: user.mobile?.replace(/^\+/, '') ?? '',
    language: user.language,
    status: user.isActive,
    U_Photo: user.photo ?? '/image/user.png',
    U_Admin: user.isAdmin ? 'on' : '',
    U_Agent: user.isAgent ? 'on' : '',
    U_Referral: user.referral ?? '',
    U_Dial: user.dial ?? '',
  }
}
