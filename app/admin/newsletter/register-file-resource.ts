import { data } from 'react-router'
import { answerListFile } from '#app/acts/lists/answer-list-file.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { registerColumns, registerLine } from '#modules/engagement/index.ts'
import { findRegisterFile } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/register-file-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** What a file tells the register, in its columns and its own words; to look at it changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { format } = params
  const file = await findRegisterFile(context.get(servicesContext).db, admin, params.fileId)
  if (!file || (format !== 'csv' && format !== 'xlsx')) throw data(null, { status: 404 })
  const answer = await answerListFile(
    { head: registerColumns, rows: file.lines.map(registerLine) },
    { name: `iys-${dayInIstanbul(file.madeAt)}`, format, locale: context.get(localeContext) },
  )
  answer.headers.set('Cache-Control', 'private, no-store')
  answer.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}
