import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Group } from '#modules/agents/index.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { Meanwhile } from '../record/meanwhile.ts'
import { SeenFields } from '../record/seen-fields.tsx'
import { Card } from '../ui/card.tsx'
import { peopleOfFields } from './group-fields.ts'
import styles from './groups.module.css'
import { PeopleTable } from './people-table.tsx'
import { useGroupPlaces } from './use-group-places.ts'

/** The list of a group with its departure, and from what its offer is made; one form, so that nothing typed is lost. */
export function GroupForm({
  group,
  fields: read,
  byFamily,
  typed,
  conflict,
  departures,
  email,
  validUntil,
  problems,
  ...table
}: Pick<Parameters<typeof PeopleTable>[0], 'columns' | 'fares' | 'problems'> & {
  group: Group
  /** The list as the page read it. */
  fields: Fields
  /** In which room somebody sleeps as the family does. */
  byFamily: readonly string[]
  typed: Fields | undefined
  conflict: Meanwhile | undefined
  departures: readonly { id: string; name: string; departsOn: PlainDate; returnsOn: PlainDate; left: number }[]
  email: string
  validUntil: PlainDate
}) {
  const text = useText('staff-groups')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const leader = group.people.find(({ isLeader }) => isLeader)
  const fields = typed ?? read
  const people = peopleOfFields(fields).map((person, at) => ({ ...person, byFamily: byFamily[at] ?? '' }))
  return (
    <ActForm className={styles.group}>
      <SeenFields
        read={{ fields: read, version: group.version }}
        typed={typed}
        conflict={conflict}
        {...useGroupPlaces({ ...table, departures })}
      />
      {/* The first button is the one that the Enter key presses: it removes nobody. */}
      <button name="intent" value="save" tabIndex={-1} aria-hidden="true" className="visually-hidden" />
      <Card title={text('list-people')}>
        <div className={styles.form}>
          {problems.length > 0 && <Notice tone="warning">{text('problems', { count: problems.length })}</Notice>}
          {people.length === 0 && <Notice>{text('no-people')}</Notice>}
          <div className={styles.facts}>
            <TextField name="name" label={text('name')} defaultValue={fields['name']} maxLength={120} />
            <SelectField name="tourId" label={text('departure')} defaultValue={fields['tourId']} isOptional>
              <option value="">{text('choose')}</option>
              {departures.map(({ id, name, departsOn, returnsOn, left }) => (
                <option key={id} value={id}>
                  {name} · {formatDateRange(departsOn, returnsOn, locale)} · {text('seats-left', { left })}
                </option>
              ))}
            </SelectField>
            <TextField
              name="freePer"
              label={text('free-per')}
              hint={text('free-per-hint')}
              inputMode="numeric"
              defaultValue={fields['freePer']}
            />
          </div>
        </div>
        <PeopleTable people={people} problems={problems} {...table} />
        <p className={styles.foot}>
          <Button look="outline" name="intent" value="save" disabled={isBusy}>
            {text('save')}
          </Button>
        </p>
      </Card>
      <Card title={text('quote')}>
        <div className={styles.form}>
          <p>{text('quote-hint')}</p>
          <div className={styles.facts}>
            <TextField
              name="email"
              type="email"
              label={text('email')}
              defaultValue={typed?.['email'] ?? email}
              isOptional
            />
            <TextField
              name="leaderPhone"
              type="tel"
              label={text('leader-phone')}
              defaultValue={typed?.['leaderPhone'] ?? leader?.phone ?? ''}
              isOptional
            />
            <DateField
              name="validUntil"
              label={text('valid-until')}
              defaultValue={typed?.['validUntil'] ?? validUntil}
            />
          </div>
          <p className={styles.acts}>
            <Button name="intent" value="quote" disabled={isBusy}>
              {text('make-quote')}
            </Button>
          </p>
        </div>
      </Card>
    </ActForm>
  )
}
