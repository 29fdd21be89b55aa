import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { paths, splitLocale } from '#app/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { getDocument, legalTermsSetting } from '#modules/booking/index.server.ts'
import { getSite, readPublicTerms } from '#modules/content/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/agreement-page.ts'
import { fillAgreement } from './fill-agreement.ts'
import { isLegalPath, legalPaths } from './legal-paths.ts'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'], tags: ['content'] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const path = splitLocale(url.pathname).path.slice(1)
  if (!isLegalPath(path)) throw data(null, { status: 404 })
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const document = getDocument(legalPaths[path])
  const [site, terms, publicTerms] = await Promise.all([
    getSite(db, locale),
    readSetting(db, legalTermsSetting),
    readPublicTerms(db, locale),
  ])
  const facts = {
    ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)])),
    ...publicTerms,
    version: document.version,
    tradeName: site.firm,
    address: site.address,
    phone: site.phone,
    email: site.email,
    licenceGroup: site.licence.group,
    licenceNo: site.licence.number,
  }
  return {
    path,
    title: document.title[locale],
    html: fillAgreement(document.body[locale], facts),
    updatedOn: publicTerms['effectiveDate'] ?? '',
  }
}

/** A legal text of the agency as it holds for everybody; what belongs to one order stays open. */
export default function AgreementPage({ loaderData: { path, title, html, updatedOn } }: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  return (
    <main className="wrap">
      <PageHead title={title} path={`/${path}`} />
      <PageIntro home={paths.home(locale)} title={title} />
      <div className={reading.columns}>
        <article>
          <Prose html={html} isSmall />
          <p className={reading.note}>{text('updated', { date: updatedOn })}</p>
        </article>
        <aside className={reading.side}>
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}
