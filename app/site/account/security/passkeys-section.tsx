import { Panel } from '#app/ui/panel.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatInstant } from '#kernel/format-date.ts'
import { PasskeyForm } from '#app/sign-in/passkey-form.tsx'
import { SecurityForm, type SectionState } from './security-form.tsx'
import styles from './security-page.module.css'

type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

/** The passkeys of the account, each with its way out, and the way to one more. */
export function PasskeysSection({
  passkeys,
  invitation,
  ...state
}: SectionState & { passkeys: Passkey[]; invitation: { options: object; step: string; name: string } | undefined }) {
  const text = useText('security')
  const locale = useLocale()
  return (
    <Panel className={styles.section}>
      <h2>{text('passkeys-title')}</h2>
      <p>{text('passkeys-text')}</p>
      {passkeys.length === 0 && <p className={styles.quiet}>{text('passkeys-none')}</p>}
      <ul className={styles.passkeys}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <p>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className={styles.quiet}>
                {[
                  text('passkey-made-on', { date: formatInstant(createdAt, locale) }),
                  ...(lastUsedAt ? [text('passkey-used-on', { date: formatInstant(lastUsedAt, locale) })] : []),
                ].join(' · ')}
              </span>
            </p>
            <SecurityForm intent="remove-passkey" label={text('passkey-remove')} look="outline" {...state}>
              <input type="hidden" name="passkeyId" value={id} />
            </SecurityForm>
          </li>
        ))}
      </ul>
      {invitation ? (
        <>
          <p>{text('passkey-make-text')}</p>
          <PasskeyForm
            act="make"
            options={invitation.options}
            label={text('passkey-make')}
            fields={{ intent: 'add-passkey', step: invitation.step, name: invitation.name }}
          />
        </>
      ) : (
        <SecurityForm intent="invite-passkey" label={text('passkey-invite')} {...state}>
          <TextField
            label={text('passkey-name')}
            hint={text('passkey-name-hint')}
            name="name"
            autoComplete="off"
            maxLength={60}
            isOptional
          />
        </SecurityForm>
      )}
    </Panel>
  )
}
