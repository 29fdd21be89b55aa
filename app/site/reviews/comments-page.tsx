import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { paths, withQuery } from '#app/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { findRatingSummary, listReviews } from '#modules/content/index.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/comments-page.ts'
import { RatingAverages } from './rating-averages.tsx'
import { ReviewEntry } from './review-entry.tsx'
import styles from './comments-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['content', 'reviews'],
  tags: ['content'],
  query: ['page'],
}

const PAGE_SIZE = 10

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isSafeInteger(page) || page < 1) throw data(null, { status: 404 })
  const { db } = context.get(servicesContext)
  const [reviews, ratings] = await Promise.all([
    listReviews(db, { locale: context.get(localeContext), limit: 1000 }),
    findRatingSummary(db),
  ])
  const shown = reviews.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (shown.length === 0 && page > 1) throw data(null, { status: 404 })
  return { reviews: shown, ratings, page, pages: Math.ceil(reviews.length / PAGE_SIZE) }
}

/** What travellers wrote in the language of the page, and what they gave in all languages. */
export default function CommentsPage({ loaderData: { reviews, ratings, page, pages } }: Route.ComponentProps) {
  const text = useText('content')
  const words = useText('reviews')
  const locale = useLocale()
  const hrefOf = (number: number) => withQuery(paths.comments(locale), number > 1 ? { page: number } : {})
  return (
    <main className="wrap">
      <PageHead
        title={text('reviews-title')}
        description={text('reviews-lead')}
        path="/comments"
        isIndexed={page === 1}
      />
      <PageIntro home={paths.home(locale)} title={text('reviews-title')} lead={text('reviews-lead')} />
      <div className={reading.columns}>
        <div>
          {reviews.length === 0 && <EmptyState title={words('none')} />}
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewEntry review={review} />
              </li>
            ))}
          </ul>
          {reviews.some(({ isSample }) => isSample) && <p className={reading.note}>{words('sample')}</p>}
          <Pagination page={page} pages={pages} hrefOf={hrefOf} />
        </div>
        <aside className={reading.side}>
          {ratings && <RatingAverages ratings={ratings} />}
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}
