import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { localePath, paths, splitLocale } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { phoneInWords } from '#kernel/format-phone.ts'
import { isolateLatin } from '#kernel/bidi.ts'
import { addDays } from '#kernel/plain-date.ts'
import { legalTermFacts, legalTermsSetting, listDocumentVersions } from '#modules/booking/index.server.ts'
import { versionName } from '#modules/booking/index.ts'
import { getSite, readPublicTerms } from '#modules/content/index.server.ts'
import { outlineHtml } from '#modules/content/index.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { Contents, FoldedContents } from '../pages/contents.tsx'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/agreement-page.ts'
import { fillAgreement } from './fill-agreement.ts'
import { isLegalPath, legalPaths, type LegalPath } from './legal-paths.ts'
import { sayOpen } from './say-open.server.ts'
import { VersionList } from './version-list.tsx'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'] }

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [path = ''] = splitLocale(url.pathname).path.slice(1).split('/')
  if (!isLegalPath(path)) throw data(null, { status: 404 })
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const versions = await listDocumentVersions(db, legalPaths[path])
  const asked = (params as { version?: string }).version
  const index = asked === undefined ? 0 : versions.findIndex(({ version }) => version === asked)
  const document = versions[index]
  if (!document) throw data(null, { status: 404 })
  // What is in force has one address; the address of its number is for the time when it no longer is.
  if (asked !== undefined && index === 0) throw redirect(localePath(locale, `/${path}`), 302)

  const [site, terms, publicTerms] = await Promise.all([
    getSite(db, locale),
    readSetting(db, legalTermsSetting),
    readPublicTerms(db, locale),
  ])
  const facts = {
    ...legalTermFacts(terms, locale),
    ...publicTerms,
    version: isolateLatin(versionName(document.version)),
    effectiveDate: formatDate(document.validFrom, locale),
    tradeName: site.firm,
    address: site.address,
    // In one piece: a number cut at a line's end is read the wrong way round in Arabic.
    phone: phoneInWords(site.phone, locale),
    email: isolateLatin(site.email),
    licenceGroup: site.licence.group,
    licenceNo: site.licence.number,
  }
  const next = versions[index - 1]
  return {
    path,
    title: document.title[locale],
    ...outlineHtml(fillAgreement(document.body[locale], facts, (name) => sayOpen(locale, name))),
    version: document.version,
    validFrom: document.validFrom,
    validUntil: next ? addDays(next.validFrom, -1) : null,
    versions: versions.map(({ version, validFrom }) => ({ version, validFrom })),
  }
}

/** A legal text of the agency as it holds for everybody, or an earlier version of it; what belongs to one order is said without it. */
export default function AgreementPage({ loaderData }: Route.ComponentProps) {
  const { path, title, html, headings, version, validFrom, validUntil, versions } = loaderData
  const text = useText('content')
  const locale = useLocale()
  const isInForce = validUntil === null
  return (
    <main className="wrap">
      <PageHead
        title={title}
        description={text(`about-${path}`)}
        path={isInForce ? `/${path}` : `/${path}/${version}`}
        isIndexed={isInForce}
      />
      <PageIntro
        home={paths.home(locale)}
        above={isInForce ? [] : [{ href: localePath(locale, `/${path}`), label: title }]}
        title={title}
      >
        <p className={reading.byline}>
          {text('agreement-version', { version: isolateLatin(versionName(version)) })} ·{' '}
          {text('agreement-valid-from', { date: formatDate(validFrom, locale) })}
        </p>
      </PageIntro>
      {validUntil !== null && <EarlierNotice path={path} from={validFrom} until={validUntil} />}
      <div className={reading.columns}>
        <FoldedContents headings={headings} />
        <article className={reading.article}>
          <Prose html={html} isSmall />
          <p className={reading.note}>{text('updated', { date: formatDate(validFrom, locale) })}</p>
        </article>
        <aside className={reading.side}>
          <Contents headings={headings} />
          <VersionList path={path} versions={versions} shown={version} />
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}

type Period = { path: LegalPath; from: Parameters<typeof formatDate>[0]; until: Parameters<typeof formatDate>[0] }

function EarlierNotice({ path, from, until }: Period) {
  const text = useText('content')
  const locale = useLocale()
  return (
    <div className={reading.earlier}>
      <Notice tone="warning" title={text('agreement-earlier')}>
        <p>
          {text('agreement-earlier-lead', { from: formatDate(from, locale), until: formatDate(until, locale) })}{' '}
          <a href={localePath(locale, `/${path}`)}>{text('agreement-to-current')}</a>
        </p>
      </Notice>
    </div>
  )
}
