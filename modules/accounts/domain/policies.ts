/** What a member of staff works on. Every admin has exactly one. */
export const staffRoles = ['owner', 'operations', 'finance', 'content'] as const

export type StaffRole = (typeof staffRoles)[number]

/**
 * What staff may open, each behind one permission: the parts of the staff area, and `agents`, the area of the agencies
 * themselves, where their customers are and where whoever is in may sell and cancel for them.
 */
export const staffAreas = [
  'dashboard',
  'orders',
  'agents',
  'payments',
  'catalogue',
  'content',
  'users',
  'settings',
] as const

export type StaffArea = (typeof staffAreas)[number]

const allowedAreas: Record<StaffRole, readonly StaffArea[]> = {
  owner: staffAreas,
  operations: ['dashboard', 'orders', 'agents', 'payments', 'catalogue', 'content'],
  finance: ['dashboard', 'orders', 'payments'],
  content: ['dashboard', 'catalogue', 'content'],
}

/**
 * Whether staff of this role may open an area. Finance edits no pages and sells for no agency, content sees neither
 * orders nor payments, whoever sold them.
 */
export function mayUseArea(role: StaffRole, area: StaffArea): boolean {
  return allowedAreas[role].includes(area)
}

/** Whether somebody may do for every agency what its own people do. */
export function sellsForAgencies({ staffRole }: { staffRole: StaffRole | null }): boolean {
  return staffRole !== null && mayUseArea(staffRole, 'agents')
}

/** Whether somebody may say who sent a user: oneself, and staff who look after users. */
export function maySetReferral(actor: { id: string; staffRole: StaffRole | null }, userId: string): boolean {
  return actor.id === userId || (actor.staffRole !== null && mayUseArea(actor.staffRole, 'users'))
}
