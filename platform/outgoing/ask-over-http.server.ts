/** The request never left us, or what it asked for cannot be used by anybody: nothing was done and nothing can be. */
export class NotSent extends Error {}

/** The connection broke after the request left: only a query tells what happened. */
export class Indeterminate extends Error {}

export type ProviderAnswer = { status: number; text: string }

/**
 * One request to a provider, never repeated here: whether a repetition is harmless is the provider's own matter.
 *
 * @throws NotSent when no connection came about, so that nothing can have happened; Indeterminate when the request may
 * have arrived but no answer below 500 came back in time. Neither carries anything that was sent.
 */
export async function askOverHttp(
  url: URL,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  { signal }: { signal: AbortSignal },
): Promise<ProviderAnswer> {
  const answer = await send(url, request, signal)
  if (answer.status >= 500) throw new Indeterminate(`${url.host}${url.pathname} answered ${answer.status}`)
  return answer
}

async function send(
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, { method, headers, signal, redirect: 'error', ...(body ? { body } : {}) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const code = codeOf(error)
    if (code !== undefined && UNCONNECTED.has(code)) throw new NotSent(`${url.host} cannot be reached: ${code}`)
    throw new Indeterminate(`${url.host}${url.pathname} left us without an answer: ${code ?? nameOf(error)}`)
  }
}

/** What goes wrong before a single byte of the request has left. */
const UNCONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** The cause lies one level down, or several in one where a name has several addresses. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  const first = cause instanceof AggregateError ? cause.errors[0] : cause
  return first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : undefined
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** The parts of an answer that say what it means. @throws Indeterminate when it is not JSON. */
export function readJson(answer: ProviderAnswer): unknown {
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new Indeterminate(`an answer of ${answer.status} could not be read`)
  }
}
