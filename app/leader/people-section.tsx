import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import type { LedGroup, LedPerson } from '#modules/operations/index.server.ts'
import type { GroupRoad, LuggagePoint } from '#modules/road/index.ts'
import styles from './leader.module.css'
import { PersonRow } from './person-row.tsx'

const modes = ['count', 'luggage', 'people'] as const

/** Everybody in the order of the printed lists; what stands beside each is chosen above, without a script too. */
export function PeopleSection({
  people,
  rides,
  here,
  luggage,
  point,
  cards,
  shown,
}: {
  people: readonly LedPerson[]
  rides: LedGroup['rides']
  here: ReadonlySet<string>
  luggage: GroupRoad['luggage']
  point: LuggagePoint
  /** The tokens of their cards, by traveller. */
  cards: Readonly<Record<string, string>>
  shown: { passengerId: string; tail: string } | undefined
}) {
  const text = useText('leader')
  const piecesOf = (id: string) => luggage.find((mark) => mark.passengerId === id && mark.point === point)?.pieces ?? 0
  return (
    <section id="people" aria-labelledby="people-title" className={styles.list}>
      <h2 id="people-title">{text('people', { count: people.length })}</h2>
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">{text('show')}</legend>
        {modes.map((mode) => (
          <label key={mode}>
            <input type="radio" name="mode" value={mode} defaultChecked={mode === 'count'} />
            <span>{text(`mode-${mode}`)}</span>
          </label>
        ))}
      </fieldset>
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            people={people}
            rides={rides}
            card={cards[person.id]}
            isHere={here.has(person.id)}
            pieces={piecesOf(person.id)}
            tail={shown?.passengerId === person.id ? shown.tail : undefined}
          />
        ))}
      </ul>
      <p data-save="">
        <Button name="intent" value="save" isBlock>
          {text('save')}
        </Button>
      </p>
    </section>
  )
}
