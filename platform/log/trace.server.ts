import { AsyncLocalStorage } from 'node:async_hooks'

const traces = new AsyncLocalStorage<string>()

/** Runs something under the trace id of a request, so that whatever it writes down can name it. */
export function withTrace<Value>(traceId: string, run: () => Value): Value {
  return traces.run(traceId, run)
}

/** The trace id of the request that is answered now; nothing in jobs and scripts. */
export function currentTraceId(): string | undefined {
  return traces.getStore()
}
