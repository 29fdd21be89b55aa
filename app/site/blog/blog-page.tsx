import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { keepNothing } from '#platform/cache/page-notes.server.ts'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listPosts, listTags } from '#modules/content/index.server.ts'
import { PictureCards } from '../pages/picture-cards.tsx'
import type { Route } from './+types/blog-page.ts'
import styles from './blog-page.module.css'
import { readPostQuery } from '#app/acts/posts/read-post-query.ts'
import { TagLinks } from './tag-links.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['content'],
  query: ['tag', 'q', 'page'],
  openQuery: ['q'],
}

const PAGE_SIZE = 9
const MOST_TAGS = 12

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const asked = { locale: context.get(localeContext), today: dayInIstanbul(new Date()) }
  const { tag, q, page, isReadable } = readPostQuery(url.searchParams)
  const [found, tags] = await Promise.all([
    listPosts(db, { ...asked, tag, q, page, pageSize: PAGE_SIZE }),
    listTags(db, { ...asked, limit: MOST_TAGS }),
  ])
  const { posts, total } = isReadable ? found : { posts: [], total: 0 }
  if (posts.length === 0 && url.search !== '') keepNothing()
  const isBehindEnd = posts.length === 0 && page > 1
  const isEmptyBlog = isReadable && total === 0 && tag === undefined && q === undefined
  const list = { posts, total, tags, tag, q, page, pages: Math.ceil(total / PAGE_SIZE), isEmptyBlog }
  return data(list, { status: isReadable ? (isBehindEnd ? 404 : 200) : 400 })
}

/** The agency's posts, the latest first, all of them or those about one thing. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { posts, total, tags, tag, q, page, pages, isEmptyBlog } = loaderData
  const text = useText('content')
  const locale = useLocale()
  const isWhole = tag === undefined && q === undefined
  const hrefOf = (number: number) => withQuery(paths.blog(locale), { tag, q, page: number > 1 ? number : undefined })
  return (
    <main className="wrap">
      <PageHead
        title={text('blog-title')}
        description={text('blog-lead')}
        path="/blog"
        isIndexed={isWhole && page === 1}
        hasFeed
      />
      <PageIntro home={paths.home(locale)} title={text('blog-title')} lead={text('blog-lead')} />
      {isEmptyBlog ? (
        <EmptyState title={text('no-posts')} />
      ) : (
        <>
          <div className={styles.ways}>
            <TagLinks tags={tag === undefined || tags.includes(tag) ? tags : [tag, ...tags]} current={tag} isFilter />
            <form action={paths.blog(locale)} className={styles.search} role="search">
              <TextField
                label={text('blog-search')}
                name="q"
                type="search"
                defaultValue={q}
                maxLength={100}
                icon="search"
                required={false}
              />
              <Button type="submit" look="outline">
                {text('blog-search-go')}
              </Button>
            </form>
          </div>
          {!isWhole && posts.length > 0 && <p className={styles.count}>{text('blog-found', { count: total })}</p>}
          {posts.length === 0 && (
            <EmptyState title={text('blog-nothing')} lead={text('blog-nothing-lead')}>
              <ButtonLink href={paths.blog(locale)}>{text('blog-all')}</ButtonLink>
            </EmptyState>
          )}
        </>
      )}
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
