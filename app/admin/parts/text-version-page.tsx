import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { directionOf, locales } from '#kernel/locale.ts'
import { documentIds } from '#modules/booking/index.ts'
import { listDocumentVersions } from '#modules/booking/index.server.ts'
import { sanitiseHtml } from '#platform/html/sanitise-html.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import styles from './text-version-page.module.css'
import type { Route } from './+types/text-version-page.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-catalogue', 'account', 'ui'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  adminOf(context, 'content')
  const { db } = context.get(servicesContext)
  const id = documentIds.find((each) => each === params.partKey)
  const versions = id ? await listDocumentVersions(db, id) : []
  const index = versions.findIndex(({ version }) => version === params.version)
  const found = versions[index]
  if (!found) throw data(null, { status: 404 })
  const { title, version, validFrom } = found
  return {
    id: found.id,
    version,
    validFrom,
    isInForce: index === 0,
    name: title[context.get(localeContext)],
    texts: locales.map((locale) => ({ locale, title: title[locale], html: sanitiseHtml(found.body[locale]) })),
  }
}

/** One version of a legal text as it stands in its register, in all languages. */
export default function TextVersionPage({ loaderData }: Route.ComponentProps) {
  const { id, version, validFrom, isInForce, name, texts } = loaderData
  const text = useText('staff-catalogue')
  const locale = useLocale()
  const here = paths.adminKeyedPart(locale, 'agreements', id)
  return (
    <>
      <PageHead title={`${name} ${version}`} path={here} isIndexed={false} />
      <BackLink to={here}>
        <bdi>{name}</bdi>
      </BackLink>
      <PageTop
        title={
          <>
            <bdi>{name}</bdi> <bdi dir="ltr">{version}</bdi>
          </>
        }
        lead={
          <>
            {text('column-valid-from')} <DateText date={validFrom} />
          </>
        }
      />
      {!isInForce && <Notice tone="info">{text('version-notice')}</Notice>}
      <div className={styles.texts}>
        {texts.map((each) => (
          <Card key={each.locale} title={<bdi lang={each.locale}>{each.title}</bdi>}>
            <div lang={each.locale} dir={directionOf(each.locale)} className={styles.text}>
              <Prose html={each.html} isSmall />
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}
