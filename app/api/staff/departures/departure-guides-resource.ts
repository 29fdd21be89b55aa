import { z } from 'zod'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { WireDay } from '#app/wire/wire.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { findGuides, setGuides, type SetGuidesFailure } from '#modules/operations/index.server.ts'
import { guideRoles } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/departure-guides-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const MOST_GUIDES = 50

const Guide = z.strictObject({
  id: z.uuid().nullable().default(null).meta({ description: 'Left out for somebody who is added.' }),
  role: z.enum(guideRoles),
  name: z.string().trim().min(1).max(80),
  phone: z
    .string()
    .trim()
    .max(30)
    .default('')
    .meta({ description: 'As people write it; kept in E.164 where it is one.' }),
  gender: z.enum(['female', 'male']).nullable().default(null),
  tourId: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .meta({ description: 'The departure they are there for; `null` for everybody who leaves on the day.' }),
  userId: z.uuid().nullable().default(null).meta({ description: 'The account with which they sign in as a leader.' }),
})

const GuidesBody = z.strictObject({ guides: z.array(Guide).max(MOST_GUIDES) })

const WireGuides = z
  .object({
    date: WireDay,
    guides: z.array(
      z.object({
        ...Guide.shape,
        id: z.uuid(),
        phone: z.string(),
        callable: z.boolean().meta({ description: 'Whether the number can be called from any country.' }),
      }),
    ),
  })
  .meta({ id: 'DepartureGuides', description: 'Whoever leads, guides or receives the groups of one day.' })

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT'],
  describes: {
    GET: {
      summary: 'Whoever leads, guides or receives the groups of a day; the version of the day is in `ETag`',
      answers: { 200: WireGuides },
      problems: ['not_found'],
    },
    PUT: {
      summary: 'Puts a whole list of them in place of the one there is, in the version that `If-Match` names',
      body: GuidesBody,
      answers: { 200: WireGuides },
      problems: ['not_found', 'precondition_required', 'edit_conflict', 'malformed', 'validation', 'unknown_field'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'orders', (db, admin) => {
    const date = readAddressDay(call.params.date)
    return date ? answerGuides(db, admin, date) : Promise.resolve(refuseWith(call, 'not_found'))
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'orders', async (db, admin) => {
    const date = readAddressDay(call.params.date)
    if (!date) return refuseWith(call, 'not_found')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    const body = await readCallBody(call, GuidesBody)
    if (!body.ok) return body.error
    const departures = await listDeparturesBetween(db, { from: date, to: date })
    const ids = new Map(departures.map(({ id, departureId }) => [id, departureId]))
    const { guides } = body.value
    const lost = guides.findIndex(({ tourId }) => tourId !== null && !ids.has(tourId))
    if (lost >= 0) return refuseFields(call, [{ pointer: `/guides/${lost}/tourId` }])
    const wanted = guides.map(({ tourId, ...guide }) => ({
      ...guide,
      departureId: tourId === null ? null : (ids.get(tourId) ?? null),
    }))
    const set = await setGuides(db, admin, { date, version, guides: wanted }, new Date())
    return set.ok ? answerGuides(db, admin, date) : refuseGuides(call, set.error)
  })
}

/** Which of the guides that were given cannot be, where it is one of them. */
function refuseGuides(call: Route.ActionArgs, { code, at }: SetGuidesFailure): Response {
  const field = { 'part-not-found': 'id', 'departure-not-found': 'tourId', 'user-not-found': 'userId' }
  return at === null || code === 'edit-conflict'
    ? refuseWith(call, 'edit_conflict')
    : refuseFields(call, [{ pointer: `/guides/${at}/${field[code]}` }])
}

async function answerGuides(db: Db, admin: Admin<'orders'>, date: PlainDate): Promise<Response> {
  const { version, guides } = await findGuides(db, admin, date)
  const departures = await listDeparturesBetween(db, { from: date, to: date })
  const body = {
    date,
    guides: guides.map(({ phoneE164, departureId, ...guide }) => ({
      ...guide,
      tourId: departures.find((departure) => departure.departureId === departureId)?.id ?? null,
      callable: phoneE164 !== null,
    })),
  } satisfies z.input<typeof WireGuides>
  return Response.json(body, { headers: { ETag: `"${version}"` } })
}
