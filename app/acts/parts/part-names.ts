/** What staff write besides pages, posts and questions, each at an address of that name. */
export const partNames = ['quiz', 'menus', 'redirects', 'question-groups', 'holidays', 'agreements'] as const

export type PartName = (typeof partNames)[number]

/** Parts of which there are several: a year, a text. The others are one. */
export const keyedParts = ['holidays', 'agreements'] as const satisfies readonly PartName[]

export type KeyedPart = (typeof keyedParts)[number]

export function isKeyed(part: PartName): part is KeyedPart {
  return keyedParts.some((each) => each === part)
}

/** The part that an address of the staff is about. */
export function partOfPath({ pathname }: { pathname: string }): PartName {
  const found = partNames.find((part) => pathname.split('/').includes(part))
  if (!found) throw new Error(`${pathname} stands for no part of the site`)
  return found
}
