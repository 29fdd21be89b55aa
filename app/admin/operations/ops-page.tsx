import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { missing } from '#app/page/missing.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminIf, adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { KeptCopy, keptUntil } from '#app/page/kept-copy.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { rootLocale } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { listLeaders } from '#modules/accounts/index.server.ts'
import { listDayDocuments } from '#modules/booking/index.server.ts'
import {
  chairPlanOf,
  findChairs,
  findItems,
  findPermits,
  findTicketNames,
  findWorkspace,
  listRoomLists,
  noteListRead,
  permitPlanOf,
  restoreToDate,
  roomPlanOf,
  type SeenRoomPlan,
} from '#modules/operations/index.server.ts'
import { dateParts, stayToFill, type DatePart, type Workspace } from '#modules/operations/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { notesAboutDepartures } from '../notes/notes-about.server.ts'
import { NotesCard } from '../notes/notes-card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { readRemovalNews, undoneOf } from '../ui/removal-news.ts'
import { UndoNews } from '../ui/undo-news.tsx'
import { chatsOfDay } from './chats-of-day.server.ts'
import { listCardStates, settleIncident } from '#modules/road/index.server.ts'
import type { Route } from './+types/ops-page.ts'
import { CardsCard } from './cards-card.tsx'
import { actOnChairs, isAboutChairs, type ChairsFailure } from './act-on-chairs.server.ts'
import { ChairPlanCard } from './chair-plan-card.tsx'
import { ChairsCard } from './chairs-card.tsx'
import { actOnDate, type DateFailure } from './act-on-date.server.ts'
import { actOnItems, isAboutItems, type ItemsFailure } from './act-on-items.server.ts'
import { actOnVisas, anchorOfVisas, answersLeft, isAboutVisas, readPastedAnswers } from './act-on-visas.server.ts'
import type { VisasFailure } from './act-on-visas.server.ts'
import { actOnTickets, isAboutTickets, type TicketsFailure } from './act-on-tickets.server.ts'
import { actOnPermits, isAboutPermits, readPastedPermits, type PermitsFailure } from './act-on-permits.server.ts'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { FamilyCard } from './family-card.tsx'
import { GuidesCard } from './guides-card.tsx'
import { HotelListCard } from './hotel-list-card.tsx'
import { JourneyStrip } from './journey-strip.tsx'
import { KitCard } from './kit-card.tsx'
import { OpsLead } from './ops-lead.tsx'
import { OpsProblem } from './ops-problem.tsx'
import { OWN_PLAN, opsQueryValues, readOpsQuery, type OpsQuery } from './ops-query.ts'
import { OpsTabs } from './ops-tabs.tsx'
import { OpsTiles } from './ops-tiles.tsx'
import styles from './operations.module.css'
import { PapersCard } from './papers-card.tsx'
import { PassengerTable } from './passenger-table.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { placeOfAct } from './place-of-act.ts'
import { PermitPlanCard } from './permit-plan-card.tsx'
import { PermitsCard } from './permits-card.tsx'
import { PersonCard } from './person-card.tsx'
import { RidesCard } from './rides-card.tsx'
import { RoadCard } from './road-card.tsx'
import { findUmrahClashes } from './umrah-clashes.server.ts'
import { leaveUnchanged, readRoadsOfDay } from './read-roads-of-day.server.ts'
import { RoomBoard } from './room-board.tsx'
import { RoomPlanCard } from './room-plan-card.tsx'
import { StayCard } from './stay-card.tsx'
import { TicketsCard } from './tickets-card.tsx'
import { findVisaDesk } from './find-visa-desk.server.ts'
import { VisaDesk } from './visa-desk.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'staff',
  areas: [
    'staff',
    'staff-operations',
    'staff-notes',
    'staff-visas',
    'staff-tickets',
    'staff-permits',
    'staff-chairs',
    'staff-kit',
    'staff-road',
    'diary',
    'leader',
    'documents',
    'travellers',
    'ui',
  ],
  isCached: false,
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const preparer = adminIf(context, 'orders', 'papers')
  const date = dayOrNotFound(params.date)
  const { db } = context.get(servicesContext)
  const now = new Date()
  const query = readOpsQuery(url.searchParams)
  if (query.tab === 'road') await leaveUnchanged(db, date, url.searchParams.get('since'))
  const workspace = await findWorkspace(db, admin, date, now)
  const locale = context.get(localeContext)
  const stay = query.tab === 'rooms' ? stayToFill(workspace, query.stay) : undefined
  const permits = query.tab === 'permits' ? await findPermits(db, admin, workspace) : undefined
  const named = [...workspace.travellers, ...(permits?.freed ?? [])]
  await noteListRead(db, admin, { date, travellers: named }, 'workspace', now)
  const chairs = query.tab === 'chairs' ? await findChairs(db, admin, workspace) : undefined
  const road = query.tab === 'road' ? await readRoadsOfDay(db, workspace, now) : undefined
  return {
    workspace,
    query,
    seesNumbers: hasRight(admin, 'papers'),
    today: dayInIstanbul(now),
    until: keptUntil(date, now),
    removed: partOf(url.searchParams.get('part')),
    news: readRemovalNews(url.searchParams),
    chats: chatsOfDay(workspace, query),
    planned: plannedBy(workspace, query),
    permits,
    clashes: permits && query.permit === 'umrah' ? await findUmrahClashes(db, workspace, permits, now) : [],
    visas: query.tab === 'visas' ? await findVisaDesk(db, admin, workspace, now) : undefined,
    tickets: query.tab === 'visas' && preparer ? await findTicketNames(db, preparer, workspace) : undefined,
    chairs,
    chairPlan: chairs && query.plan === OWN_PLAN ? chairPlanOf(workspace, chairs) : undefined,
    road,
    items: query.tab === 'kit' ? await findItems(db, admin, workspace) : undefined,
    permitPlan: permits && query.plan === OWN_PLAN ? permitPlanOf(workspace, permits) : undefined,
    lists: stay ? await listRoomLists(db, admin, { date, stay: stay.key }) : [],
    leaders: query.tab === 'guides' ? await listLeaders(db, admin) : [],
    documents: query.tab === 'papers' ? await listDayDocuments(db, admin, orderIdsOf(workspace)) : [],
    cards: query.tab === 'papers' ? await listCardStates(db, admin, workspace) : undefined,
    notes: await notesAboutDepartures(db, admin, workspace.tours, locale),
  }
}

/** Does one thing with the people of the day, and leads back to it; what is refused says why and keeps what was wanted. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const date = dayOrNotFound(params.date)
  const { db } = context.get(servicesContext)
  const form = await request.formData()
  if (textOf(form, 'intent') === 'restore') {
    const part = partOf(textOf(form, 'part'))
    if (!part) throw data(null, { status: 400 })
    const restored = await restoreToDate(db, admin, { date, part, undo: textOf(form, 'undo') }, new Date())
    const back = { ...opsQueryValues(readOpsQuery(url.searchParams)), ...undoneOf(restored) }
    return redirect(paths.adminDate(context.get(localeContext), 'ops', date, back), 303)
  }
  if (textOf(form, 'intent') === 'read-permit-lines')
    return data({ pasted: await readPastedPermits({ db, admin, date }, textOf(form, 'text'), new Date()) })
  if (textOf(form, 'intent') === 'read-visa-answers')
    return data({ answers: await readPastedAnswers({ db, admin, date }, textOf(form, 'text'), new Date()) })
  const fields: Record<string, unknown> = {
    ...Object.fromEntries(form),
    id: form.getAll('id'),
    relation: form.getAll('relation'),
    chair: form.getAll('chair'),
    floor: form.getAll('floor'),
    view: form.getAll('view'),
  }
  if (isAboutChairs(textOf(form, 'intent'))) {
    const reserved = await actOnChairs({ db, admin, date }, fields, new Date())
    if (!reserved.ok) return data(refusedOf(reserved.error, form), { status: statusOf(reserved.error.code) })
    return redirect(`${paths.adminDate(context.get(localeContext), 'ops', date, { tab: 'chairs' })}#chairs`, 303)
  }
  if (textOf(form, 'intent') === 'settle-incident') {
    const settled = await settleIncident(db, admin, { date, incidentId: textOf(form, 'incidentId') }, new Date())
    if (!settled.ok) throw data(null, { status: 404 })
    return redirect(`${paths.adminDate(context.get(localeContext), 'ops', date, { tab: 'road' })}#road`, 303)
  }
  if (isAboutTickets(textOf(form, 'intent'))) {
    const done = await actOnTickets({ db, admin: adminOf(context, 'orders', 'papers'), date }, form, new Date())
    if (done.error) return data({ ...refusedOf(done.error, form), ...done }, { status: statusOf(done.error.code) })
    if (done.tickets) return data({ tickets: done.tickets })
    return redirect(`${paths.adminDate(context.get(localeContext), 'ops', date, { tab: 'visas' })}#tickets`, 303)
  }
  if (isAboutVisas(textOf(form, 'intent'))) {
    const kept = await actOnVisas({ db, admin, date }, fields, new Date())
    if (!kept.ok) return data(refusedOf(kept.error, form), { status: statusOf(kept.error.code) })
    const answers = await answersLeft({ db, admin, date }, kept.value, new Date())
    if (answers) return data({ answers })
    const back = paths.adminDate(context.get(localeContext), 'ops', date, { tab: 'visas' })
    return redirect(`${back}${anchorOfVisas(textOf(form, 'intent'))}`, 303)
  }
  if (isAboutItems(textOf(form, 'intent'))) {
    const moved = await actOnItems({ db, admin, date }, fields, new Date())
    if (!moved.ok) return data(refusedOf(moved.error, form), { status: statusOf(moved.error.code) })
    return redirect(`${paths.adminDate(context.get(localeContext), 'ops', date, { tab: 'kit' })}#kit`, 303)
  }
  if (isAboutPermits(textOf(form, 'intent'))) {
    const kept = await actOnPermits({ db, admin, date }, fields, new Date())
    if (!kept.ok) return data(refusedOf(kept.error, form), { status: statusOf(kept.error.code) })
    const asked = { ...readOpsQuery(url.searchParams), tab: 'permits' as const, plan: undefined }
    return redirect(`${paths.adminDate(context.get(localeContext), 'ops', date, opsQueryValues(asked))}#permits`, 303)
  }
  const acted = await actOnDate({ db, admin, date }, fields, new Date())
  if (!acted.ok) return data(refusedOf(acted.error, form), { status: statusOf(acted.error.code) })
  const asked = readOpsQuery(url.searchParams)
  const at = placeOfAct(textOf(form, 'intent'), {
    passengerId: textOf(form, 'passengerId'),
    back: textOf(form, 'back'),
  })
  const query = { ...asked, plan: undefined, tab: at.tab, stay: textOf(form, 'stay') || asked.stay }
  const here = paths.adminDate(context.get(localeContext), 'ops', date, { ...opsQueryValues(query), ...acted.value })
  return redirect(`${here}${at.anchor}`, 303)
}

/** Why nothing was done, with what was wanted and typed. */
function refusedOf(
  error: DateFailure | PermitsFailure | ItemsFailure | ChairsFailure | VisasFailure | TicketsFailure,
  form: FormData,
) {
  const wanted = { passengerId: textOf(form, 'passengerId'), roomId: textOf(form, 'roomId') }
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )
  return { error, wanted, typed }
}

function partOf(name: string | null): DatePart | undefined {
  return dateParts.find((each) => each === name)
}

/** Everybody who leaves on one day: papers, visas, rooms, rides, guides, money and notes, a part at a time. */
export default function OpsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { workspace, query, seesNumbers, today, until, documents, notes, removed, news, chats, planned, lists, cards } =
    loaderData
  const { visas, permits, permitPlan, chairs, chairPlan, items, leaders, road } = loaderData
  const refused = actionData && 'error' in actionData ? actionData : undefined
  const pasted = actionData && 'pasted' in actionData ? actionData.pasted : undefined
  const tickets = actionData && 'tickets' in actionData ? actionData.tickets : undefined
  const answers = actionData && 'answers' in actionData ? actionData.answers : undefined
  const text = useText('staff-operations')
  const locale = useLocale()
  const { date, travellers } = workspace
  const person = query.tab === 'passengers' ? travellers.find(({ id }) => id === query.person) : undefined
  const stay = query.tab === 'rooms' ? stayToFill(workspace, query.stay) : undefined
  const here = paths.adminDate(locale, 'ops', date, opsQueryValues(query))
  const title = text('title', { date: formatDate(date, locale) })
  return (
    <div className={styles.page}>
      <PageHead title={title} path={paths.adminDate(rootLocale, 'ops', date)} isIndexed={false} />
      <div className={styles.top}>
        <nav className={styles.crumb} aria-label={text('departures')}>
          <a href={paths.adminDepartures(locale)}>{text('departures')}</a>
        </nav>
        <PageTop
          title={
            <>
              {title} <HijriText from={date} className={styles.hijri} />
            </>
          }
          lead={<OpsLead workspace={workspace} />}
        >
          <StaffButtonLink look="outline" href={paths.adminDate(locale, 'print', date)}>
            <Icon name="bed-double" /> {text('print')}
          </StaffButtonLink>
          <StaffButtonLink look="outline" href={paths.adminDate(locale, 'airport', date)}>
            <Icon name="plane" /> {text('airport')}
          </StaffButtonLink>
          {seesNumbers && (
            <>
              <StaffButtonLink look="outline" href={paths.adminReader(locale, date)}>
                <Icon name="scan-line" /> {text('reader')}
              </StaffButtonLink>
              <StaffButtonLink look="outline" href={paths.adminImportDate(locale, date)}>
                <Icon name="upload" /> {text('import-travellers')}
              </StaffButtonLink>
            </>
          )}
        </PageTop>
      </div>
      {refused && <OpsProblem error={refused.error} wanted={refused.wanted} workspace={workspace} />}
      <KeptCopy until={until} says={text('kept-copy')} className={styles.kept} />
      <JourneyStrip workspace={workspace} />
      <OpsTiles workspace={workspace} />
      <OpsTabs workspace={workspace} query={query} noteCount={notes.reduce((sum, { total }) => sum + total, 0)} />
      {query.tab === 'passengers' && (
        <div className={person ? styles.pair : styles.work}>
          <PassengerTable workspace={workspace} query={query} here={here} />
          {person && (
            <PersonCard
              traveller={person}
              chat={chats[person.order.id]}
              workspace={workspace}
              query={query}
              here={here}
              seesNumbers={seesNumbers}
              typed={refused?.typed}
            />
          )}
        </div>
      )}
      {query.tab === 'family' && <FamilyCard workspace={workspace} here={here} />}
      {planned && <RoomPlanCard planned={planned} workspace={workspace} query={query} here={here} />}
      {query.tab === 'rooms' && (
        <RoomBoard workspace={workspace} query={query} here={here} chosen={refused?.wanted.passengerId} />
      )}
      {stay && <StayCard workspace={workspace} stay={stay} here={here} typed={refused?.typed} />}
      {stay && <HotelListCard workspace={workspace} stay={stay} lists={lists} here={here} />}
      {visas && (
        <VisaDesk workspace={workspace} desk={visas} here={here} typed={refused?.typed} answers={answers}>
          {loaderData.tickets && (
            <TicketsCard
              workspace={workspace}
              board={loaderData.tickets}
              person={query.person}
              here={here}
              typed={refused?.typed}
              pasted={tickets}
            />
          )}
        </VisaDesk>
      )}
      {permits && permitPlan && (
        <PermitPlanCard planned={permitPlan} workspace={workspace} board={permits} here={here} />
      )}
      {permits && (
        <PermitsCard
          workspace={workspace}
          board={permits}
          query={query}
          here={here}
          pasted={pasted}
          clashes={loaderData.clashes}
        />
      )}
      {chairs && chairPlan && <ChairPlanCard planned={chairPlan} workspace={workspace} board={chairs} here={here} />}
      {chairs && <ChairsCard workspace={workspace} board={chairs} here={here} />}
      {query.tab === 'rides' && <RidesCard workspace={workspace} here={here} />}
      {query.tab === 'guides' && <GuidesCard workspace={workspace} leaders={leaders} here={here} />}
      {road && <RoadCard workspace={workspace} board={road} here={here} />}
      {items && <KitCard workspace={workspace} board={items} here={here} />}
      {query.tab === 'payments' && <PaymentsCard workspace={workspace} today={today} chats={chats} />}
      {cards && <CardsCard cards={cards} date={date} />}
      {query.tab === 'papers' && <PapersCard documents={documents} />}
      {query.tab === 'notes' &&
        notes.map((about, at) => <NotesCard key={about.about.id} {...about} of={workspace.tours[at]?.name[locale]} />)}
      {query.tab === 'rooms' && <PageScript name="room-board" />}
      {!actionData && (
        <UndoNews news={news} part={removed} action={here} title={text(`removed-${removed ?? 'ride'}`)} />
      )}
    </div>
  )
}

/** The plan of rooms that is looked at, when there is one to look at. */
function plannedBy(workspace: Workspace, { tab, stay: asked, plan }: OpsQuery): SeenRoomPlan | undefined {
  const stay = stayToFill(workspace, asked)
  if (tab !== 'rooms' || plan === undefined || !stay) return undefined
  return roomPlanOf(workspace, { stay: stay.key, from: plan === OWN_PLAN ? null : plan })
}

function orderIdsOf({ travellers }: Workspace): string[] {
  return [...new Set(travellers.map(({ order }) => order.id))]
}

function dayOrNotFound(text: string): PlainDate {
  const date = readAddressDay(text)
  if (!date) throw missing('validity')
  return date
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
