/** The roles that come with the product. Every member of staff has one of them or one that the agency made itself. */
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

/**
 * What staff may do or see beyond opening an area: `papers` are the numbers of identity cards and passports, `refunds` is
 * giving money back.
 */
export const staffActs = ['papers', 'refunds'] as const

export type StaffAct = (typeof staffActs)[number]

export type StaffRight = StaffArea | StaffAct

export const rightsOfRole: Record<StaffRole, readonly StaffRight[]> = {
  owner: [...staffAreas, ...staffActs],
  operations: ['dashboard', 'orders', 'agents', 'payments', 'catalogue', 'content', 'papers', 'refunds'],
  finance: ['dashboard', 'orders', 'payments', 'refunds'],
  content: ['dashboard', 'catalogue', 'content'],
}

/**
 * Whether staff of this role have a right. Finance edits no pages, sells for no agency and sees no numbers of papers;
 * content sees neither orders nor payments, whoever sold them.
 */
export function mayUseArea(role: StaffRole, right: StaffRight): boolean {
  return rightsOfRole[role].includes(right)
}

/** Whether somebody has a right; nobody but staff has any. */
export function hasRight({ staffRole, ownRole }: RightsHolder, right: StaffRight): boolean {
  return ownRole ? ownRole.rights.includes(right) : staffRole !== null && mayUseArea(staffRole, right)
}

/** Whose rights are asked for: somebody with a role that comes with the product, or with one of the agency's own. */
export type RightsHolder = {
  staffRole: StaffRole | null
  ownRole?: { rights: readonly StaffRight[] } | null | undefined
}

/** Whether somebody may do for every agency what its own people do. */
export function sellsForAgencies(user: RightsHolder): boolean {
  return hasRight(user, 'agents')
}

/** Whether somebody may say who sent a user: oneself, and staff who look after users. */
export function maySetReferral(actor: RightsHolder & { id: string }, userId: string): boolean {
  return actor.id === userId || hasRight(actor, 'users')
}
