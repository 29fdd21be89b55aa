import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listStaffTours } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/staff-tours-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { summaryOnWire } from './staff-tour-on-wire.ts'
import { StaffTourQuery, TourPostBody, WireStaffTour, WireStaffTourSummary } from '#app/wire/wire-staff-tour.ts'
import { createTour } from './write-staff-tour.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'All departures with their tours, drafts and cancelled ones too',
      query: StaffTourQuery,
      answers: { 200: pageListOf(WireStaffTourSummary) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Writes a new tour with its first departure, a draft',
      body: TourPostBody,
      answers: { 201: WireStaffTour },
      problems: ['group_size', 'date_order', 'link_taken'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const query = readQuery(call, StaffTourQuery)
    if (!query.ok) return query.error
    const locale = call.context.get(localeContext)
    const { tours, total } = await listStaffTours(db, admin, query.value, dayInIstanbul(new Date()))
    const answer = pageOf(
      tours.map((tour) => summaryOnWire(tour, locale)),
      { ...query.value, total },
    )
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(answer, {
      headers: { 'Content-Language': locale, ...nextPageLink(call.url, origin, answer.meta) },
    })
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const body = await readCallBody(call, TourPostBody)
    return body.ok ? createTour(call, db, admin, body.value) : body.error
  })
}
