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
