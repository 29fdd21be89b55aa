import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './conflict.module.css'

/** A field of a form as it was typed and as somebody else has saved it meanwhile, both as the form writes it. */
export type ConflictField = {
  name: string
  label: string
  mine: string
  theirs: string
  /** How a value reads, where the form writes it otherwise. */
  show?: ((value: string) => ReactNode) | undefined
}

/**
 * What a form shows when somebody else saved the same record first: nothing typed is lost, the fields that differ stand
 * side by side, and each is taken from one side or the other. Saving sends the same form again, on top of what is saved
 * now; `hidden` are its fields beside those compared, with the version as it is now.
 */
export function Conflict({
  fields,
  hidden,
  keepHref,
}: {
  fields: ConflictField[]
  hidden: Record<string, string>
  /** The record as it is saved now. */
  keepHref: string
}) {
  const text = useText('staff-desk')
  const isBusy = useNavigation().state !== 'idle'
  const differing = fields.filter(({ mine, theirs }) => mine.trim() !== theirs.trim())
  const same = fields.filter((field) => !differing.includes(field))
  return (
    <Form method="post" preventScrollReset className={styles.conflict}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {same.map(({ name, theirs }) => (
        <input key={name} type="hidden" name={name} value={theirs} />
      ))}
      <div className={styles.lead} role="alert">
        <Icon name="triangle-alert" />
        <div>
          <b>{text('conflict-title')}</b>
          <p>{text(differing.length > 0 ? 'conflict-lead' : 'conflict-same')}</p>
        </div>
      </div>
      {differing.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <div className={styles.foot}>
        <Link to={keepHref} preventScrollReset reloadDocument className={buttonClass({ look: 'outline' })}>
          {text('conflict-take-theirs')}
        </Link>
        {differing.length > 0 && <Button disabled={isBusy}>{text('conflict-take-mine')}</Button>}
      </div>
    </Form>
  )
}

function Field({ field: { name, label, mine, theirs, show = (value) => value } }: { field: ConflictField }) {
  const text = useText('staff-desk')
  const sides = [
    { key: 'mine', value: mine, words: text('conflict-mine') },
    { key: 'theirs', value: theirs, words: text('conflict-theirs') },
  ]
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {sides.map(({ key, value, words }) => (
        <label key={key} className={styles.side}>
          <input type="radio" name={name} value={value} defaultChecked={key === 'mine'} />
          <span>
            <small>{words}</small>
            {value.trim() === '' ? <i>{text('conflict-empty')}</i> : <bdi>{show(value)}</bdi>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
