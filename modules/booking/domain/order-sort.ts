/** By what a list of orders may be sorted; with a minus before it the largest or latest comes first. */
export const orderSorts = [
  '-placed',
  'placed',
  'customer',
  '-customer',
  'state',
  '-state',
  'total',
  '-total',
  'remaining',
  '-remaining',
] as const

export type OrderSort = (typeof orderSorts)[number]
