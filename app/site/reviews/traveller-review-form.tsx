import { fieldName, messageAt } from '#app/intake/said-problems.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { AUTHOR_LENGTH, REVIEW_LENGTH, type TravelFact, type TravellerDraft } from '#modules/content/index.ts'
import type { ReviewRequest } from '#modules/opinions/index.server.ts'
import { FormNews } from '../requests/form-news.tsx'
import { FactField } from './fact-field.tsx'
import { RatingField } from './rating-field.tsx'
import type { TravellerAnswer } from './receive-traveller-review.server.ts'
import styles from './review-form.module.css'

/** What somebody says who came back: stars, whether what was promised was so, words, and the name below them. */
export function TravellerReviewForm({
  action,
  request,
  answer,
}: {
  action: string
  request: ReviewRequest
  answer: TravellerAnswer | undefined
}) {
  const text = useText('opinion')
  const words = useText('reviews')
  const draft = answer?.draft ?? draftOf(request)
  const problems = answer?.problems ?? []
  const labels = new Map([
    ['/rating', words('form-rating')],
    ['/text', text('text')],
    ['/name', text('name')],
    ['/consent', words('form-send')],
    ...request.facts.map((fact): [string, string] => [pointerOf(fact), text(`ask-${fact}`)]),
  ])
  const field = (name: 'name' | 'text') => ({
    id: idOf(`/${name}`),
    name,
    label: text(name),
    hint: text(`${name}-hint`),
    defaultValue: draft[name],
    error: messageAt(problems, `/${name}`),
  })
  return (
    <form method="post" action={action} noValidate className={`${styles.form} ${styles.first}`}>
      <FormNews
        answer={answer}
        idOf={(pointer) => firstOf(pointer)}
        labelOf={(pointer) => labels.get(pointer) ?? ''}
        failed={text('failed')}
      />
      <RatingField id={idOf('/rating')} chosen={draft.rating} error={messageAt(problems, '/rating')} />
      {request.facts.map((fact) => (
        <FactField
          key={fact}
          fact={fact}
          id={idOf(pointerOf(fact))}
          chosen={draft.answers[fact] ?? ''}
          error={messageAt(problems, pointerOf(fact))}
        />
      ))}
      <TextAreaField {...field('text')} rows={6} minLength={REVIEW_LENGTH.min} maxLength={REVIEW_LENGTH.max} />
      <TextField {...field('name')} autoComplete="off" maxLength={AUTHOR_LENGTH.max} />
      <Choice
        id={idOf('/consent')}
        name="consent"
        value="on"
        required
        defaultChecked={draft.hasConsent}
        error={messageAt(problems, '/consent')}
      >
        {text('consent')}
      </Choice>
      <Button className={styles.send}>{text(request.review ? 'send-again' : 'send')}</Button>
    </form>
  )
}

/** What was sent already, or a form with nothing but the name. The consent holds as long as what it was given for is there. */
function draftOf({ review, shownName }: ReviewRequest): TravellerDraft {
  if (!review) return { name: shownName, rating: '', text: '', answers: {}, hasConsent: false }
  const { name, rating, text, answers } = review
  return { name, rating: String(rating), text, answers, hasConsent: true }
}

function pointerOf(fact: TravelFact) {
  return `/answers/${fact}` as const
}

function idOf(pointer: string): string {
  return `review.${fieldName(pointer)}`
}

/** What the list of problems leads to: of several radios the first one. */
function firstOf(pointer: string): string {
  if (pointer === '/rating') return `${idOf(pointer)}-1`
  return pointer.startsWith('/answers/') ? `${idOf(pointer)}-yes` : idOf(pointer)
}
