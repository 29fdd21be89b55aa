import { problemOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { refuseBody, refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { PageQuery, pageListOf, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { CallDescription } from '#app/page/page-handle.ts'
import { inEveryLocale, locales } from '#kernel/locale.ts'
import {
  writingSorts,
  writingStates,
  type Writing,
  type WritingDraft,
  type WritingKind,
} from '#modules/content/index.ts'
import {
  changeWriting,
  createWriting,
  findWriting,
  listWritings,
  removeWriting,
  type SaveFailure,
} from '#modules/content/index.server.ts'
import { refuseFilter } from '../orders/order-filter.server.ts'
import { answerStaff, type StaffCall } from '../staff-call.server.ts'
import { partialWriting, wireWriting, wireWritingBody, WireWritingEntry, writingOnWire } from './wire-writing.ts'

const WritingFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  state: z.enum(writingStates).optional(),
  sort: sortedBy(writingSorts),
})

/** What the calls of a kind say about themselves. */
export function describeWritings(kind: WritingKind): {
  list: Record<'GET' | 'POST', CallDescription>
  one: Record<'GET' | 'PUT' | 'PATCH' | 'DELETE', CallDescription>
} {
  const refusals = ['validation', 'unknown_field', 'malformed', 'link_taken', 'in_use'] as const
  const known = ['not_found', 'precondition_required', 'edit_conflict'] as const
  const answer = wireWriting(kind)
  return {
    list: {
      GET: {
        summary: `Every ${kind}, published or not, in the agency's order`,
        query: WritingFilter,
        answers: { 200: pageListOf(WireWritingEntry) },
        problems: ['filter_invalid'],
      },
      POST: {
        summary: `Adds a ${kind}; HTML is cleaned, and a language is published at once, at an instant or not at all`,
        body: wireWritingBody(kind),
        answers: { 201: answer },
        problems: refusals,
      },
    },
    one: {
      GET: {
        summary: `One ${kind} in every language; its version is in \`ETag\``,
        answers: { 200: answer },
        problems: ['not_found'],
      },
      PUT: {
        summary: `Replaces a ${kind} in the version that \`If-Match\` names`,
        body: wireWritingBody(kind),
        answers: { 200: answer },
        problems: [...known, ...refusals],
      },
      PATCH: {
        summary: `Changes the named fields of a ${kind} in the version that \`If-Match\` names`,
        body: partialWriting(kind),
        answers: { 200: answer },
        problems: [...known, ...refusals],
      },
      DELETE: {
        summary: `Removes a ${kind} in the version that \`If-Match\` names`,
        answers: { 204: null },
        problems: [...known, 'in_use'],
      },
    },
  }
}

export function answerWritingList(call: StaffCall, kind: WritingKind): Promise<Response> {
  return answerStaff(call, 'content', async (db, admin) => {
    const filter = WritingFilter.safeParse(
      Object.fromEntries([...call.url.searchParams].filter(([, value]) => value !== '')),
    )
    if (!filter.success) return refuseFilter(call, filter.error)
    const { entries, total } = await listWritings(db, admin, { kind, ...filter.data })
    const data = entries.map(({ key: id, titles, publication, missing, version }) => ({
      id,
      titles,
      published: locales.filter((locale) => publication[locale].state === 'published'),
      missing,
      version,
    }))
    const body = pageOf(data, { ...filter.data, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

export function answerNewWriting(call: StaffCall, kind: WritingKind): Promise<Response> {
  return answerStaff(call, 'content', async (db, admin) => {
    const read = await readBody(call, wireWritingBody(kind))
    if (read instanceof Response) return read
    const saved = await createWriting(db, admin, { kind, draft: draftOf(read) }, new Date())
    return saved.ok ? show(call, saved.value, 201) : refuse(call, saved.error)
  })
}

export function answerWriting(call: StaffCall, kind: WritingKind, key: string): Promise<Response> {
  return answerStaff(call, 'content', async (db, admin) => {
    const writing = await findWriting(db, admin, { kind, key })
    return writing ? show(call, writing) : refuseWith(call, 'not_found')
  })
}

/** PUT replaces, PATCH changes what it names, DELETE removes. */
export function answerWritingAct(call: StaffCall, kind: WritingKind, key: string): Promise<Response> {
  return answerStaff(call, 'content', async (db, admin) => {
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    const now = new Date()
    if (call.request.method === 'DELETE') {
      const removed = await removeWriting(db, admin, { kind, key, version }, now)
      return removed.ok ? new Response(null, { status: 204 }) : refuseWith(call, problemOf(removed.error.code))
    }
    const before = await findWriting(db, admin, { kind, key })
    if (!before) return refuseWith(call, 'not_found')
    const isWhole = call.request.method === 'PUT'
    const read = await readBody(call, isWhole ? wireWritingBody(kind) : partialWriting(kind))
    if (read instanceof Response) return read
    const draft = isWhole ? draftOf(read) : draftOf(read, before)
    const saved = await changeWriting(db, admin, { kind, key, version, draft }, now)
    return saved.ok ? show(call, saved.value) : refuse(call, saved.error)
  })
}

type Body = z.output<ReturnType<typeof partialWriting>>

async function readBody(call: StaffCall, schema: z.ZodType<Body>): Promise<Body | Response> {
  const json: unknown = await call.request.json().catch(() => undefined)
  if (json === undefined) return refuseWith(call, 'malformed')
  const body = schema.safeParse(json)
  if (body.success) return body.data
  return refuseBody(call, body.error.issues, json)
}

/** What a body says, over `before` where it says nothing. */
function draftOf(body: Body, before?: Writing): WritingDraft {
  const draft: WritingDraft = before
    ? { facts: { ...before.facts }, texts: { ...before.texts }, publication: { ...before.publication } }
    : { facts: {}, texts: inEveryLocale(() => ({})), publication: inEveryLocale(() => DRAFT) }
  const { translations = {}, ...facts } = body
  for (const [name, value] of Object.entries(facts)) if (typeof value === 'string') draft.facts[name] = value
  for (const locale of locales) {
    const given = translations[locale]
    if (!given) continue
    const { published, publishAt, ...texts } = given
    draft.texts[locale] = { ...draft.texts[locale], ...(texts as Record<string, string>) }
    if (publishAt) draft.publication[locale] = { state: 'scheduled', at: new Date(publishAt) }
    else if (published !== undefined) draft.publication[locale] = published ? { state: 'published' } : DRAFT
  }
  return draft
}

const DRAFT = { state: 'draft' } as const

function show(call: StaffCall, writing: Writing, status = 200): Response {
  return Response.json(writingOnWire(writing), {
    status,
    headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${writing.version}"` },
  })
}

function refuse(call: StaffCall, error: SaveFailure): Response {
  if (error.code !== 'invalid') return refuseWith(call, problemOf(error.code))
  return refuseFields(
    call,
    error.problems.map(({ field }) => {
      const [language = '', name] = field.split('.')
      return { pointer: name === undefined ? `/${field}` : `/translations/${language}/${name}` }
    }),
  )
}
