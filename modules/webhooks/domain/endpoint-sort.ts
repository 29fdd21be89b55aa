import { bothWays } from '#kernel/sort.ts'

/** By what a list of listeners may be ordered. */
export const endpointSorts = bothWays('url', 'description', 'created')

export type EndpointSort = (typeof endpointSorts)[number]
