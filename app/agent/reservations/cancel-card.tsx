import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'

/** What cancelling would do now, for those who were chosen. */
export type CancelPreview = { who: string[]; reason: string; back: Money; kept: Money; reduction: Money }

/** Cancels everybody, or those who are ticked, by the terms of the sale; the figures first. */
export function CancelCard({
  travellers,
  preview,
}: {
  travellers: readonly { id: string; name: string }[]
  preview: CancelPreview | undefined
}) {
  const text = useText('agents')
  return (
    <Card title={text('cancel')}>
      <Form method="post" className={styles.inside}>
        <fieldset className={styles.who}>
          <legend>{text('who-leaves')}</legend>
          {travellers.map(({ id, name }) => (
            <Choice key={id} name="who" value={id} isCompact defaultChecked={preview?.who.includes(id) ?? false}>
              <bdi>{name}</bdi>
            </Choice>
          ))}
        </fieldset>
        <TextField
          name="reason"
          label={text('reason')}
          hint={text('cancel-hint')}
          maxLength={500}
          defaultValue={preview?.reason}
        />
        {preview && (
          <dl className={styles.facts} role="status">
            <div>
              <dt>{text('cancel-back')}</dt>
              <dd>
                <MoneyText money={preview.back} cents />
              </dd>
            </div>
            <div>
              <dt>{text('cancel-kept')}</dt>
              <dd>
                <MoneyText money={preview.kept} cents />
              </dd>
            </div>
          </dl>
        )}
        <span className={styles.row}>
          <Button look="outline" isSmall name="intent" value="cancel-preview">
            {text('cancel-reckon')}
          </Button>
          <Button look="danger" isSmall name="intent" value="cancel">
            {text('cancel')}
          </Button>
        </span>
      </Form>
    </Card>
  )
}
