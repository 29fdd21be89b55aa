import { createHash } from 'node:crypto'
import { z } from 'zod'
import { defaultLocale, locales } from '#kernel/locale.ts'
import { staffRoles, type SignedInUser, type StaffRole } from '#modules/accounts/index.ts'

/** `admin` stands for staff who may do everything, as callers of before know them. */
const givenRoles = [...staffRoles, 'agent', 'admin'] as const

const shownRoles = [...staffRoles, 'agent'] as const

export const UserChangeBody = z.strictObject({
  status: z.boolean().optional(),
  roles: z.array(z.enum(givenRoles)).max(givenRoles.length).optional(),
  ownRole: z.uuid().optional().meta({ description: 'A role of the agency’s own, instead of one of staff in `roles`.' }),
  branch: z.uuid().nullable().optional().meta({ description: 'The office they work in; `null` takes it away.' }),
  dial: z.string().max(20).optional().meta({ description: 'The telephone extension; an empty text takes it away.' }),
})

export const InvitationBody = z.strictObject({
  fullName: z.string().max(200),
  email: z.string().max(320),
  mobile: z.string().max(40).default(''),
  language: z.enum(locales).default(defaultLocale),
  roles: z.array(z.enum(givenRoles)).max(givenRoles.length).default([]),
  ownRole: z.uuid().optional().meta({ description: 'A role of the agency’s own, instead of one of staff in `roles`.' }),
  branch: z.uuid().nullable().default(null).meta({ description: 'The office they work in.' }),
  dial: z.string().max(20).default(''),
})

export const WireStaffUser = z
  .object({
    id: z.string(),
    fullName: z.string(),
    email: z.string(),
    mobile: z.string(),
    language: z.enum(locales),
    status: z.boolean().meta({ description: 'False for a blocked account.' }),
    roles: z.array(z.enum(shownRoles)),
    ownRole: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'The role of the agency’s own that somebody has in the staff area.' }),
    branch: z.string().nullable().meta({ description: 'The id of the office they work in.' }),
    dial: z.string(),
    referral: z.string(),
  })
  .meta({ id: 'StaffUser', description: 'An account as staff see it.' })

export function staffUserOnWire(user: SignedInUser): z.output<typeof WireStaffUser> {
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    mobile: user.mobile ?? '',
    language: user.language,
    status: user.isActive,
    roles: [...(user.staffRole ? [user.staffRole] : []), ...(user.isAgent ? (['agent'] as const) : [])],
    ownRole: user.ownRole && { id: user.ownRole.id, name: user.ownRole.name },
    branch: user.branchId,
    dial: user.dial ?? '',
    referral: user.referral ?? '',
  }
}

/** The version of an account: it changes with everything that staff may change. */
export function tagOfUser({ isActive, isAgent, isLeader, staffRole, ownRole, branchId, dial }: SignedInUser): string {
  const rights = JSON.stringify([isActive, isAgent, isLeader, ownRole?.id ?? staffRole, branchId, dial])
  return `"${createHash('sha256').update(rights).digest('base64url').slice(0, 22)}"`
}

/** What the roles of a body mean; `undefined` when they name two roles of staff. */
export function readRoles(
  roles: readonly (typeof givenRoles)[number][],
): { staffRole: StaffRole | null; isAgent: boolean } | undefined {
  const wanted = roles.map((role) => (role === 'admin' ? 'owner' : role))
  const ofStaff = [...new Set(wanted.filter((role) => role !== 'agent'))]
  if (ofStaff.length > 1) return undefined
  return { staffRole: ofStaff[0] ?? null, isAgent: wanted.includes('agent') }
}
