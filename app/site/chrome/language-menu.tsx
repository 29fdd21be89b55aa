import { usePageFrame } from '#app/page/page-frame.tsx'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import styles from './drop-menu.module.css'
import { languages } from '#kernel/languages.ts'
import own from './language-menu.module.css'

/** The same page in the other languages. The element adds the query of the moment and remembers the choice. */
export function LanguageMenu({ hrefs }: { hrefs: Record<Locale, string> }) {
  const text = useText('chrome')
  const current = useLocale()
  const { languages: offered } = usePageFrame()
  return (
    <language-menu class={styles.host} suppressHydrationWarning>
      <details className={styles.details} suppressHydrationWarning>
        <summary
          className={`${styles.summary} ${own.summary}`}
          aria-label={text('language', { language: languages[current].name })}
        >
          <Flag locale={current} />
          {languages[current].name}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.menu}>
          {offered.map((locale) => (
            <li key={locale}>
              <a
                href={hrefs[locale]}
                lang={locale}
                hrefLang={locale}
                data-language={locale}
                {...(locale === current ? { 'aria-current': 'true' as const } : {})}
              >
                <Flag locale={locale} />
                {languages[locale].name}
                {locale === current && <Icon name="check" className={own.check} />}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </language-menu>
  )
}
