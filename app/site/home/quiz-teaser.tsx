import { decoration } from '#app/pictures/decoration.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './quiz-teaser.module.css'

/** For whoever does not know yet which journey it should be. */
export function QuizTeaser() {
  const text = useText('home')
  const locale = useLocale()
  return (
    <section className="section" aria-labelledby="quiz-teaser">
      <div className={`wrap ${styles.columns}`}>
        <Print
          picture={decoration('jabal-al-nour-hira-night', 'night')}
          ratio="16/9"
          sizes="(width <= 768px) 100vw, 50vw"
          hasMat
        />
        <div className={styles.words}>
          <h2 id="quiz-teaser">{text('quiz-title')}</h2>
          <p>{text('quiz-lead')}</p>
          <ButtonLink href={paths.quiz(locale)}>
            {text('quiz-button')}
            <Icon name="arrow-right" isFlipped />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
