import type { ReactNode } from 'react'
import { Print } from '#app/ui/print.tsx'
import { useLocale } from '#app/ui/text.tsx'
import { pictureOf } from './picture-of.ts'
import styles from './picture-cards.module.css'

export type PictureCard = { key: string; href: string; title: string; lead: string; picture: string; above?: ReactNode }

/** Things to read as prints with a name and a sentence; the whole card leads there, the name is what is read. */
export function PictureCards({ cards, level = 2 }: { cards: PictureCard[]; level?: 2 | 3 }) {
  const locale = useLocale()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => {
        const picture = pictureOf(card.picture, locale)
        return (
          <li key={card.key} className={styles.card}>
            {picture && (
              <Print
                picture={{ ...picture, alt: '' }}
                ratio="16/9"
                sizes="(width <= 768px) 100vw, (width <= 1024px) 45vw, 420px"
                isEager={index < 3}
              />
            )}
            <div className={styles.words}>
              {card.above !== undefined && <p className={styles.above}>{card.above}</p>}
              <Heading className={styles.title}>
                <a href={card.href}>{card.title}</a>
              </Heading>
              <p className={styles.lead}>{card.lead}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
