/** What watchers of the program ask, as the description of the interface has it; the gate answers them before any route. */
export const WATCHED_TAG = 'operation'

export const watchedPaths: Readonly<Record<string, Record<string, unknown>>> = {
  '/healthz': watched('getHealthz', 'Whether the program lives', ['ok', 'lost']),
  '/readyz': watched(
    'getReadyz',
    'Whether the program can work, its database included; `files` tells whether uploads can be kept',
    ['ready', 'unavailable'],
    { files: { enum: ['writable', 'full', 'unwritable'] } },
  ),
}

function watched(
  operationId: string,
  summary: string,
  [good, bad]: readonly [string, string],
  more: Readonly<Record<string, unknown>> = {},
) {
  return {
    get: {
      operationId,
      summary,
      tags: [WATCHED_TAG],
      parameters: [],
      responses: {
        200: { description: 'It does.', content: contentOf(good, more) },
        503: { description: 'It does not.', content: contentOf(bad) },
      },
    },
  }
}

function contentOf(status: string, more: Readonly<Record<string, unknown>> = {}) {
  const properties = { status: { const: status }, ...more }
  return { 'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } } }
}
