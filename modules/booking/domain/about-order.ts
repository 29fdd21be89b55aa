/** What news of an order is known by, so that staff are told of what reaches nobody; `id` of the database. */
export function aboutOrder(id: string): string {
  return `${ORDER_NEWS}:${id}`
}

/** The order that news is of; `undefined` for other news. */
export function orderOfNews(about: string): string | undefined {
  const [kind, id] = about.split(':')
  return kind === ORDER_NEWS ? id : undefined
}

export const ORDER_NEWS = 'order'
