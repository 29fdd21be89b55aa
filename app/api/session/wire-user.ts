import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { isReferralCode, NO_PHOTO, type SignedInUser } from '#modules/accounts/index.ts'

const mark = z.enum(['on', ''])

/** A user under the names that callers of the older calls know. */
export const WireUser = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    language: z.enum(locales),
    status: z.boolean(),
    U_Photo: z.string(),
    U_Admin: mark,
    U_Agent: mark,
    U_Referral: z.string(),
    U_Dial: z.string(),
  })
  .meta({ id: 'User', description: 'A user under the names of the older calls.' })

const token = z
  .string()
  .nullable()
  .meta({ description: 'For programs. Null for pages, whose browser keeps it in a cookie that scripts cannot read.' })

/** What a sign-in gives. */
export const WireSession = z.object({ token, user: WireUser, message: z.string() })

export function toWireUser(user: SignedInUser): z.output<typeof WireUser> {
  return {
    id: user.id,
    name: user.fullName,
    email: user.email,
    mobile: user.mobile?.replace(/^\+/, '') ?? '',
    language: user.language,
    status: user.isActive,
    U_Photo: user.photo ?? NO_PHOTO,
    U_Admin: user.isAdmin ? 'on' : '',
    U_Agent: user.isAgent ? 'on' : '',
    U_Referral: user.referral ?? '',
    U_Dial: user.dial ?? '',
  }
}

/** The one field of a user that its own call takes. */
export const ReferralBody = z.strictObject({
  U_Referral: z
    .string()
    .refine(isReferralCode)
    .meta({ description: 'Up to 64 letters, digits, `-` and `_`.', pattern: '^[A-Za-z0-9_-]{1,64}$' }),
})

export const WireReferral = z.object({ id: z.string(), U_Referral: z.string() })

export function referralOf(body: z.output<typeof ReferralBody>): string {
  return body.U_Referral
}

export function toWireReferral({
  userId,
  referral,
}: {
  userId: string
  referral: string
}): z.output<typeof WireReferral> {
  return { id: userId, U_Referral: referral }
}
