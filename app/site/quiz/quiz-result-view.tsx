import { paths } from '#app/addresses/paths.ts'
import { siteLinks } from '#app/addresses/site-links.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ChipLink } from '#app/ui/chip-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Quiz, QuizResult } from '#modules/engagement/index.server.ts'
import styles from './quiz-result-view.module.css'
import { quizAddress, without, type Answers } from './read-quiz-answers.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import { useAnswerTexts } from './use-answer-texts.ts'

/** The journeys that suit the answers, each with the reasons; the answers can be changed one by one. */
export function QuizResultView({ quiz, answers, result }: { quiz: Quiz; answers: Answers; result: QuizResult }) {
  const text = useText('quiz')
  const ui = useText('ui')
  const locale = useLocale()
  const { matches, alternatives } = result
  const [best, ...others] = matches
  const isNothing = matches.length === 0 && alternatives.length === 0
  return (
    <div className={styles.result}>
      <Breadcrumb
        items={[
          { href: paths.home(locale), label: ui('home-page') },
          { href: paths.quiz(locale), label: text('title') },
        ]}
        current={text('answers')}
      />
      <div className={styles.head}>
        <h1>{text('result-title', { count: matches.length })}</h1>
        <a className={styles.again} href={paths.quiz(locale)}>
          <Icon name="rotate-ccw" />
          {text('again')}
        </a>
      </div>
      <nav aria-label={text('answers')} className={styles.answers}>
        {useAnswerTexts(quiz, answers).map(({ id, question, answer }) => (
          <ChipLink
            key={id}
            href={quizAddress(locale, without(answers, id))}
            aria-label={text('change', { question, answer })}
          >
            {answer}
            <Icon name="pencil" />
          </ChipLink>
        ))}
      </nav>
      {best && <SuggestionCard suggestion={best} isBest />}
      <div className={styles.others}>
        {others.map((suggestion) => (
          <SuggestionCard key={suggestion.tour.id} suggestion={suggestion} />
        ))}
      </div>
      {alternatives.length > 0 && (
        <section className={styles.nearly}>
          <h2>{text('nearly')}</h2>
          <div className={styles.others}>
            {alternatives.map((suggestion) => (
              <SuggestionCard key={suggestion.tour.id} suggestion={suggestion} level={3} />
            ))}
          </div>
        </section>
      )}
      <Keyed>
        <div className={styles.talk}>
          <div>
            <h2>{text('talk-title')}</h2>
            <p>{isNothing ? result.nothing : text('talk-lead')}</p>
          </div>
          <ButtonLink href={paths.callRequest(locale)}>
            <Icon name="phone" />
            {text('talk-button')}
          </ButtonLink>
          {isNothing && (
            <ButtonLink look="outline" href={siteLinks(locale).umrah}>
              {text('all-tours')}
            </ButtonLink>
          )}
        </div>
      </Keyed>
    </div>
  )
}
