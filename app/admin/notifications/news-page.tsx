import { Link, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { listNews, markAllNewsRead, markNewsRead } from '#modules/staff-desk/index.server.ts'
import { newsKey, type NewsItem } from '#modules/staff-desk/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/news-page.ts'
import { openNewsHref } from './news-href.ts'
import { newsIcons } from './news-icons.ts'
import styles from './news.module.css'

const MOST = 100

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'staff-desk', 'ui'] }

export async function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'dashboard')
  return { news: await listNews(context.get(servicesContext).db, admin, { limit: MOST }, new Date()) }
}

/** Marks one piece of news as read and opens it where it happened, or marks all of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'dashboard')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { key } = await formFields(request)
  if (key === undefined) await markAllNewsRead(db, admin, new Date())
  else await markNewsRead(db, admin, key)
  const read = (await listNews(db, admin, { limit: MOST }, new Date())).find((item) => newsKey(item) === key)
  return redirect((read && openNewsHref(read, locale)) ?? paths.adminNews(locale))
}

/** What happened in the last thirty days that staff of this role want to hear of. */
export default function NewsPage({ loaderData: { news } }: Route.ComponentProps) {
  const text = useText('staff-desk')
  const unread = news.filter(({ isRead }) => !isRead).length
  return (
    <>
      <PageHead title={text('news')} path="/admin/news" isIndexed={false} />
      <PageTop title={text('news')} lead={text('news-unread', { count: unread })}>
        {unread > 0 && (
          <ActForm>
            <Button look="outline" isSmall>
              <Icon name="list-checks" />
              {text('news-read-all')}
            </Button>
          </ActForm>
        )}
      </PageTop>
      <div className={sheet.list}>
        {news.length > 0 ? (
          <ul className={styles.news}>
            {news.map((item) => (
              <NewsLine key={newsKey(item)} item={item} />
            ))}
          </ul>
        ) : (
          <p className={sheet.empty}>{text('news-none')}</p>
        )}
      </div>
    </>
  )
}

function NewsLine({ item }: { item: NewsItem }) {
  const text = useText('staff-desk')
  const href = openNewsHref(item, useLocale())
  const words = (
    <>
      {text(`news-${item.kind}`)}
      {item.label !== '' && (
        <>
          {': '}
          <bdi>{item.label}</bdi>
        </>
      )}
    </>
  )
  return (
    <li className={item.isRead ? styles.item : `${styles.item} ${styles.unread}`}>
      <Icon name={newsIcons[item.kind]} />
      <span className={styles.words}>
        {item.isRead && href !== undefined ? (
          <Link to={href}>{words}</Link>
        ) : item.isRead ? (
          words
        ) : (
          <ActForm>
            <input type="hidden" name="key" value={newsKey(item)} />
            <button className={styles.open}>{words}</button>
          </ActForm>
        )}
        <InstantText instant={item.happenedAt} className={styles.when} />
      </span>
      {!item.isRead && <span className={styles.mark}>{text('news-new')}</span>}
    </li>
  )
}
