import { useLocale, useText } from '#app/ui/text.tsx'
import { usePageFrame } from '#app/page-frame.tsx'
import type { Site } from '#modules/content/index.ts'
import { legalLinks } from './menus.ts'
import styles from './legal-line.module.css'

/** Copyright, legal texts and licence, the last line of a page. */
export function LegalLine({ site }: { site: Site }) {
  const text = useText('chrome')
  const locale = useLocale()
  const year = usePageFrame().today.slice(0, 4)
  return (
    <div className={styles.line}>
      <span>{text('copyright', { year, firm: site.firm })}</span>
      {legalLinks(locale).map(({ key, href }) => (
        <a key={key} href={href}>
          {text(key)}
        </a>
      ))}
      <span className={styles.end}>{text('licence', site.licence)}</span>
    </div>
  )
}
