import { languages } from '#kernel/languages.ts'
import { useText } from '#app/ui/text.tsx'
import { locales, type Locale } from '#kernel/locale.ts'
import type { Gap } from '#modules/catalog/index.ts'
import { usePlaceName } from './use-place-name.ts'
import { Card } from '../ui/card.tsx'
import styles from './missing-texts.module.css'

/** What each language still lacks of a saved record, by the names of its inputs, and whether its site has the record. */
export function MissingTexts({ gaps, readable }: { gaps: readonly Gap[]; readable?: readonly Locale[] }) {
  const text = useText('staff-catalogue')
  const nameOf = usePlaceName()
  return (
    <Card title={text('translations')}>
      <ul className={styles.list}>
        {locales.map((locale) => {
          const missing = gaps.filter((gap) => gap.locale === locale)
          return (
            <li key={locale}>
              {missing.length === 0 ? (
                <span className={styles.whole}>
                  <b lang={locale}>{languages[locale].name}</b> {text('translations-whole')}
                </span>
              ) : (
                <details>
                  <summary>
                    <b lang={locale}>{languages[locale].name}</b>{' '}
                    {text('translations-missing', { count: missing.length })}
                  </summary>
                  <ul>
                    {missing.map(({ field }) => (
                      <li key={field}>{nameOf(field)}</li>
                    ))}
                  </ul>
                </details>
              )}
              {readable && (
                <small className={styles.site}>
                  {text(readable.includes(locale) ? 'language-shown' : 'language-hidden')}
                </small>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
