import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery, WireDay, WireInstant } from '#app/wire/wire.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listStatements, uploadStatement } from '#modules/bank-statements/index.server.ts'
import { LARGEST_FILE_BYTES, statementFormats } from '#modules/bank-statements/index.ts'
import type { Route } from './+types/bank-statements-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const WireStatement = z.object({
  id: z.string(),
  state: z.enum(['draft', 'booked']),
  format: z.enum(statementFormats),
  fileName: z.string(),
  accountIban: z.string().nullable(),
  from: WireDay.nullable(),
  to: WireDay.nullable(),
  lineCount: z.int(),
  newCount: z.int(),
  openCount: z.int(),
  uploadedAt: WireInstant,
})

const Upload = z.object({
  file: z.string().meta({ format: 'binary', description: 'camt.053, MT940 or CSV, at most 5 MB' }),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  accepts: ['multipart/form-data'],
  maxBodyBytes: LARGEST_FILE_BYTES + 16 * 1024,
  describes: {
    GET: {
      summary: 'Statements from the bank, the newest first',
      query: PageQuery,
      answers: { 200: pageListOf(WireStatement) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Uploads a statement as a draft; nothing is booked yet',
      body: Upload,
      answers: { 201: z.object({ id: z.string() }) },
      problems: ['validation', 'too_large'],
    },
  },
}

/** Statements from the bank, the newest first, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const query = readQuery(call, PageQuery)
    if (!query.ok) return query.error
    const { statements, total } = await listStatements(db, admin, query.value)
    const body = pageOf(statements, { ...query.value, total })
    const origin = call.context.get(servicesContext).env.publicUrl.origin
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

/** Keeps a file as a draft. */
export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'payments', async (db, admin) => {
    const locale = call.context.get(localeContext)
    const text = translator(locale, 'bank-statements')
    const form = await call.request.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof File))
      return refuseWith(call, 'validation', {
        errors: [{ pointer: '/file', code: 'file', message: text('problem-file') }],
      })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const uploaded = await uploadStatement(db, admin, { fileName: file.name, bytes }, new Date())
    if (uploaded.ok) {
      const { statementId } = uploaded.value
      return Response.json({ id: statementId }, { status: 201, headers: { 'Content-Language': locale } })
    }
    const { error } = uploaded
    const place = 'line' in error ? ` ${text('problem-place', { line: String(error.line) })}` : ''
    const message = `${text(`problem-${error.code}`)}${place}`
    const code = error.code === 'too-large' ? 'too_large' : 'validation'
    return refuseWith(call, code, { errors: [{ pointer: '/file', code: error.code, message }] })
  })
}
