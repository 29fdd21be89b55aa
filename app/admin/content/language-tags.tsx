import { languages } from '#kernel/languages.ts'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import { locales, type Locale } from '#kernel/locale.ts'
import type { Publication } from '#modules/content/index.ts'
import styles from './content.module.css'

const toneOf: Record<Publication['state'], 'green' | 'brass' | 'gray'> = {
  published: 'green',
  scheduled: 'brass',
  draft: 'gray',
}

/** What a record is in each language. A colour never says it alone. */
export function LanguageTags({
  publication,
  missing,
}: {
  publication: Record<Locale, Publication>
  missing: readonly Locale[]
}) {
  const text = useText('staff-content')
  return (
    <ul className={styles.tags}>
      {locales.map((locale) => {
        const each = publication[locale]
        return (
          <li key={locale}>
            <Tag tone={toneOf[each.state]}>
              <bdi lang={locale}>{languages[locale].name}</bdi>
              {' · '}
              {each.state === 'scheduled' ? <InstantText instant={each.at} /> : text(`state-${each.state}`)}
            </Tag>
            {each.state === 'draft' && missing.includes(locale) && <small>{text('missing-in')}</small>}
          </li>
        )
      })}
    </ul>
  )
}
