import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall, refuseCommonly } from '#app/api/payments/payment-call.server.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { NO_PHOTO } from '#modules/accounts/index.ts'
import { changePhoto, removePhoto } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/photo-resource.ts'
import { answerMember } from './account-call.server.ts'
import { PHOTO_BODY_BYTES, photoProblems } from '#app/acts/account/photo-problems.ts'
import { photoOnWire, WirePhoto } from './wire-account.ts'

export const handle: ResourceHandle = {
  methods: ['PUT', 'DELETE'],
  accepts: ['multipart/form-data'],
  maxBodyBytes: PHOTO_BODY_BYTES,
  describes: {
    PUT: {
      summary: 'Gives the own account a photograph, which is cut to a square',
      access: 'member',
      body: z.object({
        file: z.string().meta({ format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 10 MB' }),
      }),
      answers: { 200: WirePhoto },
    },
    DELETE: { summary: 'Takes the own photograph away', access: 'member', answers: { 200: WirePhoto } },
  },
}

/** What a file is, is read from its content: 415 for what is no photograph, 413 for one that is too large. */
export function action(call: Route.ActionArgs) {
  return answerMember(call, async (db, member) => {
    const { context, request, url } = call
    const { dataDir } = context.get(servicesContext).env
    if (request.method === 'DELETE') {
      await removePhoto(db, member, dataDir)
      return answerCall(call, photoOnWire(NO_PHOTO))
    }
    const form = await request.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof File)) return refuseCommonly(call, 'malformed')
    const changed = await changePhoto(db, member, { dataDir, upload: Buffer.from(await file.arrayBuffer()) })
    if (changed.ok) return answerCall(call, photoOnWire(changed.value.path))
    const why = photoProblems[changed.error.code]
    const detail = translator(context.get(localeContext), 'own-account')(`photo-${why}`)
    return callProblem(why === 'too-large' ? 'too_large' : 'unsupported_media_type', {
      ...callFacts(context, url),
      detail,
    })
  })
}
