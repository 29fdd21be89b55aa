import type { Kinship } from './kinship.ts'

type Following = Partial<Record<Kinship, Partial<Record<Kinship, readonly Kinship[]>>>>

/**
 * What somebody can be to me who is the second to whoever is the first to me: the child of my parent is a sibling. Families
 * in which cousins have married are families too, so several answers stand where both are true. What is not listed can
 * be anything.
 */
const following: Following = {
  parent: {
    parent: ['grandparent'],
    child: ['sibling'],
    sibling: ['uncle-aunt', 'parent-in-law'],
    spouse: ['parent', 'step-parent'],
  },
  child: {
    child: ['grandchild'],
    sibling: ['child', 'step-child'],
    spouse: ['child-in-law', 'nephew-niece'],
  },
  sibling: {
    parent: ['parent', 'step-parent'],
    child: ['nephew-niece', 'child-in-law'],
    spouse: ['sibling-in-law', 'cousin'],
  },
  spouse: {
    parent: ['parent-in-law', 'uncle-aunt'],
    child: ['child', 'step-child'],
    sibling: ['sibling-in-law', 'cousin'],
  },
  grandparent: { child: ['parent', 'uncle-aunt', 'parent-in-law'] },
  grandchild: { parent: ['child', 'child-in-law'] },
  'uncle-aunt': { child: ['cousin', 'spouse', 'sibling-in-law'] },
}

/** Whether the third can be `result` to me when the first is `first` to me and the third is `second` to the first. */
export function mayFollow(first: Kinship, second: Kinship, result: Kinship): boolean {
  return following[first]?.[second]?.includes(result) ?? true
}
