import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { fieldName, messageAt } from '#app/intake/said-problems.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { MOST_WAITING_SEATS } from '#modules/catalog/index.ts'
import { NAME_LENGTH, type WaitingDraft } from '#modules/engagement/index.ts'
import { Consent } from '../requests/consent.tsx'
import { FormNews } from '../requests/form-news.tsx'
import styles from './waiting-form.module.css'

const emptyDraft: WaitingDraft = { name: '', phone: '', email: '', seats: '1', hasConsent: false }

/**
 * Who waits, and for how many places. It stands on the page of a full departure and on a page of its own, where it comes
 * back with what is wrong. `isAside` where it is a part of another page.
 */
export function WaitingForm({
  tourId,
  answer,
  isAside = false,
}: {
  tourId: string
  answer?: FormAnswer<WaitingDraft> | undefined
  isAside?: boolean
}) {
  const text = useText('waiting')
  const requests = useText('requests')
  const locale = useLocale()
  const draft = answer?.draft ?? emptyDraft
  const labels: Readonly<Record<string, string>> = {
    '/name': requests('name'),
    '/phone': requests('phone'),
    '/email': requests('email'),
    '/seats': text('seats'),
    '/consent': requests('privacy-link'),
  }
  const field = (name: 'name' | 'phone' | 'email' | 'seats') => ({
    id: idOf(`/${name}`),
    name,
    defaultValue: draft[name],
    label: labels[`/${name}`],
    error: messageAt(answer?.problems ?? [], `/${name}`),
  })
  return (
    <form method="post" action={paths.waitingList(locale, tourId)} noValidate className={styles.form} id="waiting">
      <FormNews answer={answer} idOf={idOf} labelOf={(pointer) => labels[pointer] ?? pointer} />
      <IntakeFields isAside={isAside} />
      <TextField {...field('name')} autoComplete="name" maxLength={NAME_LENGTH.max} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} hint={text('email-hint')} />
      <TextField
        {...field('seats')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_WAITING_SEATS}
        hint={text('seats-hint')}
      />
      <Consent id={idOf('/consent')} isGiven={draft.hasConsent} error={messageAt(answer?.problems ?? [], '/consent')}>
        {requests('consent')}
      </Consent>
      <Button isBlock>{text('join')}</Button>
    </form>
  )
}

/** Other forms of a page have fields of the same names. */
function idOf(pointer: string): string {
  return `waiting.${fieldName(pointer)}`
}
