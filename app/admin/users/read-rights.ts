import { staffRoles, type StaffRole } from '#modules/accounts/index.ts'

/** What the fields of rights say; a role that does not exist is none. */
export function readRights(fields: Record<string, string>): {
  staffRole: StaffRole | null
  isAgent: boolean
  dial: string
} {
  return {
    staffRole: staffRoles.find((role) => role === fields['staffRole']) ?? null,
    isAgent: fields['isAgent'] === 'on',
    dial: (fields['dial'] ?? '').trim(),
  }
}

/** What somebody may do, in one text: a form sends it back, so that nobody overwrites what they have not seen. */
export function rightsShown(rights: { staffRole: StaffRole | null; isAgent: boolean; dial: string | null }): string {
  return JSON.stringify([rights.staffRole, rights.isAgent, rights.dial])
}
