import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { exportPerson } from '#modules/privacy/index.server.ts'
import type { Route } from './+types/user-data-resource.ts'

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

/** Everything that is known of a person, as a file. Written to, because handing it out is noted. */
export async function action({ params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'users', 'papers')
  const person = await exportPerson(context.get(servicesContext).db, { admin, userId: params.userId }, new Date())
  if (!person) throw new Response(null, { status: 404 })
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="personal-data-${params.userId}.json"`,
    },
  })
}
