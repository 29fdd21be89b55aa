import { randomUUID } from 'node:crypto'
import type { App } from '#app/http/assemble-app.server.ts'
import type { CallWorld } from './call-world.ts'
import { propertiesOf, resolve, sampleValue, type JsonSchema } from './sample-value.ts'

export type Operation = {
  id: string
  method: string
  path: string
  query: { name: string; required?: boolean; schema: JsonSchema }[]
  needsKey: boolean
  needsVersion: boolean
  isGuarded: boolean
  /** Content type and schema of the body, where there is one. */
  body: { type: string; schema: JsonSchema } | undefined
}

export type Ask = {
  /** What comes before the query; by default the path with a record that is there. */
  address?: string
  query?: Record<string, string>
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown
  locale?: string
  token?: string | undefined
  ifMatch?: string
  headers?: Record<string, string>
  /** The headers that prove who wrote a body, where a call wants a signature. */
  signs?: (body: string) => Record<string, string>
}

type Document = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, JsonSchema> }
}
type Described = {
  operationId: string
  security?: unknown
  parameters: { name?: string; in?: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** Every operation of the description that the site gives of itself, with its schemas resolved. */
export async function describedOperations(
  app: App,
): Promise<{ operations: Operation[]; schemas: Document['components']['schemas'] }> {
  const answer = await app.respond(new Request('http://kafile.test/api/v1/openapi.json'))
  const { paths, components } = (await answer.json()) as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { operationId: id, security, parameters, requestBody } = described
      const [content] = Object.entries(requestBody?.content ?? {})
      return {
        id,
        method: method.toUpperCase(),
        path,
        query: parameters.flatMap(({ name, ...rest }) => (rest.in === 'query' && name ? [{ name, ...rest }] : [])),
        needsKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
        needsVersion: parameters.some(({ name }) => name === 'If-Match'),
        isGuarded: security !== undefined,
        body: content && { type: content[0], schema: resolve(content[1].schema, components.schemas) },
      }
    }),
  )
  return { operations, schemas: components.schemas }
}

/** What stands for `{orderId}` of a path: `orders/:orderId` in the world, or the first of the list above it. */
export async function placeFor(world: CallWorld, path: string): Promise<string> {
  const [, parameter = ''] = /\{(\w+)\}/.exec(path) ?? []
  if (parameter === '') return path
  const before = path.slice(0, path.indexOf('/{'))
  const name = `${before.split('/').at(-1)}/:${parameter}`
  const value = world.places[name] ?? (await firstOfList(world, before, parameter))
  if (value === undefined)
    throw new Error(
      `nothing stands for ${path}: add '${name}' with the address of a record to layOut in tests/setup/call-world.ts`,
    )
  return placeFor(world, path.replace(`{${parameter}}`, encodeURIComponent(value)))
}

async function firstOfList({ app, owner }: CallWorld, list: string, parameter: string): Promise<string | undefined> {
  const answer = await app.respond(
    new Request(`http://kafile.test${list}`, { headers: { authorization: `Bearer ${owner.token}` } }),
  )
  if (answer.status !== 200) return undefined
  const { data } = (await answer.json()) as { data?: Record<string, unknown>[] }
  const [first] = data ?? []
  const value = first?.[parameter] ?? first?.['id']
  return typeof value === 'string' ? value : undefined
}

let calls = 0

/** Makes one call; every call comes from an address of its own, so that none is refused for coming too often. */
export async function askFor(app: App, operation: Operation, ask: Ask & { address: string }): Promise<Response> {
  calls += 1
  const url = new URL(ask.address, 'http://kafile.test')
  for (const [name, value] of Object.entries({ ...ask.query, locale: ask.locale ?? 'en' }))
    url.searchParams.set(name, value)
  const body = bodyOf(operation, ask.body)
  const request = new Request(url, {
    method: operation.method,
    headers: {
      origin: 'http://kafile.test',
      ...(ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }),
      ...(operation.needsKey ? { 'idempotency-key': randomUUID() } : {}),
      ...(operation.needsVersion ? { 'if-match': ask.ifMatch ?? '"1"' } : {}),
      ...(operation.body?.type === 'application/json' ? { 'content-type': 'application/json' } : {}),
      ...ask.headers,
      ...(typeof body === 'string' ? ask.signs?.(body) : undefined),
    },
    ...(body === undefined ? {} : { body }),
  })
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
  return app.respond(request, { address, isOnThisMachine: false })
}

/** What a body may look like when nothing else is known of it. */
export function sampleBody({ body }: Operation, schemas: Record<string, JsonSchema>): unknown {
  return body?.type === 'application/json' ? sampleValue(body.schema, schemas) : undefined
}

export function fieldsOf({ body }: Operation): string[] {
  return Object.keys(body ? propertiesOf(body.schema) : {})
}

function bodyOf({ method, body }: Operation, value: unknown): BodyInit | undefined {
  if (method === 'GET') return undefined
  if (typeof value === 'string' || value instanceof FormData) return value
  if (!body) return undefined
  return value === undefined ? '' : JSON.stringify(value)
}
