import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { cardHealth, type CardChoice, type CardChoiceProblem } from '#modules/road/index.ts'
import own from './card-choices.module.css'
import styles from './emergency-section.module.css'

/** Somebody of the order who carries a card, and what it says besides whom to call. */
export type AskedCard = { id: string; name: string; choice: CardChoice }

/** What was refused, with what had been ticked. */
export type CardChoiceAnswer = {
  card: { passengerId: string; choice: CardChoice; consents: boolean }
  problem: CardChoiceProblem | 'nothing-asked'
}

/** What the card of each traveller says, and a form for each that lies closed until it is wanted. */
export function CardChoices({ cards, answer }: { cards: readonly AskedCard[]; answer: CardChoiceAnswer | undefined }) {
  const text = useText('card-choice')
  const locale = useLocale()
  if (cards.length === 0) return null
  return (
    <section className={styles.section} id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">{text('title')}</h2>
      <p className={styles.lead}>{text('lead')}</p>
      <ul className={own.list}>
        {cards.map(({ id, name, choice }) => {
          const refused = answer?.card.passengerId === id ? answer : undefined
          const says = [
            text(choice.showsFullName ? 'says-full-name' : 'says-initial'),
            ...choice.health.map((each) => text(`health-${each}`)),
          ]
          return (
            <li key={id}>
              <bdi className={own.name}>{name}</bdi>
              <span>{text('says', { what: joinList(says, locale) })}</span>
              <details open={refused !== undefined}>
                <summary aria-label={`${text('change')}: ${name}`}>{text('change')}</summary>
                <CardForm id={id} choice={choice} answer={refused} />
              </details>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function CardForm({ id, choice, answer }: { id: string; choice: CardChoice; answer: CardChoiceAnswer | undefined }) {
  const text = useText('card-choice')
  const shown = answer?.card.choice ?? choice
  const problem = answer?.problem
  return (
    <form method="post" action="#cards" className={own.form} noValidate>
      <input type="hidden" name="intent" value="card-choice" />
      <input type="hidden" name="traveller" value={id} />
      {problem && problem !== 'no-consent' && (
        <Notice tone="error" isAnnounced>
          {text(`problem-${problem}`)}
        </Notice>
      )}
      <Choice name="fullName" defaultChecked={shown.showsFullName}>
        {text('full-name')}
      </Choice>
      <fieldset className={own.health}>
        <legend>{text('health-lead')}</legend>
        {cardHealth.map((each) => (
          <Choice key={each} name={`health.${each}`} defaultChecked={shown.health.includes(each)} isCompact>
            {text(`health-${each}`)}
          </Choice>
        ))}
      </fieldset>
      <Choice
        name="consent"
        defaultChecked={answer ? answer.card.consents : choice.health.length > 0}
        error={problem === 'no-consent' ? text('problem-no-consent') : undefined}
      >
        {text('consent')}
      </Choice>
      <small>{text('consent-hint')}</small>
      <p>
        <Button look="outline">{text('save')}</Button>
      </p>
    </form>
  )
}
