import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findMail } from '#platform/mail/list-mails.server.ts'
import type { Route } from './+types/attachment-resource.ts'
import { isLocalDemo } from './local-demo.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** A file of a kept mail, by its place among the attachments. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const mail = isLocalDemo(env, context.get(factsContext)) ? await findMail(db, params.mailId) : undefined
  const file = mail?.attachments[Number(params.file)]
  if (!file) throw new Response(null, { status: 404 })
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
