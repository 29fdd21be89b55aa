import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales, textIn } from '#kernel/locale.ts'
import { blankTour, findStaffTour } from '#modules/catalog/index.server.ts'
import { gapsOf, readableIn, type Gap } from '#modules/catalog/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { historyOf } from '../record/history.server.ts'
import { RemoveDialog } from '../record/remove-dialog.tsx'
import { toFields } from '#app/acts/record/record-fields.ts'
import { withOtherNumbers } from '../record/other-number.ts'
import { RecordForm } from '../record/record-form.tsx'
import { AuditTable } from '../ui/audit-table.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/tour-page.ts'
import { actOnTour, type Refused } from './act-on-tour.server.ts'
import { AvailabilityCard } from './availability-card.tsx'
import { CopyForm } from './copy-form.tsx'
import { DeparturesCard } from './departures-card.tsx'
import { MissingTexts } from '../record/missing-texts.tsx'
import { StatusTag } from './status-tag.tsx'
import { tourOptions } from './tour-options.server.ts'
import { fieldsOfTour } from './tour-form.server.ts'
import { newsOf } from './tour-news.ts'
import styles from './tour-page.module.css'
import { departureSections, departureSpecs, tourSections, tourSpecs, type TourSection } from './tour-specs.ts'
import { UndoToast } from '../ui/undo-toast.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-catalogue', 'staff-users', 'account', 'ui'],
  // A tour in three languages, twice: as it is typed and as it was read.
  maxBodyBytes: 2 * 1024 * 1024,
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'catalogue')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const staff = params.tourId === 'new' ? undefined : await findStaffTour(db, admin, params.tourId)
  if (!staff && params.tourId !== 'new') throw data(null, { status: 404 })
  const draft = staff?.tour.draft ?? blankTour
  return {
    tour: staff && {
      key: staff.tour.key,
      version: staff.tour.version,
      name: textIn(locale, draft.name),
      code: draft.code,
      gaps: gapsOf(draft),
      readable: readableIn(draft),
    },
    departure: staff?.departure && {
      ...staff.departure,
      fields: toFields(staff.departure.draft, departureSpecs, locale),
      hasPrice: staff.departure.draft.fares.length > 0,
    },
    departures: staff?.departures ?? [],
    fields: fieldsOfTour(draft),
    options: await tourOptions(db, locale),
    history: staff ? await historyOf(db, admin, { subject: { kind: 'tour', id: staff.tour.key }, locale }) : [],
    done: newsOf(url.searchParams),
    undo: url.searchParams.get('undo') ?? undefined,
    isRemoving: url.searchParams.has('remove'),
    isAdding: url.searchParams.has('add') || (staff !== undefined && staff.departures.length === 0),
  }
}

/** Saves the tour or its departure, adds, copies, publishes or removes one, and leads back to the editor. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'catalogue')
  const { db, log } = context.get(servicesContext)
  const staff = params.tourId === 'new' ? undefined : await findStaffTour(db, admin, params.tourId)
  if (!staff && params.tourId !== 'new') throw data(null, { status: 404 })
  const acted = await actOnTour(
    { db, admin, staff, locale: context.get(localeContext) },
    withOtherNumbers(await formFields(request), tourSpecs),
  )
  if ('refused' in acted) return acted.refused
  const { done, id, undo } = acted
  log.info({ staff: admin.id, tour: id, done }, 'staff wrote a tour')
  return redirect(paths.adminTour(context.get(localeContext), id, { done, undo }))
}

/** One tour with its departures: everything visitors read and pay, in three languages. */
export default function TourPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tour, departure, departures, fields, options, history, done, undo, isRemoving, isAdding } = loaderData
  const text = useText('staff-catalogue')
  const locale = useLocale()
  const refused: Refused | undefined = actionData
  const stateOf = (intent: string, saved: Record<string, string>) =>
    refused?.intent === intent ? refused : { fields: saved, problems: [] }
  const here = paths.adminTour(locale, departure?.id ?? tour?.key ?? 'new')
  const tourState = stateOf('tour', fields)
  return (
    <>
      <PageHead title={tour?.name ?? text('new-tour')} path={here} isIndexed={false} />
      <BackLink to={paths.adminTours(locale)}>{text('tours')}</BackLink>
      <PageTop
        title={tour ? <bdi>{tour.name}</bdi> : text('new-tour')}
        {...(tour
          ? { lead: <TourLead code={tour.code} status={departure?.status} count={departures.length} /> }
          : { lead: text('new-tour-lead') })}
      >
        {departure && (
          <>
            <StaffButtonLink
              look="outline"
              isSmall
              href={
                departure.status === 'draft'
                  ? paths.adminTourPreview(locale, departure.id)
                  : paths.tour(locale, departure.id)
              }
              target="_blank"
            >
              <Icon name={departure.status === 'draft' ? 'eye' : 'external-link'} />
              {text(departure.status === 'draft' ? 'preview' : 'public-page')}
            </StaffButtonLink>
          </>
        )}
      </PageTop>
      <div className={styles.columns}>
        <div className={styles.main}>
          {departure && (
            <RecordForm
              key={`departure-${departure.id}-${departure.version}-${refused?.intent === 'departure' ? refused.version : ''}`}
              intent="departure"
              version={versionFor(refused, 'departure', departure.version)}
              base={refused?.intent === 'departure' && refused.theirs ? refused.theirs : departure.fields}
              state={stateOf('departure', departure.fields)}
              sections={departureSections}
              titleOf={(section) => text(`section-${section}`)}
              options={options}
            >
              {departures.length > 1 && <span className={styles.note}>{text('departure-note')}</span>}
            </RecordForm>
          )}
          {departure && <CopyForm refused={refused?.intent === 'copy' ? refused : undefined} lasts={departure.draft} />}
          {tour && isAdding && (
            <RecordForm
              key="add-departure"
              intent="add-departure"
              version={0}
              base={{}}
              state={stateOf('add-departure', { currency: 'USD' })}
              sections={departureSections}
              titleOf={(section) => text(section === 'departure' ? 'add-departure' : `section-${section}`)}
              options={options}
            />
          )}
          <RecordForm
            key={`tour-${tour?.version ?? 0}-${refused?.intent === 'tour' ? refused.version : ''}`}
            intent="tour"
            version={versionFor(refused, 'tour', tour?.version ?? 0)}
            base={refused?.intent === 'tour' && refused.theirs ? refused.theirs : fields}
            state={tourState}
            sections={tourSections}
            titleOf={(section) => text(`section-${section}`)}
            options={options}
          >
            {departures.length > 0 && (
              <span className={styles.note}>{text('tour-note', { count: departures.length })}</span>
            )}
          </RecordForm>
        </div>
        <aside className={styles.side} aria-label={text('sections')}>
          {departure && <AvailabilityCard departure={departure} removeHref={`${here}?remove=1`} />}
          {tour && (
            <DeparturesCard
              departures={departures}
              currentId={departure?.id}
              addHref={`${paths.adminTour(locale, departure?.id ?? tour.key)}?add=1#add-departure-departure`}
            />
          )}
          <Card title={text('sections')}>
            <nav className={styles.sections} aria-label={text('sections')}>
              {tourSections.map(({ id }) => {
                const missing = gapsIn(id, tour?.gaps ?? [])
                return (
                  <a key={id} href={`#tour-${id}`}>
                    {text(`section-${id}`)}
                    {missing.length > 0 && (
                      <span className={styles.gaps}>
                        <span className="visually-hidden">
                          {text('translations-missing', { count: missing.length })}
                        </span>
                        {locales.map((each) => {
                          const count = missing.filter((gap) => gap.locale === each).length
                          return count > 0 && <Tag key={each} tone="brass">{`${each} ${count}`}</Tag>
                        })}
                      </span>
                    )}
                  </a>
                )
              })}
            </nav>
          </Card>
          {tour && <MissingTexts gaps={tour.gaps} readable={tour.readable} />}
        </aside>
      </div>
      {tour && (
        <Card title={text('history')} id="history">
          {history.length > 0 ? <AuditTable entries={history} /> : <p className={styles.empty}>{text('no-history')}</p>}
        </Card>
      )}
      {departure && isRemoving && (
        <RemoveDialog
          title={text('remove-question')}
          name={<bdi dir="ltr">{departure.id}</bdi>}
          button={text('remove-departure')}
          version={departure.version}
          closeHref={here}
          refusal={refused?.refusal && text(`refused-${refused.refusal}`, { count: 0, min: '', max: '' })}
        />
      )}
      {refused && (refused.refusal || refused.problems.length > 0) && !isRemoving && (
        <Toast kind="error" title={text(refused.refusal === 'edit-conflict' ? 'not-saved-yet' : 'not-saved')}>
          {text(refused.refusal ? `refused-${refused.refusal}` : 'refused-fields', {
            count: refused.taken ?? 0,
            min: String(refused.between?.min ?? ''),
            max: String(refused.between?.max ?? ''),
          })}
        </Toast>
      )}
      {!refused &&
        done &&
        (undo ? (
          <UndoToast undo={undo} action={paths.adminTour(locale, 'new')} title={text(`done-${done}`)} />
        ) : (
          <Toast kind="success" title={text(`done-${done}`)} />
        ))}
    </>
  )
}

/** The texts of a section that a language lacks. */
function gapsIn(section: TourSection, gaps: readonly Gap[]): Gap[] {
  const names = tourSections.find(({ id }) => id === section)?.specs.map(({ name }) => name) ?? []
  return gaps.filter(({ field }) => names.some((name) => field === name || field.startsWith(`${name}.`)))
}

/** After a conflict the form is saved over what somebody else saved, knowingly. */
function versionFor(refused: Refused | undefined, intent: string, saved: number): number {
  return refused?.intent === intent && refused.version !== undefined ? refused.version : saved
}

function TourLead({
  code,
  status,
  count,
}: {
  code: string
  status: 'draft' | 'published' | 'full' | 'closed' | 'cancelled' | undefined
  count: number
}) {
  const text = useText('staff-catalogue')
  return (
    <span className={styles.lead}>
      {status && <StatusTag status={status} />}
      <bdi dir="ltr">{code}</bdi>
      <span>{text('departures-count', { count })}</span>
    </span>
  )
}
