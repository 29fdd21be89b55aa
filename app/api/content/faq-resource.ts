import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf, PageQuery } from '#app/wire/wire.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listQuestions } from '#modules/content/index.server.ts'
import type { Route } from './+types/faq-resource.ts'
import { WireQuestion } from './wire-content.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Answered questions, group by group',
      query: PageQuery,
      answers: { 200: pageListOf(WireQuestion) },
      problems: ['filter_invalid'],
    },
  },
}

/** The questions in the order of the page that shows them. */
export async function loader(call: Route.LoaderArgs) {
  const asked = readQuery(call, PageQuery)
  if (!asked.ok) return asked.error
  const { db, env } = call.context.get(servicesContext)
  const groups = await listQuestions(db, {
    locale: call.context.get(localeContext),
    today: dayInIstanbul(new Date()),
  })
  const all = groups.flatMap(({ key, title, questions }) =>
    questions.map(({ key: id, question, answer }) => ({ id, question, answer, group: { id: key, title } })),
  )
  const { page, pageSize } = asked.value
  const body = pageOf(all.slice((page - 1) * pageSize, page * pageSize), { page, pageSize, total: all.length })
  return publicAnswer(call, body, nextPageLink(call.url, env.publicUrl.origin, body.meta))
}
