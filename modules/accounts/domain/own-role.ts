import {
  hasRight,
  rightsOfRole,
  staffActs,
  staffAreas,
  type RightsHolder,
  type StaffAct,
  type StaffArea,
  type StaffRight,
  type StaffRole,
} from './policies.ts'

/** Whose customers a role reaches: those one looks after oneself, those of everybody in one's branch, or everybody's. */
export const reaches = ['own', 'branch', 'everybody'] as const

export type Reach = (typeof reaches)[number]

/**
 * What a role lets its people do: rights, the areas among them in which they look and change nothing, and whose orders,
 * requests and offers are there for them at all.
 */
export type RoleRights = { rights: readonly StaffRight[]; looksOnly: readonly StaffArea[]; reach: Reach }

/** A role that an agency made itself, as whoever has it carries it. */
export type HeldRole = RoleRights & { id: string; name: string }

/** How far an area is open to a role. */
export const areaLevels = ['none', 'look', 'work'] as const

export type AreaLevel = (typeof areaLevels)[number]

/** Areas in which nothing is only looked at: the desk is everybody's own, and whoever enters the agents' area sells there. */
export const undividedAreas: readonly StaffArea[] = ['dashboard', 'agents']

/** Areas that show everybody's customers or books: no role has them that reaches only some customers. */
export const boundlessAreas: readonly StaffArea[] = ['agents', 'users', 'settings']

/** The area without which an act within it says nothing. */
export const areaOfAct: Record<StaffAct, StaffArea> = { papers: 'orders', refunds: 'payments' }

const LONGEST_NAME = 60

export type RoleDraft = { name: string } & RoleRights

/**
 * A role as it is kept: every role has its desk, an act needs its area, giving money back needs work in it, and whoever
 * reaches only some customers has none of the areas that show all.
 */
export function readRoleDraft({ name, rights, looksOnly, reach }: RoleDraft): RoleDraft | undefined {
  const trimmed = name.trim().replaceAll(/\s+/g, ' ')
  if (trimmed === '' || trimmed.length > LONGEST_NAME) return undefined
  const areas = staffAreas.filter((area) => area === 'dashboard' || (rights.includes(area) && isOpenTo(reach, area)))
  const looks = areas.filter((area) => looksOnly.includes(area) && !undividedAreas.includes(area))
  const acts = staffActs.filter(
    (act) =>
      rights.includes(act) && areas.includes(areaOfAct[act]) && !(act === 'refunds' && looks.includes(areaOfAct[act])),
  )
  return {
    name: trimmed,
    rights: [...areas, ...acts],
    looksOnly: looks,
    reach,
  }
}

/** Whether a role of that reach may have an area at all. */
function isOpenTo(reach: Reach, area: StaffArea): boolean {
  return reach === 'everybody' || !boundlessAreas.includes(area)
}

export function levelIn({ rights, looksOnly }: Omit<RoleRights, 'reach'>, area: StaffArea): AreaLevel {
  if (!rights.includes(area)) return 'none'
  return looksOnly.includes(area) ? 'look' : 'work'
}

/** The rights of a role that comes with the product, as those of one's own are written. */
export function rightsOfFixed(role: StaffRole): RoleRights {
  return { rights: rightsOfRole[role], looksOnly: [], reach: 'everybody' }
}

/** Whose role it is that is asked for. */
type RoleHolder = { staffRole: StaffRole | null; ownRole: RoleRights | null }

/** What somebody may do by their role; nobody but staff may do anything. */
export function rightsHeldBy({ staffRole, ownRole }: RoleHolder): RoleRights {
  if (ownRole) return { ...ownRole, rights: [...new Set([...ownRole.rights, ...ownRole.looksOnly])] }
  return staffRole ? rightsOfFixed(staffRole) : { rights: [], looksOnly: [], reach: 'own' }
}

type Reacher = RightsHolder & { ownRole?: RoleRights | null | undefined }

/** Whether all customers are there for somebody. */
export function reachesEverybody({ ownRole }: Pick<Reacher, 'ownRole'>): boolean {
  return !ownRole || ownRole.reach === 'everybody'
}

/** Whether a right opens to somebody all that there is behind it, and not only what is of customers whom they reach. */
export function opensAll(user: Reacher, right: StaffRight): boolean {
  return hasRight(user, right) && (reachesEverybody(user) || rightsWithoutCustomers.has(right))
}

const rightsWithoutCustomers: ReadonlySet<StaffRight> = new Set<StaffRight>(['dashboard', 'catalogue', 'content'])

/** Whether somebody may do everything that a role lets its people do: nobody gives or takes more than they have. */
export function holdsAllOf(holder: RoleHolder, role: RoleRights): boolean {
  const held = rightsHeldBy(holder)
  const isWithin = reaches.indexOf(role.reach) <= reaches.indexOf(held.reach)
  return (
    isWithin &&
    role.rights.every(
      (right) =>
        held.rights.includes(right) &&
        !(held.looksOnly.some((area) => area === right) && !role.looksOnly.some((area) => area === right)),
    )
  )
}

/** A change of what a role lets its people do: in one area, in one act, or in whose customers it reaches. */
export type RightChange =
  | { area: StaffArea; from: AreaLevel; to: AreaLevel }
  | { act: StaffAct; isGiven: boolean }
  | { reach: Reach }

/** What changes for whoever has a role, in the order of the areas. */
export function changesOfRights(before: RoleRights, after: RoleRights): RightChange[] {
  const areas = staffAreas.flatMap((area) => {
    const [from, to] = [levelIn(before, area), levelIn(after, area)]
    return from === to ? [] : [{ area, from, to }]
  })
  const acts = staffActs.flatMap((act) => {
    const isGiven = after.rights.includes(act)
    return before.rights.includes(act) === isGiven ? [] : [{ act, isGiven }]
  })
  return [...areas, ...acts, ...(before.reach === after.reach ? [] : [{ reach: after.reach }])]
}

/** The holder with what they may change alone: what they only look at is no right of theirs then. */
export function changingOnly<Holder extends { ownRole: HeldRole | null }>(holder: Holder): Holder {
  const { ownRole } = holder
  if (!ownRole) return holder
  const rights = ownRole.rights.filter((right) => !ownRole.looksOnly.some((area) => area === right))
  return { ...holder, ownRole: { ...ownRole, rights } }
}
