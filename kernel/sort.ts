/** The name of an order as addresses carry it: by something, or with a minus before it the largest or last first. */
export type Sort<By extends string> = By | `-${By}`

/** Both orders of each name. */
export function bothWays<const By extends string>(...names: By[]): Sort<By>[] {
  return names.flatMap((name): Sort<By>[] => [name, `-${name}`])
}

/** What is ordered by, and whether the largest or last comes first. */
export function partsOfSort<By extends string>(sort: Sort<By>): { by: By; isDescending: boolean } {
  const isDescending = sort.startsWith('-')
  return { by: (isDescending ? sort.slice(1) : sort) as By, isDescending }
}
