import type { CallDescription, CallMethod, ResourceHandle } from '#app/page/page-handle.ts'
import { isProblemCode, statusOfProblem } from '#app/refusals/refusals.ts'
import { locales } from '#kernel/locale.ts'
import { introduction } from './introduction.ts'
import { queryParameters, schemaStore, type JsonSchema } from './json-schema.server.ts'
import { WATCHED_TAG, watchedPaths } from './watched-paths.ts'
import { WireProblem } from './wire.ts'

/** A call as the route table knows it; the path is the pattern of its route. */
export type RoutedCall = { path: string; handle: ResourceHandle }

/** Every code has one status, wherever it is answered; `form.required` is one that has no page of its own. */
function statusOfCode(code: string): number | undefined {
  if (code === 'form.required') return statusOfProblem('validation')
  return isProblemCode(code) ? statusOfProblem(code) : undefined
}

/** Describes calls as OpenAPI 3.1 does, by the schemas they read and write with. */
export function toOpenApi(calls: readonly RoutedCall[], { origin, firm }: { origin: string; firm: string }) {
  const store = schemaStore()
  const described = calls.flatMap(({ path, handle }) =>
    Object.entries(handle.describes ?? {}).map(([method, description]) => ({
      path,
      method: method as CallMethod,
      description,
      accepts: handle.accepts ?? ['application/json'],
    })),
  )
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of described.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = openApiPath(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, store.refer) }
  }
  const problem = store.refer(WireProblem, 'output')
  return {
    openapi: '3.1.1',
    info: { title: `${firm} API`, version: '1', description: introduction },
    servers: [{ url: origin }],
    tags: [...new Set([WATCHED_TAG, ...described.map(({ path }) => tagOf(path))])].toSorted().map((name) => ({ name })),
    paths: { ...paths, ...watchedPaths },
    components: {
      schemas: store.schemas,
      parameters: {
        locale: {
          name: 'locale',
          in: 'query',
          description:
            'The language of the answer. Otherwise the cookie `lang`, the account, `Accept-Language`, Turkish.',
          schema: { type: 'string', enum: [...locales] },
        },
      },
      responses: {
        Refused: {
          description:
            'What is answered where there is no such call, or not with this method; then `Allow` names the others.',
          content: { [PROBLEM]: { schema: problem } },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, on every call.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'token',
          description: 'The same token in its cookie; for writing only from pages of the own site.',
        },
      },
    },
  }
}

const PROBLEM = 'application/problem+json'

/** `/api/v1/tours/:tourId` is `/api/v1/tours/{tourId}`. */
export function openApiPath(pattern: string): string {
  return pattern.replace(/:(\w+)/g, '{$1}')
}

type DescribedCall = { path: string; method: CallMethod; description: CallDescription; accepts: readonly string[] }

type Refer = ReturnType<typeof schemaStore>['refer']

function operationOf({ path, method, description, accepts }: DescribedCall, refer: Refer) {
  const { summary, query, body, problems = [] } = description
  const access = accessOf(path, description)
  const isWrite = method !== 'GET'
  return {
    operationId: operationId(method, path),
    summary,
    tags: [tagOf(path)],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [
      ...pathNames(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      { $ref: '#/components/parameters/locale' },
      ...(query ? queryParameters(query).filter(({ name }) => name !== 'locale') : []),
      ...(problems.includes('idempotency_key_required')
        ? [headerParameter('Idempotency-Key', /^[\x20-\x7e]{8,128}$/)]
        : []),
      ...(problems.includes('precondition_required') ? [headerParameter('If-Match')] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(accepts.map((type) => [type, { schema: refer(body, 'input') }])),
      },
    }),
    responses: {
      ...goodAnswers(description, { canBeKept: !isWrite && access === 'public' }, refer),
      ...refusals([...commonProblems({ path, access, isWrite, hasBody: body !== undefined }), ...problems], refer),
    },
  }
}

function goodAnswers(
  { answers, produces = 'application/json' }: CallDescription,
  { canBeKept }: { canBeKept: boolean },
  refer: Refer,
) {
  const good = Object.entries(answers).map(([status, schema]) => [
    status,
    {
      description: statusWords[status] ?? 'Done.',
      ...(schema && { content: { [produces]: { schema: refer(schema, 'output') } } }),
    },
  ])
  return Object.fromEntries([
    ...good,
    ...(canBeKept
      ? [['304', { description: 'Nothing has changed since the `ETag` that `If-None-Match` names.' }]]
      : []),
  ])
}

const statusWords: Partial<Record<string, string>> = {
  200: 'The answer.',
  201: 'Made; `Location` names it.',
  202: 'Taken; it is done later.',
  204: 'Done; there is nothing to say.',
  302: 'Go on to `Location`.',
}

/** Refusals by status, each with the codes it may have. */
function refusals(codes: readonly string[], refer: Refer) {
  const withStatus = [...new Set(codes)].flatMap((code) => {
    // A code that nobody listed with its status stands nowhere; a test tells.
    const status = statusOfCode(code)
    return status === undefined ? [] : [{ code, status }]
  })
  const byStatus = Map.groupBy(withStatus, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, refused]) => {
      const names = refused.map(({ code }) => code).toSorted()
      const schema: JsonSchema = { allOf: [refer(WireProblem, 'output')], properties: { code: { enum: names } } }
      return [
        status,
        {
          description: `Refused: ${names.map((name) => `\`${name}\``).join(', ')}.`,
          content: { [PROBLEM]: { schema } },
        },
      ]
    }),
  )
}

type Access = NonNullable<CallDescription['access']>

/** Where nothing else is said, the path tells who may call. */
function accessOf(path: string, { access }: CallDescription): Access {
  if (access) return access
  if (path.startsWith('/api/v1/admin/')) return 'staff'
  return path.startsWith('/api/v1/agent/') ? 'agent' : 'public'
}

function commonProblems({
  path,
  access,
  isWrite,
  hasBody,
}: {
  path: string
  access: Access
  isWrite: boolean
  hasBody: boolean
}): string[] {
  return [
    'malformed',
    'locale_unknown',
    'rate_limited',
    'internal',
    'unavailable',
    ...(pathNames(path).length > 0 ? ['not_found'] : []),
    ...(access === 'public' ? [] : ['unauthenticated', 'account_blocked']),
    ...(access === 'staff' || access === 'agent' ? ['forbidden'] : []),
    ...(isWrite ? ['origin_refused', 'too_large', 'unsupported_media_type'] : []),
    ...(hasBody ? ['validation', 'unknown_field'] : []),
  ]
}

function headerParameter(name: string, pattern?: RegExp) {
  return { name, in: 'header', required: true, schema: { type: 'string', ...(pattern && { pattern: pattern.source }) } }
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}

/** `POST /api/v1/orders/:id/cancel-requests` is `postOrdersByIdCancelRequests`. */
function operationId(method: CallMethod, path: string): string {
  const words = path
    .replace(/^\/(api\/v1\/|api\/)?/, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function tagOf(path: string): string {
  const [first = '', second = ''] = path.replace(/^\/(api\/v1\/|api\/)?/, '').split('/')
  return first === 'admin' || first === 'agent' ? `${first} ${second}` : first
}
