import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { paths } from '#app/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listPages } from '#modules/content/index.server.ts'
import type { Route } from './+types/pages-page.ts'
import { PictureCards } from './picture-cards.tsx'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'], tags: ['content'] }

export async function loader({ context }: Route.LoaderArgs) {
  return { pages: await listPages(context.get(servicesContext).db, context.get(localeContext)) }
}

/** Every page of the agency's own writing. */
export default function PagesPage({ loaderData: { pages } }: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  return (
    <main className="wrap">
      <PageHead title={text('pages-title')} description={text('pages-lead')} path="/page" />
      <PageIntro home={paths.home(locale)} title={text('pages-title')} lead={text('pages-lead')} />
      <PictureCards
        cards={pages.map((page) => ({
          key: page.key,
          href: paths.page(locale, page.link),
          title: page.title,
          lead: page.subtitle,
          picture: page.picture,
        }))}
      />
    </main>
  )
}
