import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { languages } from '#kernel/languages.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales, type Locale } from '#kernel/locale.ts'
import {
  listSubscriptions,
  putBackSubscription,
  removeSubscription,
  restoreSubscription,
} from '#modules/engagement/index.server.ts'
import { subscriptionStates } from '#modules/engagement/index.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { ListTable } from '#app/ui/list-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { readRemovalNews, undoneOf, type RemovalNews } from '../ui/removal-news.ts'
import { UndoNews } from '../ui/undo-news.tsx'
import type { Route } from './+types/newsletter-page.ts'
import { newsletterQueryValues, readNewsletterQuery, type NewsletterQuery } from './newsletter-query.ts'
import { useSubscriptionColumns } from './use-subscription-columns.tsx'

const PAGE_SIZE = 50

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-requests', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const query = readNewsletterQuery(url.searchParams)
  const { db } = context.get(servicesContext)
  const { subscriptions, total } = await listSubscriptions(db, admin, { ...query, pageSize: PAGE_SIZE })
  const desk = await findListDesk(db, admin, 'newsletter')
  return { query, total, subscriptions, desk, news: readRemovalNews(url.searchParams) }
}

/** Takes an address off the list, brings it back, or has one written to again that was refused. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const { db, log } = context.get(servicesContext)
  const { id = '', intent, undo = '' } = await formFields(request)
  const values = newsletterQueryValues(readNewsletterQuery(url.searchParams))
  const leave = (news: RemovalNews) =>
    redirect(paths.adminNewsletter(context.get(localeContext), { ...values, ...news }))
  if (intent === 'put-back') {
    const put = await putBackSubscription(db, admin, id, new Date())
    if (!put.ok) throw data(null, { status: 404 })
    return leave({})
  }
  if (intent === 'restore') return leave(undoneOf(await restoreSubscription(db, admin, undo, new Date())))
  const removed = await removeSubscription(db, admin, id, new Date())
  if (!removed.ok) throw data(null, { status: 404 })
  log.info({ staff: admin.id, subscription: id }, 'staff took an address off the newsletter')
  return leave(removed.value)
}

/** The addresses of the newsletter; a file holds those who have confirmed theirs. */
export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { query, total, subscriptions, news, desk } = loaderData
  const text = useText('staff-requests')
  const locale = useLocale()
  const columns = useSubscriptionColumns()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const isFiltered = query.q !== '' || query.language !== undefined || query.state !== undefined
  const { page: _page, sort: _sort, ...filter } = newsletterQueryValues(query)
  return (
    <>
      <PageHead title={text('newsletter')} path="/admin/newsletter" isIndexed={false} />
      <PageTop title={text('newsletter')} lead={text('subscriptions', { count: total })}>
        <StaffButtonLink href={paths.adminLetters(locale)}>
          <Icon name="send" />
          {text('to-letters')}
        </StaffButtonLink>
        <StaffButtonLink look="outline" href={paths.adminRegister(locale)}>
          <Icon name="file-up" />
          {text('to-register')}
        </StaffButtonLink>
        <StaffButtonLink look="outline" href={paths.subscriptionsCsv(filter)} download>
          <Icon name="download" />
          {text('csv')}
        </StaffButtonLink>
      </PageTop>
      <div className={sheet.list}>
        <NewsletterTools query={query} found={total} />
        <ListBar list="newsletter" desk={desk} columns={columns} />
        {subscriptions.length > 0 ? (
          <>
            <ActForm id="remove" preventScrollReset />
            <ActForm id="put-back" preventScrollReset>
              <input type="hidden" name="intent" value="put-back" />
            </ActForm>
            <ListTable
              caption={text('newsletter')}
              columns={columns}
              hidden={desk.hiddenColumns}
              rows={subscriptions}
              keyOf={({ id }) => id}
              sorting={{
                by: query.sort ?? '-asked',
                hrefOf: (sort) =>
                  paths.adminNewsletter(locale, { ...newsletterQueryValues({ ...query, page: 1 }), sort }),
              }}
            />
            <TableFoot
              summary={text('range-subscriptions', {
                from: String(first),
                to: String(first + subscriptions.length - 1),
                total,
              })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminNewsletter(locale, newsletterQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text(isFiltered ? 'no-subscriptions' : 'no-subscriptions-yet')}</p>
        )}
      </div>
      <UndoNews
        news={news}
        action={paths.adminNewsletter(locale, newsletterQueryValues(query))}
        title={text('done-removed')}
      />
    </>
  )
}

function NewsletterTools({ query, found }: { query: NewsletterQuery; found: number }) {
  const text = useText('staff-requests')
  const common = useText('staff')
  const locale = useLocale()
  return (
    <ListTools
      action={paths.adminNewsletter(locale)}
      found={found}
      search={{ label: text('search-addresses'), value: query.q }}
      filters={[query.language, query.state]}
      sort={query.sort}
    >
      <ListFilter name="language" label={text('language')} all={common('filter-all')} value={query.language}>
        {locales.map((each: Locale) => (
          <option key={each} value={each}>
            {languages[each].name}
          </option>
        ))}
      </ListFilter>
      <ListFilter name="state" label={text('state')} all={common('filter-all')} value={query.state} isState>
        {subscriptionStates.map((state) => (
          <option key={state} value={state}>
            {text(`subscription-${state}`)}
          </option>
        ))}
      </ListFilter>
    </ListTools>
  )
}
