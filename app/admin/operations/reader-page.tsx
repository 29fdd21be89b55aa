import { data, redirect } from 'react-router'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { missing } from '#app/page/missing.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { statusOf } from '#app/refusals/refusals.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { isUuid } from '#kernel/ids.ts'
import { rootLocale } from '#kernel/locale.ts'
import { findWorkspace, readTravelDocument, takeTravelDocument } from '#modules/operations/index.server.ts'
import { documentFields, type DocumentField } from '#modules/operations/index.ts'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/reader-page.ts'
import { ReaderForm } from './reader-form.tsx'
import { ReadingCard } from './reading-card.tsx'
import styles from './reader-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'staff',
  areas: ['staff', 'staff-operations', 'ui'],
  isCached: false,
}

/** Who leaves on the day and whose passport is not complete: names, no numbers. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders', 'papers')
  const date = readAddressDay(params.date)
  if (!date) throw missing('validity')
  const { travellers } = await findWorkspace(context.get(servicesContext).db, admin, date, new Date())
  const nameless = translator(context.get(localeContext), 'travellers')('nameless')
  return {
    date,
    travellers: travellers.map(({ id, firstName, lastName, missing: papers }) => ({
      id,
      name: `${lastName} ${firstName}`.trim() || nameless,
      isMissing: papers.some((paper) => paper.startsWith('passport')),
    })),
    person: url.searchParams.get('person'),
    saved: url.searchParams.get('saved'),
  }
}

/** Reads the lines that were typed, or writes what they said. The lines are neither kept nor shown again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders', 'papers')
  const date = readAddressDay(params.date)
  if (!date) throw missing('validity')
  const { db } = context.get(servicesContext)
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const travellerId = isUuid(text('person')) ? text('person') : null
  const now = new Date()
  if (text('intent') === 'read') {
    const read = await readTravelDocument(db, admin, { date, lines: text('lines'), travellerId }, now)
    return read.ok
      ? data({ reading: read.value, problem: null, fields: [] })
      : data({ reading: null, problem: read.error.problem, fields: [] }, { status: statusOf(read.error.code) })
  }
  const taken = documentFields.filter((field) => form.getAll('take').includes(field))
  const fields = Object.fromEntries(taken.map((field) => [field, text(field)])) as Partial<
    Record<DocumentField, string>
  >
  const wish = { date, travellerId: travellerId ?? '', orderVersion: Number(text('orderVersion')), fields }
  const saved = taken.length === 0 ? { ok: true as const } : await takeTravelDocument(db, admin, wish, now)
  if (!saved.ok) {
    const { error } = saved
    const wrong = error.code === 'invalid-fields' ? error.problems.map(({ pointer }) => pointer.split('/').at(-1)) : []
    const refused = documentFields.filter((field) => wrong.includes(field))
    return data({ reading: null, problem: error.code, fields: refused }, { status: statusOf(error.code) })
  }
  const back = paths.adminReader(context.get(localeContext), date, { saved: text('person') })
  return redirect(back, 303)
}

/** Passports of a day, one after the other, with a reader that types what it reads. */
export default function ReaderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { date, travellers, person, saved } = loaderData
  const text = useText('staff-operations')
  const locale = useLocale()
  const title = text('reader')
  const reading = actionData?.reading ?? null
  const asked = travellers.find(({ id }) => id === person)
  const done = travellers.find(({ id }) => id === saved)
  const lacking = travellers.filter(({ isMissing }) => isMissing)
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title} · ${formatDate(date, locale)}`}
        path={paths.adminReader(rootLocale, date)}
        isIndexed={false}
      />
      <PageTop title={title} lead={formatDate(date, locale, { weekday: true })}>
        <a href={paths.adminDate(locale, 'ops', date)}>{text('to-workspace')}</a>
      </PageTop>
      {actionData?.problem && (
        <Notice tone="error" isAnnounced>
          <p>{text(`problem-${actionData.problem}`)}</p>
          {actionData.fields.length > 0 && (
            <p>{actionData.fields.map((field) => text(`document-${field}`)).join(' · ')}</p>
          )}
        </Notice>
      )}
      {done && !actionData && (
        <Notice tone="success" isAnnounced>
          <p>
            {text('document-saved')} <bdi>{done.name}</bdi>
          </p>
        </Notice>
      )}
      <ReaderForm date={date} person={reading ? undefined : asked} />
      {reading && <ReadingCard date={date} reading={reading} travellers={travellers} />}
      <section className={styles.lacking}>
        <h2>{text('passports-missing', { count: lacking.length })}</h2>
        <ul>
          {lacking.map(({ id, name }) => (
            <li key={id}>
              <a href={paths.adminReader(locale, date, { person: id })}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <PageScript name="document-reader" />
    </div>
  )
}
