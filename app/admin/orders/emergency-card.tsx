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
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './order-page.module.css'

/** Why nothing was saved, with what had been typed. */
export type EmergencyRefusal = {
  emergency: TypedEmergencyContact
  code: 'nothing-asked' | 'edit-conflict' | 'invalid-fields'
  problems: EmergencyField[]
}

/** Whom to call at home for those who travel, and the form with which staff write down what they were told. */
export function EmergencyCard({
  contact,
  chat,
  canWrite,
  refusal,
}: {
  contact: EmergencyContact | null
  /** Opens a chat with them. */
  chat: string | null
  canWrite: boolean
  refusal: EmergencyRefusal | undefined
}) {
  const text = useText('emergency')
  const words = useText('travellers')
  const locale = useLocale()
  return (
    <Card title={text('contact')} id="emergency">
      {contact ? (
        <Facts>
          <Fact name={text('name')}>
            <bdi>{contact.name}</bdi>
          </Fact>
          <Fact name={text('relation')}>{words(`emergency-${contact.relation}`)}</Fact>
          <Fact name={text('phone')}>
            <a href={`tel:${contact.phone}`}>
              <bdi dir="ltr">{formatPhone(contact.phone, locale)}</bdi>
            </a>{' '}
            {chat !== null && <ChatLink href={chat} name={contact.name} />}
          </Fact>
        </Facts>
      ) : (
        <p className={styles.nothing}>{text('nobody')}</p>
      )}
      {canWrite && <EmergencyForm key={seenEmergency(contact)} contact={contact} refusal={refusal} />}
    </Card>
  )
}

function EmergencyForm({
  contact,
  refusal,
}: {
  contact: EmergencyContact | null
  refusal: EmergencyRefusal | undefined
}) {
  const text = useText('emergency')
  const words = useText('travellers')
  const shown = refusal?.emergency ?? contact
  const errorOf = (field: EmergencyField) => (refusal?.problems.includes(field) ? text(`problem-${field}`) : undefined)
  return (
    <details className={styles.emergency} open={refusal !== undefined}>
      <summary>{contact ? text('change') : text('title')}</summary>
      {refusal && refusal.code !== 'invalid-fields' && (
        <Notice tone="error" isAnnounced>
          {text(`problem-${refusal.code}`)}
        </Notice>
      )}
      <ActForm className={styles.keeper}>
        <input type="hidden" name="seen" value={seenEmergency(contact)} />
        <TextField
          label={text('name')}
          name="name"
          required={false}
          autoComplete="off"
          maxLength={80}
          defaultValue={shown?.name}
          error={errorOf('name')}
        />
        <SelectField
          label={text('relation')}
          name="relation"
          required={false}
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
          required={false}
          autoComplete="off"
          maxLength={30}
          defaultValue={shown?.phone}
          hint={contact ? text('remove-hint') : text('phone-hint')}
          error={errorOf('phone')}
        />
        <p>
          <Button name="intent" value="emergency-contact" look="outline" isSmall>
            {text('save')}
          </Button>
        </p>
      </ActForm>
    </details>
  )
}
