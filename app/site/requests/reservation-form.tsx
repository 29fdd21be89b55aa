import { fieldName, messageAt } from '#app/intake/said-problems.ts'
import type { FormAnswer } from '#app/intake/take-page-form.server.ts'
import { IntakeFields } from '#app/intake/intake-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { MOST_CHILDREN, NAME_LENGTH, roomTypes, type ReservationDraft } from '#modules/engagement/index.ts'
import { Consent } from './consent.tsx'
import { FormNews } from './form-news.tsx'
import { PassengerFields } from './passenger-fields.tsx'
import styles from './reservation-form.module.css'
import { useReservationLabels } from './use-reservation-labels.ts'

const counts = Array.from({ length: MOST_CHILDREN + 1 }, (_, count) => count)

/** A request for places. Passengers are added and taken away by buttons that send the form, so it needs no script. */
export function ReservationForm({
  action,
  draft,
  answer,
  passportUntil,
  isPilgrimage,
  mostTravellers,
}: {
  action: string
  draft: ReservationDraft
  answer: FormAnswer<ReservationDraft> | undefined
  passportUntil: PlainDate
  isPilgrimage: boolean
  mostTravellers: number
}) {
  const text = useText('requests')
  const tour = useText('tour')
  const labelOf = useReservationLabels()
  const problems = answer?.problems ?? []
  const contact = (part: 'name' | 'email' | 'phone') => ({
    ...field(`contact.${part}`, draft.contact[part]),
    error: messageAt(problems, `/contact/${part}`),
  })
  const atPassenger = (index: number) => `${action}#passengers.${Math.max(0, index)}`
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      {/* The enter key presses a form's first button; this keeps it from being one that takes a passenger away. */}
      <button tabIndex={-1} aria-hidden className="visually-hidden" name="intent" value="send" />
      <FormNews answer={answer} idOf={idOf} labelOf={labelOf} />
      <IntakeFields />
      <section className={styles.section}>
        <h2>{text('contact-title')}</h2>
        <div className={styles.pair}>
          <TextField {...contact('name')} label={text('name')} autoComplete="name" maxLength={NAME_LENGTH.max} />
          <TextField {...contact('phone')} label={text('phone')} type="tel" autoComplete="tel" maxLength={40} />
          <TextField
            {...contact('email')}
            label={text('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            className={styles.wide}
          />
        </div>
      </section>
      <section className={styles.section}>
        <h2>{text('room-title')}</h2>
        <div className={styles.trio}>
          <SelectField
            {...field('roomType', draft.roomType)}
            label={text('room-type')}
            error={messageAt(problems, '/roomType')}
          >
            <option value="">{text('choose')}</option>
            {roomTypes.map((room) => (
              <option key={room} value={room}>
                {tour(`room-${room}`)}
              </option>
            ))}
          </SelectField>
          {(['children', 'babies'] as const).map((who) => (
            <SelectField
              key={who}
              {...field(who, draft[who] || '0')}
              label={text(who)}
              hint={tour(`${who}-hint`)}
              error={messageAt(problems, `/${who}`)}
              required={false}
            >
              {counts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <p className={styles.hint}>{text('children-hint')}</p>
      </section>
      <section className={styles.section} id="passengers">
        <h2>{text('passengers-title')}</h2>
        <p className={styles.lead}>{text('passengers-lead')}</p>
        {draft.passengers.map((passenger, index) => (
          <PassengerFields
            key={index}
            {...{ index, problems, passportUntil }}
            draft={passenger}
            onward={atPassenger(index - 1)}
            isOnly={draft.passengers.length === 1}
          />
        ))}
        {draft.passengers.length < mostTravellers && (
          <Button
            look="outline"
            className={styles.add}
            name="intent"
            value="add-passenger"
            formAction={atPassenger(draft.passengers.length)}
          >
            <Icon name="plus" />
            {text('add-passenger')}
          </Button>
        )}
      </section>
      <section className={styles.section}>
        <TextAreaField
          {...field('note', draft.note)}
          label={text('note')}
          hint={text('note-hint')}
          error={messageAt(problems, '/note')}
          rows={3}
          isOptional
        />
        <Consent id="consent" isGiven={draft.hasConsent} error={messageAt(problems, '/consent')}>
          {text(isPilgrimage ? 'consent-belief' : 'consent-passengers')}
        </Consent>
        <Button isBlock name="intent" value="send">
          {text('reservation-send')}
        </Button>
      </section>
    </form>
  )
}

function field(name: string, defaultValue: string) {
  return { id: name, name, defaultValue }
}

/** The field to go to for a problem: of a date in three parts that is the day. */
function idOf(pointer: string): string {
  const name = fieldName(pointer)
  return /\.(bornOn|passportExpiresOn)$/.test(name) ? `${name}.day` : name
}
