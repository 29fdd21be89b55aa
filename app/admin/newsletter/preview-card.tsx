import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import { writtenLanguages } from '#modules/engagement/index.ts'
import type { Letter } from '#modules/engagement/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './letters.module.css'
import content from '../content/content.module.css'

/** The ways to how a newsletter looks in each language that was written. */
export function PreviewCard({ letter }: { letter: Letter }) {
  const text = useText('staff-letters')
  const own = useLocale()
  const written = writtenLanguages(letter)
  return (
    <Card title={text('preview')}>
      <div className={content.inner}>
        <p>{text(written.length === 0 ? 'preview-none' : 'preview-hint')}</p>
        <ul className={styles.list}>
          {written.map((each) => (
            <li key={each} className={styles.row}>
              <a href={paths.letterPreview(own, letter.id, each)} target="_blank" rel="noreferrer">
                <span lang={each}>{languages[each].name}</span>
              </a>
              <a href={paths.letterPreview(own, letter.id, each, { as: 'text' })} target="_blank" rel="noreferrer">
                {text('plain-text')} <span className="visually-hidden">{languages[each].name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
