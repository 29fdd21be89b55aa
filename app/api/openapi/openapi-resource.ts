import { z } from 'zod'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { callsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { getSite } from '#modules/content/index.server.ts'
import type { Route } from './+types/openapi-resource.ts'
import { toOpenApi } from '#app/wire/to-openapi.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: { summary: 'This description', answers: { 200: z.looseObject({ openapi: z.literal('3.1.1') }) } },
  },
}

/** The description of all calls, made of what they say about themselves. */
export async function loader(call: Route.LoaderArgs) {
  const { db, env } = call.context.get(servicesContext)
  const site = await getSite(db, call.context.get(localeContext))
  return publicAnswer(
    call,
    toOpenApi(call.context.get(callsContext), { origin: env.publicUrl.origin, firm: site.firm }),
  )
}
