import { data, redirect, useLocation } from 'react-router'
import { translator } from '#app/messages/translator.ts'
import { listArt } from '#app/pictures/art.ts'
import { localeContext, ownPagesContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { gapsOf } from '#modules/catalog/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { historyOf } from '../record/history.server.ts'
import { MissingTexts } from '../record/missing-texts.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { AuditTable } from '../ui/audit-table.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import styles from '../tours/tour-page.module.css'
import type { Route } from './+types/part-page.ts'
import { actOnPart, fieldsOfPart, type RefusedPart } from './act-on-part.server.ts'
import { findVersions } from './find-versions.server.ts'
import { isKeyed, partOfPath, type PartName } from '#app/acts/parts/part-names.ts'
import { partSections } from '#app/acts/parts/part-sections.ts'
import { partStores } from '#app/acts/parts/part-stores.server.ts'
import { readPart } from '#app/acts/parts/save-part.server.ts'
import { TextVersions } from './text-versions.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-catalogue', 'staff-content', 'staff-users', 'account', 'ui'],
  // A text in three languages, twice: as it is typed and as it was read.
  maxBodyBytes: 4 * 1024 * 1024,
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { part, key } = placeOf(url, params)
  const saved = await readPart(db, admin, { part, key })
  if (!saved) throw data(null, { status: 404 })
  const text = translator(locale, 'staff-catalogue')
  const rooms = (['single', 'double', 'triple', 'quad'] as const).map((value) => ({
    value,
    label: text(`room-${value}`),
  }))
  return {
    part,
    key,
    version: saved.version,
    fields: fieldsOfPart(part, saved.draft),
    gaps: gapsOf(saved.draft),
    options: { pictures: listArt(locale), rooms },
    history: await historyOf(db, admin, {
      subject: { kind: partStores[part].subject ?? 'agreement', id: key },
      locale,
    }),
    versions: part === 'agreements' ? await findVersions(db, key, locale) : [],
    isSaved: url.searchParams.has('saved'),
  }
}

/** Saves a part: 400 with what was typed when a field is wrong, 409 when somebody else saved meanwhile. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { db, log } = context.get(servicesContext)
  const { part, key } = placeOf(url, params)
  const desk = { db, ask: context.get(ownPagesContext), admin, part, key }
  const acted = await actOnPart(desk, await formFields(request), new Date())
  if ('refused' in acted) return acted.refused
  log.info({ staff: admin.id, part, key }, 'staff wrote a part of the site')
  return redirect(hrefOf(context.get(localeContext), { part, key }, { saved: 1 }))
}

/** The quiz, the menus, the redirects, the subjects of questions, the holidays of a year, or a legal text. */
export default function PartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { part, key, version, fields, gaps, options, history, versions, isSaved } = loaderData
  const text = useText('staff-catalogue')
  const content = useText('staff-content')
  const locale = useLocale()
  const refused: RefusedPart | undefined = actionData
  const title = part === 'agreements' ? fields[`title.${locale}`] : text(`part-${part}`)
  return (
    <>
      <PageHead title={title ?? ''} path={useLocation().pathname} isIndexed={false} />
      {part === 'question-groups' && <BackLink to={paths.adminWritings(locale, 'faq')}>{content('back')}</BackLink>}
      {isKeyed(part) && <BackLink to={paths.adminParts(locale, part)}>{text(`part-${part}`)}</BackLink>}
      <PageTop
        title={part === 'holidays' ? `${text('part-holidays')} ${key}` : <bdi>{title}</bdi>}
        lead={text(`lead-${part}`)}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RecordForm
            key={`${version}-${refused?.version ?? ''}-${refused?.refusal ?? ''}`}
            intent="save"
            version={refused?.version ?? version}
            base={refused?.theirs ?? fields}
            state={refused ?? { fields, problems: [] }}
            sections={partSections[part]}
            titleOf={(section) => text(`section-${section}`)}
            options={options}
          />
        </div>
        <aside className={styles.side} aria-label={text('sections')}>
          {hasHint(part) && (
            <Card title={text('hint-title')}>
              <p className={styles.empty}>{text(`hint-${part}`, { names: '{tradeName}, {version}' })}</p>
            </Card>
          )}
          {versions.length > 0 && <TextVersions id={key} versions={versions} />}
          {part !== 'redirects' && <MissingTexts gaps={gaps} />}
        </aside>
      </div>
      <Card title={text('history')} id="history">
        {history.length > 0 ? <AuditTable entries={history} /> : <p className={styles.empty}>{text('no-history')}</p>}
      </Card>
      {refused?.refusal && (
        <Toast kind="error" title={text(refused.refusal === 'edit-conflict' ? 'not-saved-yet' : 'not-saved')}>
          {text(wordsOf[refused.refusal])}
        </Toast>
      )}
      {!refused && isSaved && <Toast kind="success" title={text('done-part')} />}
    </>
  )
}

const wordsOf = {
  fields: 'refused-fields',
  'edit-conflict': 'refused-edit-conflict',
  'in-use': 'refused-part-in-use',
  'address-missing': 'refused-address-missing',
  'address-live': 'refused-address-live',
  'address-chain': 'refused-address-chain',
  'address-twice': 'refused-address-twice',
  'address-bad': 'refused-address-bad',
  'unknown-name': 'refused-text-name',
  'not-for-paper': 'refused-not-for-paper',
} as const satisfies Record<NonNullable<RefusedPart['refusal']>, string>

const hinted = ['agreements', 'menus', 'redirects', 'quiz'] as const

function hasHint(part: PartName): part is (typeof hinted)[number] {
  return hinted.some((each) => each === part)
}

function placeOf(url: URL, params: { partKey?: string | undefined }) {
  const part = partOfPath(url)
  return { part, key: params.partKey ?? part }
}

function hrefOf(
  locale: Parameters<typeof paths.adminPart>[0],
  { part, key }: { part: PartName; key: string },
  query: { saved: number },
): string {
  return isKeyed(part) ? paths.adminKeyedPart(locale, part, key, query) : paths.adminPart(locale, part, query)
}
