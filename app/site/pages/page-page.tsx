import { data, redirect } from 'react-router'
import { artOf } from '#app/art.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { usePageFrame } from '#app/page-frame.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { localePath, paths } from '#app/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Print } from '#app/ui/print.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findPage } from '#modules/content/index.server.ts'
import { fillPlaceholders } from '#modules/content/index.ts'
import type { Route } from './+types/page-page.ts'
import { HelpBox } from './help-box.tsx'
import { LinkList } from './link-list.tsx'
import { withOurLinks } from './our-links.ts'
import styles from './reading.module.css'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'], tags: ['content'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const page = await findPage(context.get(servicesContext).db, { link: params.link, locale })
  if (!page) throw data(null, { status: 404 })
  // A link of another language leads to the page's own, so that every page has one address in a language.
  if (page.link !== params.link) throw redirect(paths.page(locale, page.link), 301)
  const { updatedAt, ...rest } = page
  return { page: { ...rest, body: withOurLinks(page.body), updatedOn: dayInIstanbul(updatedAt) } }
}

/** A page of the agency's own writing: about us, how we work, guides. */
export default function ContentPage({ loaderData: { page } }: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  const { site, today } = usePageFrame()
  const facts = { title: page.title, firm: site.firm, year: Number(today.slice(0, 4)) }
  const picture = artOf(page.picture, locale)
  const parent = page.parent
  return (
    <main className="wrap">
      <PageHead
        title={fillPlaceholders(page.metaTitle, facts)}
        isWholeTitle
        description={fillPlaceholders(page.metaDescription, facts)}
        path={pathsOf(page.links)}
        image={picture?.src}
      />
      <PageIntro
        home={paths.home(locale)}
        above={parent ? [{ href: paths.page(locale, parent.link), label: parent.title }] : []}
        title={page.title}
        lead={page.subtitle}
      />
      <div className={styles.columns}>
        <article>
          {picture && <Print picture={picture} ratio="21/9" isEager className={styles.picture} />}
          <Prose html={page.body} />
          <p className={styles.note}>{text('updated', { date: formatDate(page.updatedOn, locale) })}</p>
        </article>
        <aside className={styles.side}>
          {page.children.length > 0 && (
            <LinkList
              title={text('in-this-section')}
              links={page.children.map((child) => ({ href: paths.page(locale, child.link), label: child.title }))}
            />
          )}
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}

function pathsOf(links: Record<'tr' | 'en' | 'ar', string>) {
  return {
    tr: localePath('tr', `/page/${links.tr}`),
    en: localePath('en', `/page/${links.en}`),
    ar: localePath('ar', `/page/${links.ar}`),
  }
}
