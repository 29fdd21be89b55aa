import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listPages, type PageCard } from '#modules/content/index.server.ts'
import type { Route } from './+types/pages-page.ts'
import { PictureCards, type PictureCard } from './picture-cards.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['content', 'gallery'],
}

export async function loader({ context }: Route.LoaderArgs) {
  const asked = { locale: context.get(localeContext), today: dayInIstanbul(new Date()) }
  return { pages: await listPages(context.get(servicesContext).db, asked) }
}

/** Every page of the agency's own writing, below the page it belongs to. */
export default function PagesPage({ loaderData: { pages } }: Route.ComponentProps) {
  const text = useText('content')
  const gallery = useText('gallery')
  const locale = useLocale()
  // The agency may have written a page of its own at that address; then it stands among the others.
  const hasGallery = pages.some(({ link }) => paths.page(locale, link) === paths.gallery(locale))
  const known = new Set(pages.map(({ key }) => key))
  const below = (key: string | null) =>
    pages.filter(({ parentKey }) => (parentKey !== null && known.has(parentKey) ? parentKey : null) === key)
  return (
    <main className="wrap">
      <PageHead title={text('pages-title')} description={text('pages-lead')} path="/page" />
      <PageIntro home={paths.home(locale)} title={text('pages-title')} lead={text('pages-lead')} />
      {pages.length === 0 && <EmptyState title={text('no-pages')} />}
      <Cards
        pages={below(null)}
        further={
          hasGallery
            ? undefined
            : {
                key: 'gallery',
                href: paths.gallery(locale),
                title: gallery('title'),
                lead: gallery('lead'),
                picture: 'istanbul-princes-islands-ferry',
              }
        }
      />
      {pages
        .filter(({ key }) => below(key).length > 0)
        .map((page) => (
          <section key={page.key}>
            <SectionHead
              title={text('pages-below', { page: page.heading })}
              isSmall
              link={{ href: paths.page(locale, page.link), label: page.heading }}
            />
            <Cards pages={below(page.key)} level={3} />
          </section>
        ))}
    </main>
  )
}

function Cards({ pages, further, level = 2 }: { pages: PageCard[]; further?: PictureCard | undefined; level?: 2 | 3 }) {
  const locale = useLocale()
  return (
    <PictureCards
      level={level}
      cards={[
        ...pages.map((page) => ({
          key: page.key,
          href: paths.page(locale, page.link),
          title: page.heading,
          lead: page.subtitle || page.excerpt,
          picture: page.picture,
        })),
        ...(further ? [further] : []),
      ]}
    />
  )
}
