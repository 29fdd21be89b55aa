import { fieldName, messageAt } from '#app/intake/said-problems.ts'
import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { useNeeded } from '#app/intake/use-needed.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { UnbrokenTimes } from '#app/ui/unbroken-times.tsx'
import { callTimes, NAME_LENGTH, type CallDraft } from '#modules/engagement/index.ts'
import { FormNews } from '../requests/form-news.tsx'
import styles from './call-form.module.css'

type CallFormProps = {
  answer?: FormAnswer<CallDraft> | undefined
  /** The departure to talk about. */
  tour?: { id: string; name: string } | undefined
  /** Where a page has room for the least: without an e-mail address. */
  isShort?: boolean
}

/** The wish to be called back, on its page and on the home page. */
export function CallForm({ isSent = false, ...form }: CallFormProps & { isSent?: boolean }) {
  const text = useText('messages')
  const contact = useText('contact')
  const forms = useText('forms')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <public-form
      class={styles.host}
      id="call"
      data-name="call-request"
      data-required={forms('required')}
      data-email={forms('email')}
      data-consent={forms('agreements')}
    >
      {isSent ? (
        <>
          <Notice tone="success" title={contact('call-success')} isAnnounced>
            <UnbrokenTimes text={text('call-sent-lead', { hours: site.hours })} />
          </Notice>
          <a href={paths.callRequest(locale)}>{text('call-again')}</a>
        </>
      ) : (
        <Fields {...form} />
      )}
    </public-form>
  )
}

function Fields({ answer, tour, isShort = false }: CallFormProps) {
  const text = useText('messages')
  const contact = useText('contact')
  const locale = useLocale()
  const needed = useNeeded()
  const problems = answer?.problems ?? []
  const hasFailed = answer?.notice === 'failed'
  const labels: Record<string, string> = {
    '/name': text('name'),
    '/phone': text('phone'),
    '/email': text('email'),
    '/preferredTime': text('call-time'),
    '/consent': text('privacy-link'),
    '/tourId': text('call-about'),
  }
  const field = (name: 'name' | 'phone' | 'email' | 'preferredTime') => ({
    id: idOf(`/${name}`),
    name,
    label: labels[`/${name}`],
    defaultValue: answer?.draft[name],
    error: messageAt(problems, `/${name}`),
    ...needed(name),
  })
  return (
    <form method="post" action={`${paths.callRequest(locale)}#call`} noValidate className={styles.form}>
      <FormNews
        answer={answer && { problems, ...(answer.notice && !hasFailed ? { notice: answer.notice } : {}) }}
        idOf={idOf}
        labelOf={(pointer) => labels[pointer] ?? ''}
      />
      <div data-failure="" role="alert" hidden={!hasFailed}>
        <Notice tone="error">{contact('call-error')}</Notice>
      </div>
      <IntakeFields />
      {tour && (
        <p className={styles.about}>
          {text('call-about')}: <bdi>{tour.name}</bdi>
          <input type="hidden" name="tourId" value={tour.id} />
        </p>
      )}
      <div className={styles.pair}>
        <TextField {...field('name')} autoComplete="name" maxLength={NAME_LENGTH.max} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
        <SelectField {...field('preferredTime')} required={false}>
          <option value="">{text('call-time-any')}</option>
          {callTimes.map((time) => (
            <option key={time} value={time}>
              {text(`call-time-${time}`)}
            </option>
          ))}
        </SelectField>
        {!isShort && <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} isOptional />}
      </div>
      <div>
        <Choice
          id={idOf('/consent')}
          name="consent"
          defaultChecked={answer?.draft.hasConsent ?? false}
          required
          error={messageAt(problems, '/consent')}
        >
          {text('call-consent')}
        </Choice>
        <p className={styles.privacy}>
          {text('call-notice')} <a href={paths.privacyAgreement(locale)}>{text('privacy-link')}</a>
        </p>
      </div>
      <Button className={styles.send}>
        <Icon name="phone" />
        {text('call-button')}
      </Button>
    </form>
  )
}

function idOf(pointer: string): string {
  return `call.${fieldName(pointer)}`
}
