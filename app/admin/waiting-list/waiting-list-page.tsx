import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { actOnWaiting, listWaitingLists, listWaitingParties, waitingActs } from '#modules/engagement/index.server.ts'
import { findDepartureName } from '#modules/catalog/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { chatAboutWaiting } from '../ui/write-chat.server.ts'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import { UndoToast } from '../ui/undo-toast.tsx'
import type { WaitingAct } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/waiting-list-page.ts'
import { ListsTable, type WaitingLists } from './lists-table.tsx'
import { PartiesTable } from './parties-table.tsx'
import { readWaitingQuery } from './waiting-query.ts'

const PAGE_SIZE = 25

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'waiting', 'ui'],
}

/** Departures that somebody waits for; with `departure` the people on its list, in turn. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const tourId = url.searchParams.get('departure') ?? ''
  const chosen = tourId === '' ? undefined : await findDepartureName(db, tourId)
  if (tourId !== '' && !chosen) throw data(null, { status: 404 })
  return {
    lists: chosen ? undefined : await loadLists(db, admin, url.searchParams, locale),
    chosen: chosen && {
      tourId,
      name: chosen.name[locale],
      departsOn: chosen.departsOn,
      returnsOn: chosen.returnsOn,
      parties: (await listWaitingParties(db, admin, tourId)).map((party) => ({
        ...party,
        chat: party.person && chatAboutWaiting(party.person, chosen.name[party.person.language]),
      })),
    },
    done: waitingActs.find((act) => act === url.searchParams.get('done')),
    undo: url.searchParams.get('undo') ?? undefined,
  }
}

async function loadLists(
  db: Db,
  admin: Admin<'orders'>,
  search: URLSearchParams,
  locale: Locale,
): Promise<WaitingLists> {
  const query = readWaitingQuery(search)
  const from = query.from ?? dayInIstanbul(new Date())
  const { departures, total } = await listWaitingLists(db, admin, { ...query, from, pageSize: PAGE_SIZE })
  return {
    query,
    departures: departures.map((list) => ({ ...list, name: list.name[locale] })),
    total,
    pageSize: PAGE_SIZE,
    desk: await findListDesk(db, admin, 'waiting-list'),
  }
}

/** Offers, skips, removes or takes that back, and leads back to the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const fields = await formFields(request)
  const act = waitingActs.find((each) => each === fields['intent'])
  if (!act) throw data(null, { status: 400 })
  const placeId = fields['id'] ?? fields['undo'] ?? ''
  const acted = await actOnWaiting(db, admin, { placeId, act }, new Date())
  if (!acted.ok) {
    const free = 'free' in acted.error ? acted.error.free : 0
    return data({ code: acted.error.code, free }, { status: 409 })
  }
  const departure = url.searchParams.get('departure') ?? undefined
  return redirect(
    paths.adminWaitingList(context.get(localeContext), {
      departure,
      done: act,
      undo: act === 'remove' ? placeId : undefined,
    }),
    303,
  )
}

export default function WaitingListPage({
  loaderData: { lists, chosen, done, undo },
  actionData,
}: Route.ComponentProps) {
  const text = useText('waiting')
  const here = paths.adminWaitingList(useLocale(), { departure: chosen?.tourId })
  return (
    <>
      <PageHead title={text('title')} path="/admin/waiting-list" isIndexed={false} />
      <PageTop title={text('title')} lead={text('staff-lead')} />
      {chosen && <PartiesTable list={chosen} />}
      {lists && <ListsTable lists={lists} />}
      {actionData ? (
        <Toast
          kind="error"
          title={
            actionData.code === 'too-few-seats'
              ? text('problem-too-few-seats', { free: actionData.free })
              : text(`problem-${actionData.code}`)
          }
        />
      ) : (
        done && <Done done={done} undo={undo} here={here} />
      )}
    </>
  )
}

/** What was done; who was taken off the list can be put back. */
function Done({ done, undo, here }: { done: WaitingAct; undo: string | undefined; here: string }) {
  const text = useText('waiting')
  const title = text(`done-${done}`)
  return done === 'remove' && undo !== undefined ? (
    <UndoToast undo={undo} action={here} title={title} />
  ) : (
    <Toast kind="success" title={title} />
  )
}
