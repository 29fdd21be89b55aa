import { fieldName, messageAt } from '#app/intake/said-problems.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import type { ReactNode } from 'react'
import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { MESSAGE_LENGTH, NAME_LENGTH, type InquiryDraft } from '#modules/engagement/index.ts'
import { Consent } from './consent.tsx'
import { FormNews } from './form-news.tsx'
import styles from './inquiry-form.module.css'

const emptyDraft: InquiryDraft = { name: '', phone: '', email: '', message: '', hasConsent: false }

/**
 * Name, phone, optional e-mail and a question. Its page hands the form to `receiveInquiry` in its action, names the
 * areas `requests`, `intake` and `ui` in its handle, and passes on what comes back. `children` are further fields above the text.
 */
export function InquiryForm({
  action,
  answer,
  labels = {},
  extraLabels = {},
  children,
}: {
  /** The path the form is sent to. */
  action: string
  answer: FormAnswer<InquiryDraft> | undefined
  labels?: { message?: string; hint?: string; send?: string }
  /** Labels of further fields by their pointer. */
  extraLabels?: Readonly<Record<string, string>>
  children?: ReactNode
}) {
  const text = useText('requests')
  const draft = answer?.draft ?? emptyDraft
  const labelOf = (pointer: string) =>
    extraLabels[pointer] ??
    { '/name': text('name'), '/phone': text('phone'), '/email': text('email'), '/consent': text('privacy-link') }[
      pointer
    ] ??
    labels.message ??
    text('message')
  const field = (name: 'name' | 'phone' | 'email' | 'message') => ({
    id: idOf(`/${name}`),
    name,
    defaultValue: draft[name],
    error: messageAt(answer?.problems ?? [], `/${name}`),
  })
  return (
    <form method="post" action={`${action}#inquiry`} id="inquiry" noValidate className={styles.form}>
      <FormNews answer={answer} idOf={idOf} labelOf={labelOf} />
      <IntakeFields />
      <div className={styles.pair}>
        <TextField {...field('name')} label={text('name')} autoComplete="name" maxLength={NAME_LENGTH.max} />
        <TextField {...field('phone')} label={text('phone')} type="tel" autoComplete="tel" maxLength={40} />
        <TextField
          {...field('email')}
          label={text('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          isOptional
          className={styles.wide}
        />
        {children}
      </div>
      <TextAreaField
        {...field('message')}
        label={labels.message ?? text('message')}
        hint={labels.hint ?? text('message-hint')}
        rows={5}
        minLength={MESSAGE_LENGTH.min}
      />
      <Consent id={idOf('/consent')} isGiven={draft.hasConsent} error={messageAt(answer?.problems ?? [], '/consent')}>
        {text('consent')}
      </Consent>
      <Button name="intent" value="inquiry">
        {labels.send ?? text('send')}
      </Button>
    </form>
  )
}

/** Other forms of a page have fields of the same names. */
function idOf(pointer: string): string {
  return `inquiry.${fieldName(pointer)}`
}
