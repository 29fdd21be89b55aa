import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findStaffMedia } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { StaffCall } from '../staff-call.server.ts'
import { mediaOnWire } from './wire-media.ts'

/** Answers an entry of the library with its version in `ETag`. */
export async function answerMedia(
  call: StaffCall,
  { db, admin, id, status = 200 }: { db: Db; admin: Admin<'content'>; id: string; status?: number },
): Promise<Response> {
  const media = await findStaffMedia(db, admin, id)
  if (!media) return refuseWith(call, 'not_found')
  const headers = { 'Content-Language': call.context.get(localeContext), ETag: `"${media.version}"` }
  return Response.json(mediaOnWire(media), { status, headers })
}
