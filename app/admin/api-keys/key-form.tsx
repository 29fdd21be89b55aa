import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { CreateKeyFailure } from '#modules/api-keys/index.server.ts'
import { apiScopes, type ApiScope } from '#modules/api-keys/index.ts'
import styles from '../ui/programs.module.css'

export type KeyProblem = CreateKeyFailure['code'] | 'name' | 'scopes'

/** The fields of a new key; scopes are named as calls name them. */
export function KeyForm({
  fields,
  chosen,
  problem,
  isBusy,
}: {
  fields: { name: string; email: string; expires: string } | undefined
  chosen: readonly ApiScope[]
  problem: KeyProblem | undefined
  isBusy: boolean
}) {
  const text = useText('staff-programs')
  const errorOf = (...codes: KeyProblem[]) =>
    problem && codes.includes(problem) ? text(`problem-${problem}`) : undefined
  return (
    <>
      <input type="hidden" name="intent" value="create" />
      <TextField
        label={text('name')}
        name="name"
        maxLength={100}
        hint={text('name-hint')}
        defaultValue={fields?.name}
        error={errorOf('name')}
      />
      <TextField
        label={text('account')}
        name="email"
        type="email"
        maxLength={254}
        hint={text('account-hint')}
        defaultValue={fields?.email}
        error={errorOf('no-such-user', 'member-only', 'beyond-own')}
      />
      <DateField
        label={text('expires')}
        name="expires"
        isOptional
        defaultValue={fields?.expires}
        error={errorOf('expiry-past')}
      />
      <fieldset className={styles.choices}>
        <legend>{text('scopes')}</legend>
        {apiScopes.map((scope, index) => (
          <Choice
            key={scope}
            name="scope"
            value={scope}
            defaultChecked={chosen.includes(scope)}
            isCompact
            error={index === 0 ? errorOf('scopes') : undefined}
          >
            <code dir="ltr">{scope}</code>
          </Choice>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button disabled={isBusy}>{text('create-key')}</Button>
      </div>
    </>
  )
}
