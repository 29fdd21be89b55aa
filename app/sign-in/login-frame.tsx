import type { ReactNode } from 'react'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { localePath, paths } from '#app/addresses/paths.ts'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { languages } from '#kernel/languages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import styles from './login-frame.module.css'

/** The staff door: the mark on night green, and one sheet of paper. `path` is the page in other languages. */
export function LoginFrame({ path, children }: { path: string; children: ReactNode }) {
  const text = useText('staff')
  const chrome = useText('chrome')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <div className={styles.door}>
      <header className={styles.brand}>
        <BrandMark className={styles.mark} />
        <span>
          {site.brand}
          <small>{text('area')}</small>
        </span>
      </header>
      <main className={styles.sheet}>{children}</main>
      <footer className={styles.foot}>
        <a href={paths.home(locale)}>
          <Icon name="arrow-left" isFlipped />
          {text('login-back')}
        </a>
        <nav aria-label={chrome('language', { language: languages[locale].name })}>
          {locales.map((each) => (
            <a
              key={each}
              href={localePath(each, path)}
              lang={each}
              hrefLang={each}
              {...(each === locale ? { 'aria-current': true } : {})}
            >
              {languages[each].name}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  )
}
