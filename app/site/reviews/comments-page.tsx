import { formHeaders } from '#app/intake/take-page-form.server.ts'
import { data } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { paths, withQuery } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listTourNames } from '#modules/catalog/index.server.ts'
import { countReviews, findRatingSummary, listReviews } from '#modules/content/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/comments-page.ts'
import { RatingAverages } from './rating-averages.tsx'
import { RatingFilter } from './rating-filter.tsx'
import { receiveReview } from './receive-review.server.ts'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewForm } from './review-form.tsx'
import styles from './comments-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['content', 'reviews', 'requests', 'forms', 'intake'],
  query: ['rating', 'page'],
}

const PAGE_SIZE = 10

const Query = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  rating: z.coerce.number().int().min(1).max(5).optional(),
})

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = Query.safeParse(Object.fromEntries(url.searchParams))
  if (!query.success) throw data(null, { status: 404 })
  const { page, rating } = query.data
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const [reviews, total, ratings, tours] = await Promise.all([
    listReviews(db, { locale, rating, page, limit: PAGE_SIZE }),
    countReviews(db, { locale, rating }),
    findRatingSummary(db),
    listTourNames(db, locale),
  ])
  if (reviews.length === 0 && page > 1) throw data(null, { status: 404 })
  return { reviews, ratings, tours, page, rating, pages: Math.ceil(total / PAGE_SIZE) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return receiveReview(context, await formFields(request))
}

export const headers = formHeaders

/** What travellers wrote in the language of the page, and what they gave in all languages. */
export default function CommentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reviews, ratings, tours, page, pages, rating } = loaderData
  const text = useText('content')
  const words = useText('reviews')
  const locale = useLocale()
  const hrefOf = (number: number) =>
    withQuery(paths.comments(locale), { rating, page: number > 1 ? number : undefined })
  return (
    <main className="wrap">
      <PageHead
        title={text('reviews-title')}
        description={text('reviews-lead')}
        path="/comments"
        isIndexed={page === 1 && rating === undefined}
      />
      <PageIntro home={paths.home(locale)} title={text('reviews-title')} lead={text('reviews-lead')}>
        <p className={styles.write}>
          <ButtonLink look="outline" href="#review">
            {words('form-title')}
          </ButtonLink>
        </p>
      </PageIntro>
      <div className={reading.columns}>
        <div>
          {ratings && (
            <div className={styles.averages}>
              <RatingAverages ratings={ratings} />
              <p className={reading.note}>{words('source')}</p>
            </div>
          )}
          <RatingFilter chosen={rating} />
          {reviews.length === 0 && <EmptyState title={words(rating === undefined ? 'none' : 'none-of-rating')} />}
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewEntry review={review} tourName={tours.find(({ code }) => code === review.tourCode)?.name} />
              </li>
            ))}
          </ul>
          {reviews.some(({ isSample }) => isSample) && <p className={reading.note}>{words('sample')}</p>}
          <Pagination page={page} pages={pages} hrefOf={hrefOf} />
          <ReviewForm answer={actionData} tours={tours} />
        </div>
        <aside className={reading.side}>
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}
