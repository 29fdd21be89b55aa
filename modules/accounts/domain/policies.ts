/** What a member of staff works on. Every admin has exactly one. */
export const staffRoles = ['owner', 'operations', 'finance', 'content'] as const

export type StaffRole = (typeof staffRoles)[number]

/** The parts of the staff area, each behind one permission. */
export const staffAreas = ['dashboard', 'orders', 'payments', 'catalogue', 'content', 'users', 'settings'] as const

export type StaffArea = (typeof staffAreas)[number]

const allowedAreas: Record<StaffRole, readonly StaffArea[]> = {
  owner: staffAreas,
  operations: ['dashboard', 'orders', 'payments', 'catalogue', 'content'],
  finance: ['dashboard', 'orders', 'payments'],
  content: ['dashboard', 'catalogue', 'content'],
}

/** Whether staff of this role may open an area. Finance edits no pages, content sees neither orders nor payments. */
export function mayUseArea(role: StaffRole, area: StaffArea): boolean {
  return allowedAreas[role].includes(area)
}

/** Whether somebody may say who sent a user: oneself, and staff who look after users. */
export function maySetReferral(actor: { id: string; staffRole: StaffRole | null }, userId: string): boolean {
  return actor.id === userId || (actor.staffRole !== null && mayUseArea(actor.staffRole, 'users'))
}
