import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listTourNames } from '#modules/catalog/index.server.ts'
import { reviewStatuses } from '#modules/content/index.ts'
import { countWaitingReviews, listStaffReviews } from '#modules/content/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { BulkOfList } from '../lists/bulk-of-list.tsx'
import { doneCountOf } from '../lists/done-count.ts'
import { ListBar } from '../lists/list-bar.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/reviews-page.ts'
import { AskedCustomers } from './asked-customers.tsx'
import { namesOf, readRequests } from './read-requests.server.ts'
import { decideReview } from './decide-review.server.ts'
import { ReviewCard } from './review-card.tsx'
import { readReviewQuery, reviewQueryValues } from './review-query.ts'
import { ReviewTools } from './review-tools.tsx'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-reviews', 'reviews', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const { db } = context.get(servicesContext)
  const query = readReviewQuery(url.searchParams)
  const { language, ...filter } = query
  const { reviews, total } = await listStaffReviews(db, admin, { ...filter, locale: language, pageSize: PAGE_SIZE })
  const tours = new Map((await listTourNames(db, context.get(localeContext))).map(({ code, name }) => [code, name]))
  const orders = await namesOf(
    context,
    db,
    reviews.flatMap(({ orderId }) => orderId ?? []),
  )
  return {
    query,
    total,
    waiting: await countWaitingReviews(db, admin),
    requests: await readRequests(context, db, admin),
    reviews: reviews.map(({ orderId, ...review }) => ({
      ...review,
      order: orderId === null ? undefined : orders.get(orderId),
      tour: review.tourCode === null ? null : (tours.get(review.tourCode) ?? review.tourCode),
    })),
    desk: await findListDesk(db, admin, 'reviews'),
    bulk: doneCountOf(url.searchParams),
    done: reviewStatuses.find((status) => status === url.searchParams.get('done')),
  }
}

/** Takes a decision and leads back to the list as it was asked for. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const decided = await decideReview(db, admin, fields, new Date())
  if ('refused' in decided) return decided.refused
  log.info({ staff: admin.id, review: fields['id'], status: decided.done }, 'a review was decided about')
  const query = reviewQueryValues(readReviewQuery(url.searchParams))
  return redirect(paths.adminReviews(context.get(localeContext), { ...query, done: decided.done }))
}

/** What travellers wrote: those that wait for a decision first. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, total, waiting, reviews, requests, done, desk, bulk } = loaderData
  const text = useText('staff-reviews')
  const deskText = useText('staff-desk')
  const locale = useLocale()
  const first = (query.page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('reviews')} path="/admin/reviews" isIndexed={false} />
      <PageTop title={text('reviews')} lead={text('waiting', { count: waiting })} />
      <AskedCustomers requests={requests} />
      <div className={sheet.list}>
        <ReviewTools query={query} found={total} />
        <ListBar list="reviews" desk={desk} />
        {reviews.length > 0 ? (
          <>
            <div>
              {reviews.map((review) => (
                <ReviewCard
                  key={review.id}
                  review={review}
                  refused={actionData?.id === review.id ? actionData : undefined}
                />
              ))}
            </div>
            <BulkOfList
              list="reviews"
              acts={['approve']}
              query={paths.adminReviews(locale, reviewQueryValues(query))}
            />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + reviews.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminReviews(locale, reviewQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text('nothing-found')}</p>
        )}
      </div>
      {actionData && !reviews.some(({ id }) => id === actionData.id) && (
        <Toast kind="error" title={text(`problem-${actionData.code}`)} />
      )}
      {bulk !== undefined && <Toast kind="success" title={deskText('bulk-done', { count: bulk })} />}
      {done && !actionData && <Toast kind="success" title={text(`done-${done}`)} />}
    </>
  )
}
