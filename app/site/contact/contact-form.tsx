import { fieldName, messageAt } from '#app/intake/said-problems.ts'
import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { useNeeded } from '#app/intake/use-needed.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { MESSAGE_LENGTH, NAME_LENGTH, SUBJECT_LENGTH, type ContactDraft } from '#modules/engagement/index.ts'
import { FormNews } from '../requests/form-news.tsx'
import styles from './contact-form.module.css'

/** A message to the agency, on its page and in the panel that any page opens. */
export function ContactForm({ answer, isSent }: { answer: FormAnswer<ContactDraft> | undefined; isSent: boolean }) {
  const text = useText('messages')
  const contact = useText('contact')
  const forms = useText('forms')
  const locale = useLocale()
  return (
    <public-form
      class={styles.host}
      id="write"
      data-name="contact"
      data-required={forms('required')}
      data-email={forms('email')}
    >
      {isSent ? (
        <>
          <Notice tone="success" title={contact('message-success')} isAnnounced>
            {text('sent-lead')}
          </Notice>
          <a href={paths.contact(locale)}>{text('write-again')}</a>
        </>
      ) : (
        <Fields answer={answer} />
      )}
    </public-form>
  )
}

function Fields({ answer }: { answer: FormAnswer<ContactDraft> | undefined }) {
  const text = useText('messages')
  const contact = useText('contact')
  const locale = useLocale()
  const needed = useNeeded()
  const problems = answer?.problems ?? []
  const hasFailed = answer?.notice === 'failed'
  const field = (name: keyof ContactDraft) => ({
    id: idOf(`/${name}`),
    name,
    label: text(name),
    defaultValue: answer?.draft[name],
    error: messageAt(problems, `/${name}`),
    ...needed(name),
  })
  return (
    <form method="post" action={`${paths.contact(locale)}#write`} noValidate className={styles.form}>
      <FormNews
        answer={answer && { problems, ...(answer.notice && !hasFailed ? { notice: answer.notice } : {}) }}
        idOf={idOf}
        labelOf={(pointer) => text(pointer.slice(1) as keyof ContactDraft)}
      />
      <div data-failure="" role="alert" hidden={!hasFailed}>
        <Notice tone="error">{contact('message-error')}</Notice>
      </div>
      <IntakeFields />
      <TextField {...field('name')} autoComplete="name" maxLength={NAME_LENGTH.max} />
      <div className={styles.pair}>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
        <TextField {...field('mobile')} type="tel" autoComplete="tel" maxLength={40} isOptional />
      </div>
      <TextField {...field('subject')} maxLength={SUBJECT_LENGTH.max} />
      <TextAreaField {...field('message')} hint={text('message-hint')} rows={6} minLength={MESSAGE_LENGTH.min} />
      <p className={styles.privacy}>
        {text('privacy')} <a href={paths.privacyAgreement(locale)}>{text('privacy-link')}</a>
      </p>
      <Button>{text('send')}</Button>
    </form>
  )
}

function idOf(pointer: string): string {
  return `contact.${fieldName(pointer)}`
}
