import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { refuseFields } from '#app/api/calls/refuse-with.server.ts'
import { pageListOf, PageQuery, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { createApiKey, listApiKeys, type CreateKeyFailure } from '#modules/api-keys/index.server.ts'
import { keySorts } from '#modules/api-keys/index.ts'
import type { Route } from './+types/api-keys-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { ApiKeyBody, apiKeyOnWire, WireApiKey, WireNewApiKey } from './wire-api-key.ts'

const KeyQuery = PageQuery.extend({ sort: sortedBy(keySorts) })

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Keys of programs, the newest first',
      query: KeyQuery,
      answers: { 200: pageListOf(WireApiKey) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Makes a key and answers it this once',
      body: ApiKeyBody,
      answers: { 201: WireNewApiKey },
      problems: ['email'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'settings', async (db, admin) => {
    const asked = readQuery(call, KeyQuery)
    if (!asked.ok) return asked.error
    const now = new Date()
    const { keys, total } = await listApiKeys(db, admin, asked.value)
    const body = pageOf(
      keys.map((key) => apiKeyOnWire(key, now)),
      { ...asked.value, total },
    )
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

const fieldOf = {
  'no-such-user': { pointer: '/email', code: 'email' },
  'member-only': { pointer: '/email', code: 'email' },
  'beyond-own': { pointer: '/email', code: 'email' },
  'expiry-past': { pointer: '/expiresAt', code: 'validation' },
} as const satisfies Record<CreateKeyFailure['code'], unknown>

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'settings', async (db, admin) => {
    const body = await readCallBody(call, ApiKeyBody)
    if (!body.ok) return body.error
    const { expiresAt, ...wanted } = body.value
    const now = new Date()
    const made = await createApiKey(db, admin, { ...wanted, expiresAt: expiresAt ? new Date(expiresAt) : null }, now)
    if (!made.ok) return refuseFields(call, [fieldOf[made.error.code]])
    const { apiKey, secret } = made.value
    return Response.json(
      { ...apiKeyOnWire(apiKey, now), key: secret },
      { status: 201, headers: { 'Content-Language': call.context.get(localeContext) } },
    )
  })
}
