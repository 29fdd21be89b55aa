import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findPage } from '#modules/content/index.server.ts'
import type { Route } from './+types/find-page-resource.ts'
import { assetAddress } from './asset-address.ts'
import { pageRecordOnWire, WirePageRecord } from './page-record-on-wire.ts'

const PageFindQuery = z.object({ slug: z.string().trim().min(1).max(200) })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'A content page under the names of the older calls; an empty object when there is none',
      query: PageFindQuery,
      answers: {
        200: z.union([z.object({ from_KurumsalSayfalar: WirePageRecord }), z.strictObject({})]),
      },
      problems: ['slug_required', 'filter_invalid'],
    },
  },
}

/** One page by its link in any language. Who asks for a page that is not there clears what it shows. */
export async function loader(call: Route.LoaderArgs) {
  const { context, url } = call
  const { db, env, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  if (!url.searchParams.get('slug')?.trim()) {
    const text = translator(locale, 'content')
    return refuseWith(call, 'slug_required', {
      title: text('slug-required-title'),
      detail: text('slug-required'),
    })
  }
  const asked = readQuery(call, PageFindQuery)
  if (!asked.ok) return asked.error

  const { origin } = env.publicUrl
  const page = await findPage(db, { link: asked.value.slug, locale, today: dayInIstanbul(new Date()) })
  if (!page) return publicAnswer(call, {})
  for (const fault of page.faults) log.warn({ page: page.key, locale, fault }, 'a text of a page is no JSON')
  const addressOf = (value: string) => assetAddress(value, origin)
  return publicAnswer(call, { from_KurumsalSayfalar: pageRecordOnWire(page.record, { body: page.body, addressOf }) })
}
