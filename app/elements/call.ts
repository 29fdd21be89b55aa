import { clientState } from './client-state.ts'

type CallOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a form or a file is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** An answer from 400 to 599, with what it says. */
export class CallFailed extends Error {
  readonly status: number
  readonly data: unknown

  constructor(status: number, data: unknown) {
    super(`the call was answered with ${status}`)
    this.status = status
    this.data = data
  }
}

/** Worth one more try: busy, too early, or a server that fails this time. */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504]
const LONGEST_PAUSE_MS = 5000

/**
 * Every call of a page of ours: JSON both ways, with cookies, which say who is signed in, without a time limit. What only reads is tried once more
 * when the trouble may pass; what changes something never is.
 *
 * @throws CallFailed for an answer from 400 to 599.
 */
export async function call<Answer>(address: string | URL, options: CallOptions = {}): Promise<Answer> {
  const answer = await ask(address, 'application/json', options)
  const text = await answer.text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

/** A page of ours as text, to take parts of it over; asked for like any call. @throws CallFailed as `call` does. */
export async function askPage(address: string | URL, options: CallOptions = {}): Promise<string> {
  return (await ask(address, 'text/html', options)).text()
}

async function ask(address: string | URL, accept: string, options: CallOptions): Promise<Response> {
  const { method = 'GET', body, signal } = options
  const isJson = body === undefined || !isSentAsItIs(body)
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: {
      ...(isJson ? clientState.headers : {}),
      Accept: accept,
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    ...(signal ? { signal } : {}),
  }
  let answer = await fetch(address, init)
  if ((method === 'GET' || method === 'HEAD') && PASSING.includes(answer.status)) {
    await pauseFor(answer)
    answer = await fetch(address, init)
  }
  if (answer.status < 400) return answer
  throw new CallFailed(answer.status, await readData(answer))
}

function isSentAsItIs(body: unknown): boolean {
  return body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob
}

async function pauseFor({ headers }: Response): Promise<void> {
  const seconds = Number(headers.get('Retry-After'))
  if (!(seconds > 0)) return
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, LONGEST_PAUSE_MS)))
}

async function readData(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
