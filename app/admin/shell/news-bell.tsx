import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './news-bell.module.css'

/** More than so many are not counted. */
export const MOST_NEWS = 99

/** Leads to what happened; says how much of it is unread. */
export function NewsBell({ unread }: { unread: number }) {
  const text = useText('staff-desk')
  return (
    <Link to={paths.adminNews(useLocale())} className={styles.bell} title={text('news')}>
      <Icon name="bell" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_NEWS ? `${MOST_NEWS}+` : unread}
        </span>
      )}
      <span className="visually-hidden">{text('news-unread', { count: unread })}</span>
    </Link>
  )
}
