import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { translator } from '#app/messages/translator.ts'
import { factsContext, localeContext } from '#app/middleware/contexts.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { problem } from '#platform/http/problem.server.ts'

type QueriedCall = { url: URL; context: Readonly<RouterContextProvider> }

/**
 * Reads the query of a call by the schema that describes it: empty values count as left out, unknown names are ignored,
 * and values outside their domain give the refusal `filter_invalid`, which names them. An order that a list does not have
 * is refused too: whoever asks for it would take the first page for the page they wanted.
 */
export function readQuery<Query extends z.ZodType>(
  call: QueriedCall,
  schema: Query,
): Result<z.output<Query>, Response> {
  const given = Object.fromEntries([...call.url.searchParams].filter(([, value]) => value.trim() !== ''))
  if ('sort' in given && isListWithoutSorts(schema)) return fail(refuseFilters(call, ['sort']))
  const read = schema.safeParse(given)
  if (read.success) return ok(read.data)
  return fail(refuseFilters(call, [...new Set(read.error.issues.map((issue) => String(issue.path[0])))]))
}

function isListWithoutSorts(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && 'page' in schema.shape && !('sort' in schema.shape)
}

/** 400 `filter_invalid`, with the fields of the query that were refused. */
export function refuseFilters({ url, context }: QueriedCall, names: readonly string[]): Response {
  const { traceId } = context.get(factsContext)
  return filterProblem({ locale: context.get(localeContext), instance: url.pathname, traceId }, names)
}

/** The same where no call is at work yet. */
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
