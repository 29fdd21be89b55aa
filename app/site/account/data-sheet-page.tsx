import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/http/middleware/member.server.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatInstant } from '#kernel/format-date.ts'
import { exportPerson } from '#modules/privacy/index.server.ts'
import type { Route } from './+types/data-sheet-page.ts'
import { AccountNav } from './account-nav.tsx'
import styles from './data-sheet.module.css'
import { DataSheet } from './data-sheet.tsx'

const READINGS = { max: 10, perSeconds: 3600 }

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['own-data', 'document-names', 'own-account', 'account', 'order', 'travellers', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

/** What the file of the call holds, to be read; every reading is in the audit log, as every file is. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context)
  const { db, limiter } = context.get(servicesContext)
  const now = new Date()
  const turn = limiter.allow(`export:${member.id}`, READINGS, now)
  if (!turn.ok)
    return data({ person: undefined }, { status: 429, headers: { 'Retry-After': String(turn.retryAfterSeconds) } })
  const person = await exportPerson(db, { member }, now)
  if (!person) throw data(null, { status: 404 })
  return { person, at: formatInstant(person.exportedAt, context.get(localeContext)) }
}

export default function DataSheetPage({ loaderData }: Route.ComponentProps) {
  const text = useText('own-data')
  const locale = useLocale()
  const { person } = loaderData
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('title')} path="/user/data/read" isIndexed={false} />
      <h1>{text('title')}</h1>
      <AccountNav current="data" />
      {person ? (
        <>
          <p className={styles.lead}>
            {text('lead')} {'at' in loaderData && text('at', { at: loaderData.at })}
          </p>
          <p className={`no-print ${styles.buttons}`}>
            <Button type="button" look="outline" data-print="" hidden>
              {text('print')}
            </Button>
            <ButtonLink look="outline" href={paths.ownData(locale)}>
              {text('back')}
            </ButtonLink>
          </p>
          <DataSheet person={person} />
          <PageScript name="print-button" />
        </>
      ) : (
        <Notice tone="error">{text('too-many')}</Notice>
      )}
    </main>
  )
}
