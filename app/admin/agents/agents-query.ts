import { bothWays } from '#kernel/sort.ts'
import { agencySorts, type AgencySort } from '#modules/agents/index.ts'

/** By what the reservations that wait for staff may be ordered. */
const waitingSorts = bothWays('departs', 'reservation', 'agency', 'total', 'paid')

export type WaitingSort = (typeof waitingSorts)[number]

/** How the two lists of the page are ordered. */
export type AgentsQuery = { sort: AgencySort; waiting: WaitingSort }

export function readAgentsQuery(query: URLSearchParams): AgentsQuery {
  return {
    sort: agencySorts.find((sort) => sort === query.get('sort')) ?? 'name',
    waiting: waitingSorts.find((sort) => sort === query.get('waiting')) ?? 'departs',
  }
}

/** The same as query values, without what says nothing. */
export function agentsQueryValues({ sort, waiting }: AgentsQuery): Record<string, string | undefined> {
  return { sort: sort === 'name' ? undefined : sort, waiting: waiting === 'departs' ? undefined : waiting }
}
