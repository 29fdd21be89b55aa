import { artOf } from '#app/pictures/art.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Print } from '#app/ui/print.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listCatalogueCards, type CatalogueCard } from '#modules/catalog/index.server.ts'
import { liraRatesOf } from '#modules/catalog/index.ts'
import { listShownRates } from '#modules/ledger/index.server.ts'
import type { Route } from './+types/categories-page.ts'
import styles from './categories-page.module.css'
import { categoryAddress, hasDepartures } from '#app/addresses/category-address.ts'
import { OtherDateBand } from './other-date-band.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tours', 'listings'],
}

export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const { db } = context.get(servicesContext)
  const rates = liraRatesOf(await listShownRates(db))
  return { cards: await listCatalogueCards(db, { locale, today: dayInIstanbul(new Date()), rates }) }
}

/** Every category with its picture and its number of departures. */
export default function CategoriesPage({ loaderData: { cards } }: Route.ComponentProps) {
  const locale = useLocale()
  const ui = useText('ui')
  const text = useText('listings')
  return (
    <main>
      <PageHead title={text('categories-title')} description={text('categories-lead')} path="/kategoriler" />
      <div className="wrap">
        <Breadcrumb items={[{ href: paths.home(locale), label: ui('home-page') }]} current={text('categories-title')} />
        <header className={styles.head}>
          <h1>{text('categories-title')}</h1>
          <p>{text('categories-lead')}</p>
        </header>
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <li key={card.key}>
              <Card card={card} isEager={index < 3} />
            </li>
          ))}
        </ul>
      </div>
      <OtherDateBand />
    </main>
  )
}

function Card({ card, isEager }: { card: CatalogueCard; isEager: boolean }) {
  const locale = useLocale()
  const text = useText('tours')
  const picture = artOf(card.image, locale)
  return (
    <article className={styles.card}>
      {picture && (
        <Print
          picture={picture}
          ratio="16/9"
          sizes="(width <= 768px) 100vw, (width <= 1024px) 45vw, 420px"
          hasMat
          isEager={isEager}
        />
      )}
      <h2 className={styles.name}>
        <a href={categoryAddress(card, locale)}>{card.name}</a>
      </h2>
      <p className={styles.about}>{card.description}</p>
      <p className={styles.count}>
        <span>{countOf(card, text)}</span>
        {card.fromPrice && (
          <span>
            {text('from')} <MoneyText money={card.fromPrice} />
          </span>
        )}
      </p>
    </article>
  )
}

function countOf({ key, tourCount }: CatalogueCard, text: ReturnType<typeof useText<'tours'>>): string {
  if (!hasDepartures(key)) return text('category-on-request')
  return text('category-count', { count: tourCount })
}
