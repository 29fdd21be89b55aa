import { pageListOf } from '#app/wire/wire.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-categories-resource.ts'
import { answerRecords, createRecord } from './record-calls.server.ts'
import { CategoryBody, RecordQuery, WireCategoryRecord } from './wire-records.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Every category, published or not, in three languages',
      query: RecordQuery,
      answers: { 200: pageListOf(WireCategoryRecord) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Writes a new category',
      body: CategoryBody,
      answers: { 201: WireCategoryRecord },
      problems: ['link_taken'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerRecords(call, 'category')
}

export function action(call: Route.ActionArgs) {
  return createRecord(call, 'category', CategoryBody)
}
