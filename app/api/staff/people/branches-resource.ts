import { z } from 'zod'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listBranches } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/branches-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const WireBranch = z
  .object({
    id: z.string(),
    name: z.string(),
    people: z.int().meta({ description: 'How many members of staff work there; blocked ones too.' }),
  })
  .meta({ id: 'Branch', description: 'An office of the agency.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The offices of the agency by name; their ids are those of `branch` in accounts',
      answers: { 200: z.object({ data: z.array(WireBranch) }) },
    },
  },
}

/** The offices of the agency, to whoever may read accounts. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db, admin) =>
    Response.json(
      { data: await listBranches(db, admin) },
      { headers: { 'Content-Language': call.context.get(localeContext) } },
    ),
  )
}
