import { z } from 'zod'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { textPictures } from '#app/pictures/text-pictures.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { previewPage } from '#modules/content/index.server.ts'
import type { Route } from './+types/page-preview-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const WirePreview = z
  .object({
    heading: z.string(),
    lead: z.string(),
    body: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    keywords: z.string(),
    mainGroup: z.string(),
    excerpt: z.string(),
    picture: z.string(),
  })
  .meta({ id: 'PagePreview', description: 'A page as visitors would read it in one language.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'A page as its readers would see it in the language asked for, published or not',
      answers: { 200: WirePreview },
      problems: ['not_found'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const locale = call.context.get(localeContext)
    const preview = await previewPage(db, admin, {
      kind: 'page',
      key: call.params.pageId,
      locale,
      today: dayInIstanbul(new Date()),
      pictureAddress: textPictures(call.context.get(servicesContext).env),
    })
    if (!preview) return refuseWith(call, 'not_found')
    return Response.json(preview, { headers: { 'Content-Language': locale } })
  })
}
