import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { InstantText, useText } from '#app/ui/text.tsx'
import styles from './offer-questions.module.css'
import type { ShownOffer } from './show-offer.ts'

/** What the customer asked and what was answered, and the form of the next answer. */
export function OfferQuestions({
  questions,
  answeredBy,
}: Pick<ShownOffer, 'questions'> & {
  /** Who answers, as it stands above an answer. */
  answeredBy: string
}) {
  const text = useText('agents')
  return (
    <>
      <ul className={styles.messages}>
        {questions.map(({ id, kind, at, words }) => (
          <li key={id} data-kind={kind}>
            <b>{kind === 'question' ? text('by-customer') : answeredBy}</b> · <InstantText instant={at} />
            <p className={styles.words} dir="auto">
              {words}
            </p>
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.answer}>
        <TextAreaField name="words" rows={3} label={text('answer')} maxLength={2000} />
        <p>
          <Button look="outline" isSmall name="intent" value="answer">
            {text('send-answer')}
          </Button>
        </p>
      </Form>
    </>
  )
}
