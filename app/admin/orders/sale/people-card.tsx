import { usePageFrame } from '#app/page/page-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { toLatinDigits } from '#kernel/text.ts'
import { blankTraveller, type FieldProblem } from '#modules/booking/index.ts'
import { kindsOnSale, type GuestKind } from '#modules/catalog/index.ts'
import { Card } from '../../ui/card.tsx'
import type { PastedDocument } from '../fill-from-document.ts'
import { MOST_TRAVELLERS } from '../order-fields.ts'
import { FEW_TRAVELLERS, TravellerFields } from '../traveller-fields.tsx'
import type { SaleDeparture } from './load-sale.server.ts'
import { PassportWarning } from './passport-warning.tsx'
import type { ArrangedParty, ArrangedPerson, Person } from './party-state.ts'
import forms from '../order-forms.module.css'
import styles from './sale.module.css'

/** Who travels: a name is enough; age and room are proposed, papers may come later. */
export function PeopleCard({
  arranged,
  departure,
  seesNumbers,
  typed,
  problems,
  pasted,
  act,
}: {
  arranged: ArrangedParty
  departure: SaleDeparture
  seesNumbers: boolean
  typed: Record<string, string> | undefined
  problems: readonly FieldProblem[]
  pasted: PastedDocument | undefined
  act: {
    resize: (count: number) => void
    change: (key: number, change: Partial<Person>) => void
    move: (key: number, room: number) => void
    remove: (key: number) => void
  }
}) {
  const text = useText('staff-sale')
  const orders = useText('staff-orders')
  const { people } = arranged
  return (
    <Card
      title={orders('travellers')}
      end={
        <Button
          type="button"
          look="outline"
          isSmall
          className={styles.scripted}
          onClick={() => act.resize(people.length + 1)}
          disabled={people.length >= MOST_TRAVELLERS}
        >
          <Icon name="plus" />
          {text('add-person')}
        </Button>
      }
    >
      <div className={styles.count}>
        <TextField
          label={orders('count')}
          name="count"
          type="number"
          min={1}
          max={MOST_TRAVELLERS}
          value={people.length}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            const count = Number(toLatinDigits(target.value))
            if (count >= 1 && count <= MOST_TRAVELLERS) act.resize(count)
          }}
        />
        <Button look="outline" name="intent" value="count" formNoValidate className={styles.scriptless}>
          {orders('show')}
        </Button>
      </div>
      {people.length > FEW_TRAVELLERS && <NameList />}
      {people.map((person, index) => (
        <PersonFields
          key={person.key}
          {...{ person, index, arranged, departure, seesNumbers, typed, problems, pasted, act }}
          canRemove={people.length > 1}
        />
      ))}
    </Card>
  )
}

function PersonFields({
  person,
  index,
  arranged,
  departure,
  seesNumbers,
  typed,
  problems,
  pasted,
  act,
  canRemove,
}: {
  person: ArrangedPerson
  index: number
  canRemove: boolean
} & Omit<Parameters<typeof PeopleCard>[0], never>) {
  const text = useText('staff-sale')
  const orders = useText('staff-orders')
  const { today } = usePageFrame()
  const { guest, key, kind, room } = person
  const prefix = `travellers.${index}`
  const kinds = kindsOnSale(departure.fares)
  const mirrored = ['firstName', 'lastName', 'bornOn', 'passportExpiresOn'] as const
  return (
    <fieldset
      className={`${forms.traveller} ${styles.person}`}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        const name = mirrored.find((each) => target.name === `${prefix}.${each}`)
        if (name) act.change(key, { [name]: target.value })
      }}
    >
      <legend>{orders('traveller', { n: String(index + 1) })}</legend>
      {canRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={text('remove-person', { n: String(index + 1) })}
          onClick={() => act.remove(key)}
        >
          <Icon name="x" />
        </button>
      )}
      {guest.earlier && <input type="hidden" name={`${prefix}.earlierId`} value={guest.earlier.id} />}
      <TravellerFields
        index={index}
        traveller={{ ...blankTraveller, ...guest }}
        typed={typed}
        problems={problems}
        pasted={pasted}
        hasNumbers={seesNumbers}
        isFolded
        known={guest.earlier}
      >
        {kinds.length > 1 && (
          <SelectField
            label={text('kind')}
            name={`${prefix}.kind`}
            value={kind}
            onChange={({ target }) => {
              const wanted = kinds.find((each): each is GuestKind => each === target.value)
              act.change(key, { kind: wanted })
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {text(`kind-${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        {kinds.length === 1 && <input type="hidden" name={`${prefix}.kind`} value={kind} />}
        {arranged.hasRooms ? (
          <SelectField
            label={text('room')}
            name={`${prefix}.room`}
            value={room}
            onChange={({ target }) => act.move(key, Number(target.value))}
          >
            {arranged.people.map((_, at) => (
              <option key={at} value={at + 1}>
                {at < arranged.rooms.length ? String(at + 1) : text('room-new', { n: String(at + 1) })}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name={`${prefix}.room`} value="1" />
        )}
      </TravellerFields>
      <PassportWarning person={person} departure={departure} today={today} />
    </fieldset>
  )
}

/** A list of names for a group, which stand in the fields below once it is taken over. */
function NameList() {
  const text = useText('staff-orders')
  return (
    <details className={styles.names}>
      <summary>{text('names')}</summary>
      <div className={styles.nameList}>
        <TextAreaField label={text('names-list')} hint={text('names-hint')} name="names" rows={6} isOptional />
        <Button look="outline" name="intent" value="names" formNoValidate>
          {text('names-take')}
        </Button>
      </div>
    </details>
  )
}
