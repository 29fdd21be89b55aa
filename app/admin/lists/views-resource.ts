import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { removeView, restoreView, saveView } from '#modules/staff-desk/index.server.ts'
import { readViewQuery } from '#modules/staff-desk/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/views-resource.ts'
import { listOf } from './list-of.server.ts'
import { listHrefs } from './staff-lists.ts'

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

/** Saves a view of a list, takes one away or brings it back, and goes back to the list as it was. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { list, admin } = listOf(context, params.list)
  const { db } = context.get(servicesContext)
  const fields = await formFields(request)
  const now = new Date()
  const here = Object.fromEntries(new URLSearchParams(readViewQuery(fields['query'] ?? '') ?? ''))
  const leave = (saved: string, undo?: string) =>
    redirect(listHrefs[list](context.get(localeContext), { ...here, saved, undo }))

  if (fields['remove'] !== undefined) {
    const removed = await removeView(db, admin, { list, id: fields['remove'] }, now)
    return removed.ok ? leave('view-removed', fields['remove']) : leave('undo-failed')
  }
  if (fields['restore'] !== undefined) {
    const restored = await restoreView(db, admin, { list, id: fields['restore'] }, now)
    return leave(restored.ok ? 'undone' : 'undo-failed')
  }
  const saved = await saveView(
    db,
    admin,
    { list, name: fields['name'] ?? '', query: fields['query'] ?? '', isShared: fields['shared'] === 'on' },
    now,
  )
  if (saved.ok) return leave('view-saved')
  return leave(saved.error.code === 'view-name' ? 'view-problem-name' : 'view-problem-query')
}
