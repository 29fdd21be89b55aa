import { useText } from '#app/ui/text.tsx'
import { useMenu } from '#app/site/chrome/use-menu.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { Site } from '#modules/content/index.ts'
import styles from './legal-line.module.css'

/** Copyright, legal texts and licence, the last line of a page. */
export function LegalLine({ site }: { site: Site }) {
  const text = useText('chrome')
  const year = usePageFrame().today.slice(0, 4)
  return (
    <div className={styles.line}>
      <span>{text('copyright', { year, firm: site.firm })}</span>
      {useMenu('legal').map(({ name, href }) => (
        <a key={`${name} ${href}`} href={href}>
          {name}
        </a>
      ))}
      <span className={styles.end}>{text('licence', site.licence)}</span>
    </div>
  )
}
