/** Orders of the list; with a minus the greatest first. */
export const linkSorts = ['created', '-created', 'paid', '-paid', 'amount', '-amount', 'title', '-title'] as const

export type LinkSort = (typeof linkSorts)[number]
