import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '#platform/one-per-process.server.ts'

type Trace = { traceId: string; apiKeyId?: string }

const traces = onePerProcess('trace', () => new AsyncLocalStorage<Trace>())

/** Runs something under the trace id of a request, so that whatever it writes down can name it. */
export function withTrace<Value>(traceId: string, run: () => Value): Value {
  return traces.run({ traceId }, run)
}

/** The trace id of the request that is answered now; nothing in jobs and scripts. */
export function currentTraceId(): string | undefined {
  return traces.getStore()?.traceId
}

/** Says that the request that is answered now was made with a key of a program, for whatever is written down from now on. */
export function noteApiKey(apiKeyId: string): void {
  const trace = traces.getStore()
  if (trace) trace.apiKeyId = apiKeyId
}

/** The key with which the request is made that is answered now, if any. */
export function currentApiKey(): string | undefined {
  return traces.getStore()?.apiKeyId
}
