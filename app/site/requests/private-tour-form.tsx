import { messageAt } from '#app/intake/said-problems.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { PrivateTourDraft } from '#modules/engagement/index.ts'
import { InquiryForm } from './inquiry-form.tsx'
import styles from './private-tour-form.module.css'

/** How many, when and what: the question from which the agency makes an offer. */
export function PrivateTourForm({
  action,
  answer,
  groupSize,
}: {
  action: string
  answer: FormAnswer<PrivateTourDraft> | undefined
  groupSize: { min: number; max: number }
}) {
  const text = useText('requests')
  const { today } = usePageFrame()
  const field = (name: 'groupSize' | 'wishedFrom' | 'wishedTo') => ({
    id: `inquiry.${name}`,
    name,
    defaultValue: answer?.draft[name] ?? '',
    error: messageAt(answer?.problems ?? [], `/${name}`),
  })
  return (
    <section className={`wrap ${styles.private}`}>
      <h2>{text('private-title')}</h2>
      <p className={styles.lead}>{text('private-lead')}</p>
      <InquiryForm
        action={action}
        answer={answer}
        labels={{ message: text('wishes'), hint: text('wishes-hint'), send: text('private-send') }}
        extraLabels={{
          '/groupSize': text('group-size'),
          '/wishedFrom': text('wished-from'),
          '/wishedTo': text('wished-to'),
        }}
      >
        <TextField
          {...field('groupSize')}
          label={text('group-size')}
          hint={text('group-size-hint', { min: String(groupSize.min), max: String(groupSize.max) })}
          type="number"
          inputMode="numeric"
          min={groupSize.min}
          max={groupSize.max}
          className={styles.wide}
        />
        <DateField {...field('wishedFrom')} label={text('wished-from')} min={today} isOptional />
        <DateField {...field('wishedTo')} label={text('wished-to')} min={today} isOptional />
      </InquiryForm>
    </section>
  )
}
