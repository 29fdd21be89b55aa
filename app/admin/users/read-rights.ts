import type { Fields } from '#app/acts/record/field-specs.ts'
import { isUuid } from '#kernel/ids.ts'
import { staffRoles, type HeldRole, type StaffRole } from '#modules/accounts/index.ts'

type Rights = {
  staffRole: StaffRole | null
  ownRole: Pick<HeldRole, 'id'> | null
  isAgent: boolean
  isLeader: boolean
  branchId: string | null
  dial: string | null
}

/** What the fields of rights say; a role that does not exist is none. The field holds a given role, or the id of one's own. */
export function readRights(fields: Record<string, string>): {
  staffRole: StaffRole | null
  ownRoleId: string | null
  isAgent: boolean
  isLeader: boolean
  branchId: string | null
  dial: string
} {
  const role = fields['staffRole'] ?? ''
  const staffRole = staffRoles.find((each) => each === role) ?? null
  return {
    staffRole,
    ownRoleId: isUuid(role) ? role : null,
    isAgent: fields['isAgent'] === 'on',
    isLeader: fields['isLeader'] === 'on',
    branchId: fields['branchId'] || null,
    dial: (fields['dial'] ?? '').trim(),
  }
}

/** What somebody may do and where they work, in the inputs of the form. */
export function fieldsOfRights({ staffRole, ownRole, isAgent, isLeader, branchId, dial }: Rights): Fields {
  return {
    staffRole: ownRole?.id ?? staffRole ?? '',
    branchId: branchId ?? '',
    isAgent: isAgent ? 'on' : '',
    isLeader: isLeader ? 'on' : '',
    dial: dial ?? '',
  }
}

/** What somebody may do and where they work, in one text: a form sends it back, so that nobody overwrites what they have not seen. */
export function rightsShown(rights: Rights): string {
  return JSON.stringify(fieldsOfRights(rights))
}
