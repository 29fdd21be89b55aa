import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { languages } from '#kernel/languages.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { directionOf, locales, type Localised } from '#kernel/locale.ts'
import styles from './post-elsewhere.module.css'

/** A post that the language of the visitor does not have, with the languages that do. */
export function PostElsewhere({
  links,
  titles,
  pathIn,
}: {
  links: Partial<Localised>
  titles: Partial<Localised>
  pathIn: Localised
}) {
  const text = useText('content')
  const locale = useLocale()
  const title = text('post-elsewhere')
  return (
    <main className="wrap">
      <PageHead title={title} path={pathIn} isIndexed={false} />
      <PageIntro
        home={paths.home(locale)}
        above={[{ href: paths.blog(locale), label: text('blog-title') }]}
        title={title}
      />
      <EmptyState title={text('post-elsewhere-lead')}>
        <ul className={styles.languages}>
          {locales
            .filter((each) => links[each] !== undefined)
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
