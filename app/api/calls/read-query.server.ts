import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { factsContext, localeContext } from '#app/http/middleware/contexts.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { filterProblem } from '#app/refusals/filter-problem.server.ts'

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
