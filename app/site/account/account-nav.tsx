import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './account-nav.module.css'

export type AccountPart = 'orders' | 'details' | 'password' | 'devices' | 'security' | 'data'

/** The parts of an account, above each of them. */
export function AccountNav({ current }: { current: AccountPart }) {
  const text = useText('own-account')
  const locale = useLocale()
  const parts: { part: AccountPart; href: string }[] = [
    { part: 'orders', href: paths.profile(locale) },
    { part: 'details', href: paths.ownDetails(locale) },
    { part: 'password', href: paths.changePassword(locale) },
    { part: 'devices', href: paths.ownDevices(locale) },
    { part: 'security', href: paths.security(locale) },
    { part: 'data', href: paths.ownData(locale) },
  ]
  return (
    <nav aria-label={text('nav-label')} className={styles.nav}>
      <ul>
        {parts.map(({ part, href }) => (
          <li key={part}>
            <a href={href} {...(part === current ? { 'aria-current': 'page' as const } : {})}>
              {text(`nav-${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
