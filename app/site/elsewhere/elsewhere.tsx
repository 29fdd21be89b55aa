import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import { directionOf, locales, type Localised } from '#kernel/locale.ts'
import styles from './elsewhere.module.css'

/** Something that the language of the visitor does not have, under its titles in the languages that do. */
export function Elsewhere({
  title,
  lead,
  list,
  titles,
  pathIn,
}: {
  title: string
  lead: string
  /** Where everything of its kind is in the language of the visitor. */
  list: { href: string; label: string }
  titles: Partial<Localised>
  pathIn: Localised
}) {
  const locale = useLocale()
  return (
    <main className="wrap">
      <PageHead title={title} path={pathIn} isIndexed={false} />
      <PageIntro home={paths.home(locale)} above={[list]} title={title} />
      <EmptyState title={lead}>
        <ul className={styles.languages}>
          {locales
            .filter((each) => titles[each] !== undefined)
            .map((each) => (
              <li key={each}>
                <ButtonLink href={pathIn[each]} look="outline" lang={each} hrefLang={each} data-language={each}>
                  {languages[each].name}
                </ButtonLink>
                <p lang={each} dir={directionOf(each)}>
                  {titles[each]}
                </p>
              </li>
            ))}
        </ul>
      </EmptyState>
    </main>
  )
}
