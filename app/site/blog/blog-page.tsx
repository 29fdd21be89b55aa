import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { paths, withQuery } from '#app/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listPosts } from '#modules/content/index.server.ts'
import { PictureCards } from '../pages/picture-cards.tsx'
import type { Route } from './+types/blog-page.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['content'],
  tags: ['content'],
  query: ['page'],
}

const PAGE_SIZE = 9

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isSafeInteger(page) || page < 1) throw data(null, { status: 404 })
  const today = dayInIstanbul(new Date())
  const { posts, total } = await listPosts(context.get(servicesContext).db, {
    locale: context.get(localeContext),
    today,
    page,
    pageSize: PAGE_SIZE,
  })
  if (posts.length === 0 && page > 1) throw data(null, { status: 404 })
  return { posts, page, pages: Math.ceil(total / PAGE_SIZE) }
}

/** The agency's posts, the latest first. */
export default function BlogPage({ loaderData: { posts, page, pages } }: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  const hrefOf = (number: number) => withQuery(paths.blog(locale), number > 1 ? { page: number } : {})
  return (
    <main className="wrap">
      <PageHead
        title={text('blog-title')}
        description={text('blog-lead')}
        path="/blog"
        isIndexed={page === 1}
        hasFeed
      />
      <PageIntro home={paths.home(locale)} title={text('blog-title')} lead={text('blog-lead')} />
      {posts.length === 0 && <EmptyState title={text('no-posts')} />}
      <PictureCards
        cards={posts.map((post) => ({
          key: post.key,
          href: paths.post(locale, post.link),
          title: post.title,
          lead: post.excerpt,
          picture: post.picture,
          above: <DateText date={post.publishedOn} />,
        }))}
      />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </main>
  )
}
