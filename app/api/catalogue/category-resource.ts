import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findCategory } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/category-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { WireCategory } from './wire-tour.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'A category, by its link in any language',
      answers: { 200: WireCategory.extend({ description: z.string() }) },
      problems: ['category_not_found'],
    },
  },
}

/** One category by its link in any language. */
export async function loader(call: Route.LoaderArgs) {
  const { db, env } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const category = await findCategory(db, { link: call.params.link, locale, today: dayInIstanbul(new Date()) })
  if (!category) {
    const title = translator(locale, 'tours')('category-not-found')
    return refuseWith(call, 'category_not_found', { title, detail: title })
  }
  const { link, name, description, tourCount, image } = category
  return publicAnswer(call, { link, name, description, tourCount, image: `${env.publicUrl.origin}/art/${image}.svg` })
}
