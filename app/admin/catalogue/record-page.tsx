import { data, Link, redirect, useLocation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { textIn } from '#kernel/locale.ts'
import { findRecord } from '#modules/catalog/index.server.ts'
import { gapsOf } from '#modules/catalog/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { historyOf } from '../record/history.server.ts'
import { MissingTexts } from '../record/missing-texts.tsx'
import { RemoveDialog } from '../record/remove-dialog.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { tourOptions } from '../tours/tour-options.server.ts'
import { AuditTable } from '../ui/audit-table.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/record-page.ts'
import { actOnRecord, blankFields, fieldsOfRecord, type RefusedRecord } from './act-on-record.server.ts'
import { kindOfPath, recordPathOf, recordSections } from './record-specs.ts'
import styles from '../tours/tour-page.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-catalogue', 'staff-users', 'account', 'ui'],
  // A record in three languages, twice: as it is typed and as it was read.
  maxBodyBytes: 2 * 1024 * 1024,
}

const deeds = ['record-created', 'saved', 'restored'] as const

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'catalogue')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const kind = kindOfPath[recordPathOf(url)]
  const record = params.recordKey === 'new' ? undefined : await findRecord(db, admin, kind, params.recordKey)
  if (!record && params.recordKey !== 'new') throw data(null, { status: 404 })
  const name = record?.draft.name
  return {
    kind,
    record: record &&
      name && {
        key: record.key,
        version: record.version,
        name: textIn(locale, name),
        gaps: gapsOf(record.draft),
      },
    fields: record ? fieldsOfRecord(kind, record.draft, locale) : blankFields,
    options: await tourOptions(db, locale),
    history: record ? await historyOf(db, admin, { subject: { kind, id: record.key }, locale }) : [],
    done: deeds.find((each) => each === url.searchParams.get('done')),
    isRemoving: url.searchParams.has('remove'),
  }
}

/** Saves, removes or brings back a record. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'catalogue')
  const { db, log } = context.get(servicesContext)
  const path = recordPathOf(url)
  const key = params.recordKey === 'new' ? undefined : params.recordKey
  const locale = context.get(localeContext)
  const acted = await actOnRecord({ db, admin, kind: kindOfPath[path], key, locale }, await formFields(request))
  if ('refused' in acted) return acted.refused
  log.info({ staff: admin.id, record: acted.key, done: acted.done }, 'staff wrote a record of the catalogue')
  return redirect(
    acted.done === 'removed'
      ? paths.adminRecords(locale, path, { undo: acted.undo })
      : paths.adminRecord(locale, path, acted.key, { done: acted.done }),
  )
}

/** One hotel, category, airline or service in three languages. */
export default function RecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, record, fields, options, history, done, isRemoving } = loaderData
  const text = useText('staff-catalogue')
  const locale = useLocale()
  const path = recordPathOf(useLocation())
  const refused: RefusedRecord | undefined = actionData
  const here = paths.adminRecord(locale, path, record?.key ?? 'new')
  return (
    <>
      <PageHead title={record?.name ?? text(`new-${path}`)} path={here} isIndexed={false} />
      <BackLink to={paths.adminRecords(locale, path)}>{text(path)}</BackLink>
      <PageTop
        title={record ? <bdi>{record.name}</bdi> : text(`new-${path}`)}
        {...(record ? { lead: <bdi dir="ltr">{record.key}</bdi> } : {})}
      >
        {record && (
          <Link to={`${here}?remove=1`} preventScrollReset className={buttonClass({ look: 'outline', isSmall: true })}>
            <Icon name="trash-2" />
            {text('remove-record')}
          </Link>
        )}
      </PageTop>
      <div className={styles.columns}>
        <div className={styles.main}>
          <RecordForm
            key={`${record?.version ?? 0}-${refused?.version ?? ''}`}
            intent="save"
            version={refused?.version ?? record?.version ?? 0}
            base={refused?.theirs ?? fields}
            state={refused ?? { fields, problems: [] }}
            sections={recordSections[kind]}
            titleOf={(section) => text(`section-${section}`)}
            options={options}
          />
        </div>
        <aside className={styles.side} aria-label={text('sections')}>
          <Card title={text('sections')}>
            <nav className={styles.sections} aria-label={text('sections')}>
              {recordSections[kind].map(({ id }) => (
                <a key={id} href={`#save-${id}`}>
                  {text(`section-${id}`)}
                </a>
              ))}
            </nav>
          </Card>
          {record && <MissingTexts gaps={record.gaps} />}
        </aside>
      </div>
      {record && (
        <Card title={text('history')} id="history">
          {history.length > 0 ? <AuditTable entries={history} /> : <p className={styles.empty}>{text('no-history')}</p>}
        </Card>
      )}
      {record && isRemoving && (
        <RemoveDialog
          title={text('remove-record-question')}
          name={<bdi>{record.name}</bdi>}
          button={text('remove-record')}
          version={record.version}
          closeHref={here}
          refusal={refused?.refusal && text(`refused-${refused.refusal}`)}
        />
      )}
      {refused && !isRemoving && (refused.refusal || refused.problems.length > 0) && (
        <Toast kind="error" title={text(refused.refusal === 'edit-conflict' ? 'not-saved-yet' : 'not-saved')}>
          {text(`refused-${refused.refusal ?? 'fields'}`)}
        </Toast>
      )}
      {!refused && done && <Toast kind="success" title={text(`done-${done}`)} />}
    </>
  )
}
