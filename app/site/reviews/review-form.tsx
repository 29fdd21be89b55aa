import { fieldName, messageAt } from '#app/intake/said-problems.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { AUTHOR_LENGTH, REVIEW_LENGTH, type ReviewDraft } from '#modules/content/index.ts'
import { FormNews } from '../requests/form-news.tsx'
import { RatingField } from './rating-field.tsx'
import styles from './review-form.module.css'

export type ReviewFormDraft = ReviewDraft & { tour: string }

const emptyDraft: ReviewFormDraft = { name: '', email: '', rating: '', text: '', tour: '' }

/** What a traveller gives: stars, words and a name; the e-mail address is for us alone. */
export function ReviewForm({
  answer,
  tours,
}: {
  answer: FormAnswer<ReviewFormDraft> | undefined
  tours: readonly { code: string; name: string }[]
}) {
  const text = useText('reviews')
  const contact = useText('contact')
  const locale = useLocale()
  const draft = answer?.draft ?? emptyDraft
  const labels: Record<string, string> = {
    '/rating': text('form-rating'),
    '/name': text('form-name'),
    '/email': text('form-email'),
    '/text': text('form-text'),
    '/tour': text('form-tour'),
  }
  const field = (name: 'name' | 'email' | 'text' | 'tour') => ({
    id: idOf(`/${name}`),
    name,
    defaultValue: draft[name],
    error: messageAt(answer?.problems ?? [], `/${name}`),
  })
  return (
    <form
      method="post"
      action={`${paths.comments(locale)}#review`}
      id="review"
      noValidate
      className={styles.form}
      aria-labelledby="review-title"
    >
      <h2 id="review-title">{text('form-title')}</h2>
      <p className={styles.lead}>
        {text('form-lead')} {text('form-unverified')}
      </p>
      <FormNews
        answer={answer}
        idOf={(pointer) => (pointer === '/rating' ? `${idOf(pointer)}-1` : idOf(pointer))}
        labelOf={(pointer) => labels[pointer] ?? ''}
        failed={contact('review-error')}
      />
      <IntakeFields isAside />
      <RatingField id={idOf('/rating')} chosen={draft.rating} error={messageAt(answer?.problems ?? [], '/rating')} />
      <div className={styles.pair}>
        <TextField {...field('name')} label={text('form-name')} autoComplete="name" maxLength={AUTHOR_LENGTH.max} />
        <TextField
          {...field('email')}
          label={text('form-email')}
          hint={text('form-email-hint')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <SelectField {...field('tour')} label={text('form-tour')} isOptional>
        <option value="">{text('form-no-tour')}</option>
        {tours.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('text')} label={text('form-text')} rows={5} minLength={REVIEW_LENGTH.min} />
      <Button className={styles.send}>{text('form-send')}</Button>
    </form>
  )
}

function idOf(pointer: string): string {
  return `review.${fieldName(pointer)}`
}
