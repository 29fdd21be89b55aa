import { usePageFrame } from '#app/page/page-frame.tsx'
import { WayChoices } from '#app/page/way-choices.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import { contactCountries, type CheckoutDraft, type CheckoutMode } from '#modules/booking/index.ts'
import styles from './checkout-form.module.css'
import { OptionalPart } from './optional-part.tsx'
import { RadioSegment } from './radio-segment.tsx'
import type { ProblemOf } from './use-field-problems.ts'

/** Who orders: with an account, with a new one, or without; and how to reach them. */
export function WhoSection({
  draft,
  mode,
  memberName,
  signInProblem,
  ways,
  problemOf,
}: {
  draft: CheckoutDraft
  mode: CheckoutMode
  memberName: string | null
  signInProblem: string | undefined
  /** By which they may hear of the journey. */
  ways: readonly MessageWay[]
  problemOf: ProblemOf
}) {
  const text = useText('checkout')
  const { site } = usePageFrame()
  const modes: { value: CheckoutMode; label: string; note: string }[] = [
    { value: 'member', label: text('member-short'), note: text('member-note') },
    { value: 'create', label: text('create-short'), note: text('create-note', { amount: site.claims.memberDiscount }) },
    { value: 'guest', label: text('guest-short'), note: text('guest-note') },
  ]
  return (
    <section className={`${styles.section} ${styles.who}`}>
      <h2>{text('who-title')}</h2>
      {memberName === null ? (
        <>
          <p className={styles.lead}>{text('who-lead', { amount: site.claims.memberDiscount })}</p>
          <RadioSegment
            legend={text('who-title')}
            isLegendHidden
            name="mode"
            items={modes}
            chosen={mode}
            isStacked
            error={problemOf('/mode')}
          />
          <SignIn problem={signInProblem} />
        </>
      ) : (
        <>
          <input type="hidden" name="mode" value="member" />
          <Notice tone="success">{text('signed-in-as', { name: memberName })}</Notice>
        </>
      )}
      <Contact draft={draft} ways={ways} problemOf={problemOf} />
    </section>
  )
}

/** Shown while "sign in" is chosen, by the style sheet, so that it works without script. */
function SignIn({ problem }: { problem: string | undefined }) {
  const text = useText('checkout')
  return (
    <div className={`${styles.pair} ${styles.forMember}`}>
      <TextField label={text('identifier')} name="identifier" autoComplete="username" icon="user" required={false} />
      <TextField
        label={text('password')}
        name="signInPassword"
        type="password"
        autoComplete="current-password"
        icon="lock"
        required={false}
      />
      <div className={styles.wide}>
        {problem && (
          <Notice tone="error" isAnnounced>
            {problem}
          </Notice>
        )}
        <Button name="intent" value="sign-in" look="outline">
          {text('sign-in')}
        </Button>
      </div>
    </div>
  )
}

function Contact({
  draft,
  ways,
  problemOf,
}: {
  draft: CheckoutDraft
  ways: readonly MessageWay[]
  problemOf: ProblemOf
}) {
  const text = useText('checkout')
  const { contact } = draft
  const guessed = languages[useLocale()].country
  const field = (name: keyof typeof contact) => ({
    id: `contact.${name}`,
    name: `contact.${name}`,
    defaultValue: contact[name],
    error: problemOf(`/contact/${name}`),
  })
  return (
    <div className={styles.pair}>
      <TextField {...field('firstName')} label={text('first-name')} autoComplete="given-name" maxLength={60} />
      <TextField {...field('lastName')} label={text('last-name')} autoComplete="family-name" maxLength={60} />
      <TextField
        {...field('email')}
        label={text('email')}
        hint={text('email-hint')}
        type="email"
        autoComplete="email"
        icon="mail"
        className={styles.wide}
      />
      <TextField
        {...field('phone')}
        label={text('phone')}
        type="tel"
        autoComplete="tel"
        icon="phone"
        className={styles.wide}
      />
      {ways.length > 0 && (
        <div className={styles.wide}>
          <WayChoices ways={ways} agreed={draft.messageWays ?? []} />
        </div>
      )}
      <Passwords problemOf={problemOf} />
      <TextField {...field('city')} label={text('city')} autoComplete="address-level2" maxLength={80} />
      <SelectField
        {...field('country')}
        label={text('country')}
        hint={contact.country !== '' && contact.country === guessed ? text('country-guessed') : undefined}
        className={styles.guessed}
        autoComplete="country"
      >
        {contact.country === '' && <option value="">{text('choose')}</option>}
        {contactCountries.map((country) => (
          <option key={country} value={country}>
            {text(countryKey[country])}
          </option>
        ))}
      </SelectField>
      <OptionalPart
        title={text('add-address')}
        isOpen={contact.address !== '' || field('address').error !== undefined}
        className={styles.wide}
      >
        <TextField
          {...field('address')}
          label={text('address')}
          required={false}
          autoComplete="street-address"
          maxLength={300}
        />
      </OptionalPart>
    </div>
  )
}

/** Shown while "open an account" is chosen. What was typed is never sent back into the page. */
function Passwords({ problemOf }: { problemOf: ProblemOf }) {
  const text = useText('checkout')
  const password = { type: 'password', autoComplete: 'new-password', icon: 'lock', required: false } as const
  return (
    <div className={`${styles.pair} ${styles.wide} ${styles.forAccount}`}>
      <TextField
        {...password}
        id="account.password"
        name="account.password"
        label={text('password')}
        hint={text('password-hint')}
        error={problemOf('/account/password')}
      />
      <TextField
        {...password}
        id="account.confirmPassword"
        name="account.confirmPassword"
        label={text('password-again')}
        error={problemOf('/account/confirmPassword')}
      />
    </div>
  )
}

const countryKey = {
  TR: 'country-tr',
  DE: 'country-de',
  FR: 'country-fr',
  GB: 'country-gb',
  US: 'country-us',
  OTHER: 'country-other',
} as const
