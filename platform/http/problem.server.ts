/** A field that was refused, by JSON pointer, with the message its form shows. */
export type FieldProblem = { pointer: string; code: string; message: string }

export type ProblemOptions = {
  status: number
  title: string
  detail: string
  /** The path that was called. */
  instance?: string | undefined
  traceId?: string | undefined
  errors?: readonly FieldProblem[] | undefined
  headers?: HeadersInit | undefined
  /** Further members of the body that this refusal has. */
  members?: Readonly<Record<string, unknown>> | undefined
}

/** A refusal of a call as RFC 9457 describes it. Texts come from the caller, who knows the language. */
export function problem(
  code: string,
  { status, title, detail, instance, traceId, errors, headers, members }: ProblemOptions,
): Response {
  const body = {
    type: `/problems/${code}`,
    title,
    status,
    detail,
    instance,
    code,
    // The login notice of older clients reads this one.
    message: detail,
    traceId,
    errors,
    ...members,
  }
  const answer = new Response(JSON.stringify(body), { status, headers: headers ?? {} })
  answer.headers.set('Content-Type', 'application/problem+json')
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
