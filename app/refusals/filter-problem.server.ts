import { translator } from '#app/messages/translator.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { problem } from '#platform/http/problem.server.ts'

/** 400 `filter_invalid`: the values of a query that were refused, by name; also where no call is at work yet. */
export function filterProblem(
  { locale, instance, traceId }: { locale: Locale; instance: string; traceId: string },
  names: readonly string[],
): Response {
  const text = translator(locale, 'tours')
  const detail = text('wrong-filter', { names: joinList(names, locale) })
  return problem('filter_invalid', {
    status: 400,
    title: text('filter-refused'),
    detail,
    instance,
    traceId,
    errors: names.map((name) => ({ pointer: `/${name}`, code: 'filter_invalid', message: detail })),
    headers: { 'Content-Language': locale },
  })
}
