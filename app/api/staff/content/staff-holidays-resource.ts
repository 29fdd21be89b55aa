import { toHolidayForm } from '#app/acts/parts/holidays-form.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { holidayGroups, type HolidayYear } from '#modules/catalog/index.ts'
import { holidaysOfYear, holidayYear } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/staff-holidays-resource.ts'
import { answerPart, replacePart, type PartOnWire } from './part-calls.server.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT'],
  describes: {
    GET: {
      summary: 'The holidays of a year in their four groups, none for a year nobody wrote; the version is in `ETag`',
      answers: { 200: holidayYear },
      problems: ['not_found'],
    },
    PUT: {
      summary: 'Puts a whole year in place of the one there is, in the version that `If-Match` names',
      body: holidayYear,
      answers: { 200: holidayYear },
      problems: ['not_found', 'precondition_required', 'edit_conflict', 'malformed', 'validation', 'unknown_field'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerPart(call, yearOf(call.params.year))
}

export function action(call: Route.ActionArgs) {
  return replacePart(call, yearOf(call.params.year))
}

function yearOf(year: string): PartOnWire<HolidayYear> {
  const empty = Object.fromEntries(holidayGroups.map((group) => [group, []])) as never as HolidayYear
  return {
    part: 'holidays',
    key: year,
    schema: async () => holidayYear,
    read: async (db) => (await holidaysOfYear(db, year)) ?? empty,
    toDraft: toHolidayForm,
  }
}
