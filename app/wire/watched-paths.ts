/** What watchers of the program ask, as the description of the interface has it; the gate answers them before any route. */
export const WATCHED_TAG = 'operation'

export const watchedPaths: Readonly<Record<string, Record<string, unknown>>> = {
  '/healthz': watched('getHealthz', 'Whether the program lives', ['ok', 'lost']),
  '/readyz': watched('getReadyz', 'Whether the program can work, its database included', ['ready', 'unavailable']),
}

function watched(operationId: string, summary: string, [good, bad]: readonly [string, string]) {
  return {
    get: {
      operationId,
      summary,
      tags: [WATCHED_TAG],
      parameters: [],
      responses: {
        200: { description: 'It does.', content: contentOf(good) },
        503: { description: 'It does not.', content: contentOf(bad) },
      },
    },
  }
}

function contentOf(status: string) {
  const schema = { type: 'object', properties: { status: { const: status } }, required: ['status'] }
  return { 'application/json': { schema } }
}
