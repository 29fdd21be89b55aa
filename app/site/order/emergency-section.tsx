import { seenEmergency } from '#app/acts/orders/seen-emergency.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import {
  emergencyRelations,
  type EmergencyContact,
  type EmergencyField,
  type TypedEmergencyContact,
} from '#modules/booking/index.ts'
import styles from './emergency-section.module.css'

/** What was refused, with what had been typed. */
export type EmergencyAnswer = {
  emergency: TypedEmergencyContact
  code: 'invalid-fields' | 'edit-conflict' | 'nothing-asked'
  problems: EmergencyField[]
}

/** Whom to call at home: who was named, and the form for it, which lies open until somebody was. */
export function EmergencySection({
  contact,
  answer,
}: {
  contact: EmergencyContact | null
  answer: EmergencyAnswer | undefined
}) {
  const text = useText('emergency')
  const words = useText('travellers')
  const locale = useLocale()
  return (
    <section className={styles.section} id="emergency" aria-labelledby="emergency-title">
      <h2 id="emergency-title">{text('title')}</h2>
      <p className={styles.lead}>{text('lead')}</p>
      {answer && answer.code !== 'invalid-fields' && (
        <Notice tone="error" isAnnounced>
          {text(`problem-${answer.code}`)}
        </Notice>
      )}
      {contact ? (
        <>
          <p>
            <b>
              <bdi>{contact.name}</bdi>
            </b>{' '}
            · {words(`emergency-${contact.relation}`)} · <bdi dir="ltr">{formatPhone(contact.phone, locale)}</bdi>
          </p>
          <details open={answer !== undefined}>
            <summary>{text('change')}</summary>
            <EmergencyForm contact={contact} answer={answer} />
          </details>
        </>
      ) : (
        <EmergencyForm contact={null} answer={answer} />
      )}
    </section>
  )
}

function EmergencyForm({ contact, answer }: { contact: EmergencyContact | null; answer: EmergencyAnswer | undefined }) {
  const text = useText('emergency')
  const words = useText('travellers')
  const shown = answer?.emergency ?? contact
  const errorOf = (field: EmergencyField) => (answer?.problems.includes(field) ? text(`problem-${field}`) : undefined)
  return (
    <form method="post" action="#emergency" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="emergency-contact" />
      <input type="hidden" name="seen" value={seenEmergency(contact)} />
      <TextField
        label={text('name')}
        name="name"
        autoComplete="off"
        maxLength={80}
        defaultValue={shown?.name}
        error={errorOf('name')}
      />
      <SelectField
        label={text('relation')}
        name="relation"
        defaultValue={shown?.relation ?? ''}
        error={errorOf('relation')}
      >
        <option value="">{text('choose')}</option>
        {emergencyRelations.map((relation) => (
          <option key={relation} value={relation}>
            {words(`emergency-${relation}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text('phone')}
        name="phone"
        type="tel"
        autoComplete="off"
        maxLength={30}
        icon="phone"
        defaultValue={shown?.phone}
        hint={text('phone-hint')}
        error={errorOf('phone')}
      />
      <p className={styles.end}>
        <Button look="outline">{text('save')}</Button>
        {contact && <small>{text('remove-hint')}</small>}
      </p>
    </form>
  )
}
