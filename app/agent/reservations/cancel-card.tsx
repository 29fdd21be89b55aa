import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { isolateName } from '#kernel/isolate.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Money } from '#kernel/money.ts'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import { shownTravellers } from './shown-travellers.ts'

/** What cancelling would do now, for those who were chosen. */
export type CancelPreview = { who: string[]; reason: string; back: Money; kept: Money; reduction: Money }

/** Cancels for those who are ticked, by the terms of the sale; the figures and the question come first. */
export function CancelCard({
  travellers,
  preview,
}: {
  travellers: readonly { id: string; name: string }[]
  preview: CancelPreview | undefined
}) {
  const text = useText('agents')
  const locale = useLocale()
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
          <>
            <input type="hidden" name="shown" value={shownTravellers(preview.who)} />
            <input type="hidden" name="backMinor" value={preview.back.minor} />
            <input type="hidden" name="currency" value={preview.back.currency} />
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
            <p>
              {text('cancel-question', {
                names: joinList(
                  travellers.flatMap(({ id, name }) => (preview.who.includes(id) ? isolateName(name) : [])),
                  locale,
                ),
              })}
            </p>
          </>
        )}
        <span className={styles.row}>
          <Button look="outline" isSmall name="intent" value="cancel-preview">
            {text('cancel-reckon')}
          </Button>
          <Button look="outline" isSmall name="intent" value="cancel-everybody">
            {text('cancel-everybody')}
          </Button>
          {preview && (
            <Button look="danger" isSmall name="intent" value="cancel">
              {text('cancel')}
            </Button>
          )}
        </span>
      </Form>
    </Card>
  )
}
