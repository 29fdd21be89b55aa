import { useLocation } from 'react-router'
import { languages } from '#kernel/languages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DateText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { localePath, splitLocale } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { AreaGroupLinks } from '../areas.ts'
import { GlobalSearch } from './global-search.tsx'
import { NewsBell } from './news-bell.tsx'
import { ShortcutsButton } from './shortcuts.tsx'
import { SIDE_NAV_ID } from './side-nav.tsx'
import styles from './staff-bar.module.css'

/** Search, today in both calendars, news, keys, colours and language. */
export function StaffBar({
  today,
  groups,
  unreadNews,
}: {
  today: PlainDate
  groups: AreaGroupLinks[]
  unreadNews: number
}) {
  const text = useText('staff')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  return (
    <header className={`${styles.bar} no-print`}>
      <button type="button" className={styles.menu} popoverTarget={SIDE_NAV_ID} aria-label={text('menu-open')}>
        <Icon name="menu" />
      </button>
      <GlobalSearch groups={groups} />
      <div className={styles.end}>
        <p className={styles.today}>
          <DateText date={today} weekday /> <HijriText from={today} className={styles.hijri} />
        </p>
        <NewsBell unread={unreadNews} />
        <ShortcutsButton className={styles.keys} />
        <ActForm action={localePath(locale, '/admin/theme')} className={styles.theme}>
          <input type="hidden" name="returnTo" value={here} />
          <button
            name="theme"
            value="dark"
            className={styles.toDark}
            aria-label={text('theme-to-dark')}
            title={text('theme-to-dark')}
          >
            <Icon name="moon" />
          </button>
          <button
            name="theme"
            value="light"
            className={styles.toLight}
            aria-label={text('theme-to-light')}
            title={text('theme-to-light')}
          >
            <Icon name="sun" />
          </button>
        </ActForm>
        <details className={styles.languages}>
          <summary aria-label={text('language')} title={text('language')}>
            <Icon name="languages" />
          </summary>
          <ul>
            {locales.map((each) => (
              <li key={each}>
                <a
                  href={localePath(each, `${splitLocale(pathname).path}${search}`)}
                  hrefLang={each}
                  lang={each}
                  {...(each === locale ? { 'aria-current': true } : {})}
                >
                  {languages[each].name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </header>
  )
}
