import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { Print } from '#app/ui/print.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { firstSentence } from '#kernel/first-sentence.ts'
import type { CatalogueCard } from '#modules/catalog/index.server.ts'
import styles from './category-posters.module.css'

/** The roads of the agency as posters, every second one hung a little lower. */
export function CategoryPosters({ posters }: { posters: CatalogueCard[] }) {
  const text = useText('home')
  const tours = useText('tours')
  const locale = useLocale()
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={text('categories-title')}
          lead={text('categories-lead')}
          link={{ href: paths.categories(locale), label: text('categories-all') }}
        />
        <ul className={styles.posters}>
          {posters.map((card) => {
            const picture = artOf(card.image, locale)
            return (
              <li key={card.key} className={styles.poster}>
                {picture && (
                  <Print picture={{ ...picture, alt: '' }} ratio="4/5" sizes="(width <= 1024px) 45vw, 310px" />
                )}
                <div className={styles.caption}>
                  <h3>
                    <a href={paths.toursOfCategory(locale, card.link)}>{card.name}</a>
                  </h3>
                  <span>{tours('category-count', { count: card.tourCount })}</span>
                </div>
                <p>{firstSentence(card.description)}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
