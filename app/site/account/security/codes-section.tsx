import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { SecurityForm, type SectionState } from './security-form.tsx'
import styles from './security-page.module.css'

/** How many recovery codes are left, and the way to new ones. */
export function CodesSection({ left, ...state }: SectionState & { left: number }) {
  const text = useText('security')
  return (
    <Panel className={styles.section}>
      <h2>{text('codes-title')}</h2>
      <p>{text('codes-left', { count: left })}</p>
      <SecurityForm intent="renew-codes" label={text('codes-renew')} look="outline" {...state} />
    </Panel>
  )
}

/** Recovery codes, seen here and never again. */
export function NewCodes({ codes }: { codes: readonly string[] }) {
  const text = useText('security')
  return (
    <Panel className={styles.section}>
      <h2>{text('codes-new')}</h2>
      <p>{text('codes-keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.security(useLocale())}>{text('codes-done')}</ButtonLink>
    </Panel>
  )
}
