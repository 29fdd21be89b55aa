import { translator } from '#app/messages/translator.ts'
import { joinList } from '#kernel/join-list.ts'
import { refuse, type CallFacts } from './refuse.server.ts'

/** 400 `filter_invalid`: the values of a query that were refused, by name; also where no call is at work yet. */
export function filterProblem(facts: CallFacts, names: readonly string[]): Response {
  const text = translator(facts.locale, 'tours')
  const detail = text('wrong-filter', { names: joinList(names, facts.locale) })
  return refuse('filter_invalid', facts, {
    title: text('filter-refused'),
    detail,
    errors: names.map((name) => ({ pointer: `/${name}`, code: 'filter_invalid', message: detail })),
  })
}
