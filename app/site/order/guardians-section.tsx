import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { joinList } from '#kernel/join-list.ts'
import { languages } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'
import { MOST_GUARDIANS, type Guardian, type GuardianField } from '#modules/booking/index.ts'
import type { GuardianAnswer } from './change-guardians.server.ts'
import styles from './emergency-section.module.css'
import own from './guardians-section.module.css'

/** Whom the customer trusts with the order, each with what they may do and a way to take it back, and the form for one more. */
export function GuardiansSection({
  guardians,
  answer,
}: {
  guardians: readonly Guardian[]
  answer: GuardianAnswer | undefined
}) {
  const text = useText('guardian')
  return (
    <section className={styles.section} id="guardians" aria-labelledby="guardians-title">
      <h2 id="guardians-title">{text('title')}</h2>
      <p className={styles.lead}>{text('lead')}</p>
      {guardians.length > 0 && (
        <ul className={own.list}>
          {guardians.map((guardian) => (
            <Named key={guardian.id} guardian={guardian} />
          ))}
        </ul>
      )}
      {guardians.length < MOST_GUARDIANS && (
        <details open={answer !== undefined}>
          <summary>{text(guardians.length === 0 ? 'name-somebody' : 'name-another')}</summary>
          {answer && answer.code !== 'invalid-fields' && (
            <Notice tone="error" isAnnounced>
              {text(`problem-${answer.code}`)}
            </Notice>
          )}
          <GuardianForm answer={answer} />
        </details>
      )}
    </section>
  )
}

function Named({ guardian }: { guardian: Guardian }) {
  const text = useText('guardian')
  const locale = useLocale()
  const rights = [
    text('sees-and-pays'),
    ...(guardian.completesPapers ? [text('completes-papers')] : []),
    ...(guardian.hearsChanges ? [text('hears-changes')] : []),
  ]
  return (
    <li>
      <span>
        <b>
          <bdi>{guardian.name}</bdi>
        </b>{' '}
        · <bdi>{guardian.email}</bdi>
        {guardian.phone !== null && (
          <>
            {' '}
            · <bdi dir="ltr">{formatPhone(guardian.phone, locale)}</bdi>
          </>
        )}
        <small>{joinList(rights, locale)}</small>
      </span>
      <form method="post" action="#guardians">
        <input type="hidden" name="guardian" value={guardian.id} />
        <Button name="intent" value="take-guardian-back" look="outline" isSmall>
          {text('take-back')}
        </Button>
      </form>
    </li>
  )
}

function GuardianForm({ answer }: { answer: GuardianAnswer | undefined }) {
  const text = useText('guardian')
  const locale = useLocale()
  const typed = answer?.guardian
  const errorOf = (field: GuardianField) => (answer?.problems.includes(field) ? text(`problem-${field}`) : undefined)
  return (
    <form method="post" action="#guardians" className={styles.form} noValidate>
      <TextField
        label={text('name')}
        name="name"
        autoComplete="off"
        maxLength={80}
        defaultValue={typed?.name}
        error={errorOf('name')}
      />
      <TextField
        label={text('email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={200}
        icon="mail"
        defaultValue={typed?.email}
        error={errorOf('email')}
      />
      <TextField
        label={text('phone')}
        name="phone"
        type="tel"
        autoComplete="off"
        maxLength={30}
        icon="phone"
        isOptional
        defaultValue={typed?.phone}
        hint={text('phone-hint')}
        error={errorOf('phone')}
      />
      <SelectField label={text('language')} name="language" defaultValue={typed?.language ?? locale}>
        {locales.map((each) => (
          <option key={each} value={each} lang={each}>
            {languages[each].name}
          </option>
        ))}
      </SelectField>
      <div className={own.rights}>
        <Choice type="checkbox" name="completesPapers" defaultChecked={typed?.completesPapers ?? true}>
          {text('may-complete-papers')}
        </Choice>
        <Choice type="checkbox" name="hearsChanges" defaultChecked={typed?.hearsChanges ?? true}>
          {text('may-hear-changes')}
        </Choice>
      </div>
      <p className={styles.end}>
        <Button name="intent" value="name-guardian" look="outline">
          {text('send')}
        </Button>
        <small>{text('send-hint')}</small>
      </p>
    </form>
  )
}
