import { messageAt } from '#app/intake/said-problems.ts'
import { Button } from '#app/ui/button.tsx'
import { WayChoices } from '#app/page/way-choices.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { languages } from '#kernel/languages.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { MessageWay } from '#kernel/message-way.ts'
import { locales } from '#kernel/locale.ts'
import type { DetailsAnswer } from './details-answer.ts'
import styles from './details-page.module.css'

/** Name, number, the language of letters, and the wish for news, which is taken back as easily as it was given. */
export function DetailsForm({
  profile,
  ways,
  agreed,
  answer,
}: {
  profile: { fullName: string; mobile: string | null; language: string; hasMarketing: boolean }
  /** By which news of journeys may come to the number, and which of them are wanted. */
  ways: readonly MessageWay[]
  agreed: readonly MessageWay[]
  answer: DetailsAnswer | undefined
}) {
  const text = useText('own-account')
  const forms = useText('forms')
  const { problems = [], draft } = answer ?? {}
  return (
    <form method="post" className={styles.form} noValidate>
      {problems[0] && (
        <Notice tone="error" isAnnounced>
          {problems.some(({ code }) => code === 'required') ? forms('required') : problems[0].message}
        </Notice>
      )}
      <TextField
        name="fullName"
        label={text('full-name')}
        icon="user"
        autoComplete="name"
        maxLength={100}
        defaultValue={draft?.fullName ?? profile.fullName}
        error={messageAt(problems, '/fullName')}
      />
      <TextField
        name="mobile"
        type="tel"
        label={text('mobile')}
        icon="phone"
        autoComplete="tel"
        maxLength={40}
        defaultValue={draft?.mobile ?? profile.mobile ?? ''}
        error={messageAt(problems, '/mobile')}
      />
      <SelectField
        name="language"
        label={text('details-language')}
        defaultValue={draft?.language ?? profile.language}
        error={messageAt(problems, '/language')}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languages[locale].name}
          </option>
        ))}
      </SelectField>
      <WayChoices ways={ways} agreed={agreed} />
      <Choice name="marketing" defaultChecked={draft?.marketing ?? profile.hasMarketing}>
        {text('marketing')}
      </Choice>
      <Button name="intent" value="details">
        {text('details-save')}
      </Button>
    </form>
  )
}
