import type { Fields } from '#app/acts/record/field-specs.ts'
import {
  levelIn,
  reaches,
  staffActs,
  staffAreas,
  undividedAreas,
  type Reach,
  type RoleDraft,
  type RoleRights,
} from '#modules/accounts/index.ts'

/**
 * What the form of a role says: whose customers it reaches, for each area a level, for each act within one a tick.
 * Whoever did not say whose customers is not taken to mean everybody's.
 */
export function readRoleForm(fields: Fields): Omit<RoleDraft, 'reach'> & { reach: Reach | undefined } {
  const areas = staffAreas.filter((area) => ['look', 'work'].includes(fields[`area-${area}`] ?? ''))
  return {
    name: fields['name'] ?? '',
    rights: [...areas, ...staffActs.filter((act) => fields[`act-${act}`] === 'on')],
    looksOnly: areas.filter((area) => fields[`area-${area}`] === 'look' && !undividedAreas.includes(area)),
    reach: reaches.find((reach) => reach === fields['reach']),
  }
}

/** A role in the inputs of its form. The area that is open to every role has none. */
export function fieldsOfRole(role: RoleDraft): Fields {
  const areas = staffAreas.filter((area) => area !== 'dashboard')
  return {
    name: role.name,
    reach: role.reach,
    ...Object.fromEntries(areas.map((area) => [`area-${area}`, levelIn(role, area)])),
    ...Object.fromEntries(staffActs.map((act) => [`act-${act}`, role.rights.includes(act) ? 'on' : ''])),
  }
}

/** What the preview told: a form sends it back, so that nobody confirms other consequences than they were shown. */
export function toldConsequences(
  before: RoleRights & { version: number },
  after: RoleRights,
  holders: readonly { id: string }[],
): string {
  return JSON.stringify([before.version, after.rights, after.looksOnly, after.reach, holders.map(({ id }) => id)])
}
