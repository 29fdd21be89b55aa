import { data, redirect, type RouterContextProvider } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { keepIf } from '#platform/db/in-transaction.server.ts'
import type { Route } from './+types/bulk-page.ts'
import { bulkActs } from './bulk-acts.server.ts'
import { bulkActNames } from './bulk-act-names.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { chosenIds } from './chosen-ids.ts'
import { listOf } from './list-of.server.ts'
import { listHrefs } from './staff-lists.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'staff-desk', 'ui'] }

/** What an act would do to the chosen records: it is done and taken back, each by itself. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { list, act, run } = bulkOf(context, params.list, url.searchParams.get('act'))
  const rows = []
  for (const id of chosenIds(url.searchParams)) {
    const deed = await run(id, () => false)
    if (deed) rows.push({ id, ...deed })
  }
  return { list, act, rows, back: safeReturnTo(url.searchParams.get('back') ?? undefined) }
}

/** Does it, and says for how many. A record that changed since the preview is left out. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { list, act, admin, run } = bulkOf(context, params.list, form.get('act'))
  let count = 0
  for (const id of chosenIds(form)) {
    const deed = await run(id, (done) => done?.refusal === undefined)
    if (deed && deed.refusal === undefined) count += 1
  }
  context.get(servicesContext).log.info({ staff: admin.id, list, act, records: count }, 'an act on many records')
  return redirect(listHrefs[list](context.get(localeContext), { bulk: count }))
}

export default function BulkPage({ loaderData: { list, act, rows, back } }: Route.ComponentProps) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const words = text(`act-${act}`)
  return (
    <>
      <PageHead title={text('bulk-title', { action: words })} path={`/admin/lists/${list}/bulk`} isIndexed={false} />
      <BulkPreview act={{ value: act, words }} rows={rows} backHref={back ?? listHrefs[list](locale)} />
    </>
  )
}

function bulkOf(context: Readonly<RouterContextProvider>, name: string, asked: unknown) {
  const { list, admin } = listOf(context, name)
  const act = bulkActNames.find((each) => each === asked)
  const work = act && bulkActs[list]?.[act]
  if (!work) throw data(null, { status: bulkActs[list] ? 400 : 404 })
  const { db } = context.get(servicesContext)
  const facts = { admin, locale: context.get(localeContext), now: new Date() }
  type Done = Awaited<ReturnType<typeof work>>
  const run = (id: string, isKept: (done: Done) => boolean) => keepIf(db, isKept, (tx) => work(tx, id, facts))
  return { list, act, admin, run }
}
