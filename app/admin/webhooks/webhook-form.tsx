import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { OpenEndpointFailure } from '#modules/webhooks/index.server.ts'
import { eventTypes, type EventType } from '#modules/webhooks/index.ts'
import styles from '../ui/programs.module.css'

export type WebhookProblem = OpenEndpointFailure['code'] | 'events'

/** The fields of a new address; events are named as their notifications name them. */
export function WebhookForm({
  fields,
  chosen,
  problem,
  isBusy,
}: {
  fields: { url: string; description: string } | undefined
  chosen: readonly EventType[]
  problem: WebhookProblem | undefined
  isBusy: boolean
}) {
  const text = useText('staff-programs')
  const errorOf = (...codes: WebhookProblem[]) =>
    problem && codes.includes(problem) ? text(`problem-${problem}`) : undefined
  return (
    <>
      <input type="hidden" name="intent" value="create" />
      <TextField
        label={text('url')}
        name="url"
        type="url"
        maxLength={2000}
        hint={text('url-hint')}
        defaultValue={fields?.url}
        error={errorOf('url', 'too-many')}
      />
      <TextField
        label={text('description')}
        name="description"
        maxLength={200}
        isOptional
        defaultValue={fields?.description}
      />
      <fieldset className={styles.choices}>
        <legend>{text('events')}</legend>
        {eventTypes.map((type, index) => (
          <Choice
            key={type}
            name="event"
            value={type}
            defaultChecked={chosen.includes(type)}
            isCompact
            error={index === 0 ? errorOf('events') : undefined}
          >
            <code dir="ltr">{type}</code>
          </Choice>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button disabled={isBusy}>{text('create-webhook')}</Button>
      </div>
    </>
  )
}
