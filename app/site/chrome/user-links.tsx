import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { siteLinks } from '#app/addresses/site-links.ts'
import styles from './user-links.module.css'

/**
 * The way in; after it the panel and the way out. Pages are the same for everybody, so the element asks for the user
 * when the cookie says that there is one, and turns the links over.
 */
export function UserLinks({ className }: { className?: string | undefined }) {
  const text = useText('chrome')
  const locale = useLocale()
  return (
    <current-user
      class={className}
      data-admin={paths.adminDashboard(locale)}
      data-agent={paths.agentDashboard(locale)}
      data-member={paths.profile(locale)}
      data-blocked={paths.blockedLogin(locale)}
      suppressHydrationWarning
    >
      <a href={siteLinks(locale).login} data-when="out" className={styles.link} suppressHydrationWarning>
        {text('login')}
      </a>
      <a href={paths.adminDashboard(locale)} data-when="in" hidden className={styles.link} suppressHydrationWarning>
        {text('panel')}
      </a>
      <a
        href={paths.logout(locale)}
        data-when="in"
        data-log-out=""
        rel="nofollow"
        hidden
        className={styles.link}
        suppressHydrationWarning
      >
        {text('logout')}
      </a>
    </current-user>
  )
}
