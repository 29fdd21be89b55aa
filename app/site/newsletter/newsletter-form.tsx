import { IntakeFields } from '#app/intake/intake-fields.tsx'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { SubscriptionDraft } from '#modules/engagement/index.ts'
import styles from './newsletter-form.module.css'

/** The green strip that asks for an address: above the foot of every page, and on a page of its own. */
export function NewsletterForm({
  answer,
  failure,
  isSent = false,
  isAside = false,
}: {
  answer?: FormAnswer<SubscriptionDraft> | undefined
  /** Why it was not taken, where it is not for its fields or an accident. */
  failure?: string | undefined
  isSent?: boolean
  isAside?: boolean
}) {
  const text = useText('chrome')
  const forms = useText('forms')
  return (
    <section className={styles.strip} aria-labelledby="newsletter-title">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="newsletter-title" className={styles.title}>
            {text('newsletter-title')}
          </h2>
          <p className={styles.lead}>{text('newsletter-lead')}</p>
        </div>
        <public-form
          data-name="newsletter"
          data-required={text('newsletter-required')}
          data-email={text('newsletter-email')}
          data-consent={forms('agreements')}
          suppressHydrationWarning
        >
          {isSent ? (
            <p className={styles.sent} role="status">
              <Icon name="circle-check" />
              {text('newsletter-success')}
            </p>
          ) : (
            <AddressForm answer={answer} failure={failure} isAside={isAside} />
          )}
        </public-form>
      </div>
    </section>
  )
}

function AddressForm({
  answer,
  failure,
  isAside,
}: {
  answer: FormAnswer<SubscriptionDraft> | undefined
  failure: string | undefined
  isAside: boolean
}) {
  const text = useText('chrome')
  const locale = useLocale()
  const { draft, problems = [], notice } = answer ?? {}
  const problemAt = (pointer: string) => problems.find((problem) => problem.pointer === pointer)?.message
  const said = [problemAt('/email'), problemAt('/consent')].filter((each) => each !== undefined)
  return (
    <form method="post" action={paths.newsletter(locale)} noValidate className={styles.form}>
      <IntakeFields isAside={isAside} />
      <p className={styles.problem} role="alert" id="newsletter-problem" hidden={said.length === 0}>
        {said.map((words) => (
          <span key={words}>
            <Icon name="circle-alert" />
            {words}
          </span>
        ))}
      </p>
      <p className={styles.problem} role="alert" data-failure="" hidden={notice === undefined}>
        <span>
          <Icon name="circle-alert" />
          {failure ?? text('newsletter-error')}
        </span>
      </p>
      <label htmlFor="newsletter-email" className={styles.label}>
        {text('newsletter-email-label')}
      </label>
      <div className={styles.line}>
        <input
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
          required
          defaultValue={draft?.email}
          {...(problemAt('/email') === undefined
            ? {}
            : { 'aria-invalid': true, 'aria-describedby': 'newsletter-problem' })}
        />
        <button>{text('newsletter-button')}</button>
      </div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="consent"
          required
          defaultChecked={draft?.hasConsent}
          {...(problemAt('/consent') === undefined
            ? {}
            : { 'aria-invalid': true, 'aria-describedby': 'newsletter-problem' })}
        />
        <span>{text('newsletter-consent')}</span>
      </label>
    </form>
  )
}
