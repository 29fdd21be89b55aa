/** What somebody can be to a traveller, the nearest first: the order in which a mahram is looked for. */
export const kinships = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'grandchild',
  'uncle-aunt',
  'nephew-niece',
  'parent-in-law',
  'child-in-law',
  'step-parent',
  'step-child',
  'milk-sibling',
  'sibling-in-law',
  'cousin',
] as const

export type Kinship = (typeof kinships)[number]

/** The `relative` is the kinship of the traveller `of`: `of` a daughter, her father is the `relative`, a parent. */
export type Relation = { of: string; relative: string; kinship: Kinship }

/** Somebody's relative, and what they are to them. */
export type Relative = { id: string; kinship: Kinship }

const inverses: Record<Kinship, Kinship> = {
  spouse: 'spouse',
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  'uncle-aunt': 'nephew-niece',
  'nephew-niece': 'uncle-aunt',
  'parent-in-law': 'child-in-law',
  'child-in-law': 'parent-in-law',
  'step-parent': 'step-child',
  'step-child': 'step-parent',
  'milk-sibling': 'milk-sibling',
  'sibling-in-law': 'sibling-in-law',
  cousin: 'cousin',
}

/** Relatives who could marry, were nobody married already: no mahram of one another. */
const marriageable: readonly Kinship[] = ['sibling-in-law', 'cousin']

export function inverseOf(kinship: Kinship): Kinship {
  return inverses[kinship]
}

/** Whether marriage is out of the question for good, or has been made: such a man is a mahram, and they may share a room. */
export function isMahramKinship(kinship: Kinship): boolean {
  return !marriageable.includes(kinship)
}

/** Everybody who is stated to be a relative of a traveller, the nearest first. */
export function relativesOf(id: string, relations: readonly Relation[]): Relative[] {
  return relations
    .flatMap(({ of, relative, kinship }): Relative[] => {
      if (of === id) return [{ id: relative, kinship }]
      return relative === id ? [{ id: of, kinship: inverseOf(kinship) }] : []
    })
    .toSorted((a, b) => kinships.indexOf(a.kinship) - kinships.indexOf(b.kinship))
}
