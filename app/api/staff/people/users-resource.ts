import { z } from 'zod'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { toWireUser, WireUser } from '#app/api/session/wire-user.ts'
import { userSorts } from '#modules/accounts/index.ts'
import { listUsers } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/users-resource.ts'
import { refuseFilter } from '../orders/order-filter.server.ts'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { pageListOf, sortedBy } from '#app/wire/wire.ts'
import { answerStaff } from '../staff-call.server.ts'

/** Older callers want everybody at once, hence the large page. */
const UserFilter = z.object({
  q: z.string().max(100).optional(),
  status: z.enum(['true', 'false']).optional(),
  sort: sortedBy(userSorts),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(1000),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'All accounts',
      access: 'staff',
      query: UserFilter,
      answers: { 200: z.object({ data: pageListOf(WireUser) }) },
      problems: ['filter_invalid'],
    },
  },
}

/** All accounts, in the nesting that older callers know. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const filter = UserFilter.safeParse(
      Object.fromEntries([...call.url.searchParams].filter(([, value]) => value !== '')),
    )
    if (!filter.success) return refuseFilter(call, filter.error)
    const { status, ...rest } = filter.data
    const { users, total } = await listUsers(db, admin, {
      ...rest,
      isActive: status === undefined ? undefined : status === 'true',
    })
    const body = pageOf(users.map(toWireUser), { ...filter.data, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(
      { data: body },
      {
        headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
      },
    )
  })
}
