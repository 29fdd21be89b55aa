import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findMail } from '#platform/mail/list-mails.server.ts'
import type { Route } from './+types/mail-resource.ts'
import { isLocalDemo } from './local-demo.server.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** A kept mail as its receiver would see it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const mail = isLocalDemo(env, context.get(factsContext)) ? await findMail(db, params.mailId) : undefined
  if (!mail) throw new Response(null, { status: 404 })
  return new Response(mail.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
      'Cache-Control': 'private, no-store',
    },
  })
}
