import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { PageQuery, pageListOf, sortedBy } from '#app/wire/wire.ts'
import { translator } from '#app/messages/translator.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { inEveryLocale, type Localised } from '#kernel/locale.ts'
import { mediaSorts } from '#modules/content/index.ts'
import { addMedia, listStaffMedia } from '#modules/content/index.server.ts'
import type { Route } from './+types/staff-media-list-resource.ts'
import { answerMedia } from './answer-media.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { mediaOnWire, WireStaffMedia } from './wire-media.ts'

const MediaQuery = PageQuery.extend({
  q: z.string().max(100).optional(),
  album: z.string().max(80).optional(),
  sort: sortedBy(mediaSorts),
})

const inEveryLanguage = 'The same words in every language, or JSON with `tr`, `en` and `ar`.'

const Upload = z.object({
  file: z.string().meta({ format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 10 MB' }),
  album: z.string(),
  alt: z.string().optional().meta({ description: inEveryLanguage }),
  caption: z.string().optional().meta({ description: inEveryLanguage }),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  accepts: ['multipart/form-data'],
  maxBodyBytes: 11 * 1024 * 1024,
  describes: {
    GET: {
      summary: 'Pictures and videos of the library, published or not, the latest first',
      query: MediaQuery,
      answers: { 200: pageListOf(WireStaffMedia) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Adds a photograph, which is drawn anew; nobody sees it before it is published',
      body: Upload,
      answers: { 201: WireStaffMedia },
      problems: ['validation', 'malformed', 'too_large', 'unsupported_media_type'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const query = readQuery(call, MediaQuery)
    if (!query.ok) return query.error
    const { entries, total } = await listStaffMedia(db, admin, query.value)
    const body = pageOf(entries.map(mediaOnWire), { ...query.value, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

/** What a file is, is read from its content: 415 for what is no photograph, 413 for one that is too large. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const { context, request, url } = call
    const { dataDir } = context.get(servicesContext).env
    const form = await request.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!form || !(file instanceof File)) return refuseWith(call, 'malformed')
    const [alt, caption] = [wordsIn(form.get('alt')), wordsIn(form.get('caption'))]
    if (!alt || !caption) return refuseFields(call, [{ pointer: alt ? '/caption' : '/alt' }])
    const words = { album: String(form.get('album') ?? ''), alt, caption, isPublished: false, focus: { x: 50, y: 50 } }
    const upload = Buffer.from(await file.arrayBuffer())
    const added = await addMedia(db, admin, { dataDir, upload, words }, new Date())
    if (added.ok) return answerMedia(call, { db, admin, id: added.value.id, status: 201 })
    if (added.error.code === 'album-unknown') return refuseFields(call, [{ pointer: '/album' }])
    const isLarge = added.error.code === 'file-too-large' || added.error.code === 'picture-too-large'
    const detail = translator(context.get(localeContext), 'staff-media')(`problem-${added.error.code}`)
    return callProblem(isLarge ? 'too_large' : 'unsupported_media_type', { ...callFacts(context, url), detail })
  })
}

const Words = z.object(inEveryLocale(() => z.string().max(300)))

function wordsIn(value: FormDataEntryValue | null): Localised | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!text.startsWith('{')) return text.length > 300 ? undefined : inEveryLocale(() => text)
  try {
    return Words.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
