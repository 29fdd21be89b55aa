import type { RouterContextProvider } from 'react-router'
import { factsContext, localeContext } from '#app/http/middleware/contexts.ts'

/** What every refusal of a call repeats. */
export function callFacts(context: Readonly<RouterContextProvider>, url: URL) {
  return { locale: context.get(localeContext), instance: url.pathname, traceId: context.get(factsContext).traceId }
}
