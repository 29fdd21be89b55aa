import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/staff-category-resource.ts'
import { answerRecord, writeRecord } from './record-calls.server.ts'
import { CategoryBody, recordProblems, WireCategoryRecord } from './wire-records.ts'

const CategoryPatchBody = CategoryBody.partial()

export const handle: ResourceHandle = {
  methods: ['GET', 'PUT', 'PATCH', 'DELETE'],
  describes: {
    GET: {
      summary: 'A category in three languages; its version is in `ETag`',
      answers: { 200: WireCategoryRecord },
      problems: ['not_found'],
    },
    PUT: {
      summary: 'Saves a category as a whole, in the version of `If-Match`',
      body: CategoryBody,
      answers: { 200: WireCategoryRecord },
      problems: recordProblems,
    },
    PATCH: {
      summary: 'Saves parts of a category, in the version of `If-Match`; what is left out stays',
      body: CategoryPatchBody,
      answers: { 200: WireCategoryRecord },
      problems: recordProblems,
    },
    DELETE: {
      summary: 'Removes a category that nothing refers to, in the version of `If-Match`',
      answers: { 204: null },
      problems: ['not_found', 'precondition_required', 'edit_conflict', 'in_use'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerRecord(call, 'category', call.params.categoryKey)
}

export function action(call: Route.ActionArgs) {
  return writeRecord(call, {
    kind: 'category',
    key: call.params.categoryKey,
    schema: CategoryBody,
    partial: CategoryPatchBody,
  })
}
