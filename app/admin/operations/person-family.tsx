import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import {
  isMahramKinship,
  kinships,
  objectionTo,
  statedAmong,
  type Relation,
  type Workspace,
  type WorkTraveller,
} from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { useKinshipWords } from './kinship-words.ts'
import { relationValue } from './relation-value.ts'
import { usePersonName } from './use-person-name.ts'
import shared from './operations.module.css'
import styles from './person-card.module.css'

/** In an order of a mosque everybody would be listed; there the ones of one name are. */
const MOST_CANDIDATES = 8

/** What others of the day are to a traveller, and what those who booked along may be: nothing else can be chosen. */
export function PersonFamily({
  traveller,
  workspace,
  here,
}: {
  traveller: WorkTraveller
  workspace: Workspace
  here: string
}) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const words = useKinshipWords()
  const { version, travellers } = workspace
  const { id, relatives } = traveller
  const asked = candidatesFor(traveller, travellers)
  if (relatives.length + asked.length === 0) return null
  return (
    <section className={shared.stack} aria-labelledby="relatives">
      <h3 id="relatives" className={styles.part}>
        {text('relatives')}
      </h3>
      <ul className={styles.relatives}>
        {relatives.map((each) => {
          const other = travellers.find((one) => one.id === each.id)
          return (
            <li key={each.id}>
              <span>
                {words(each.kinship, other)}: <bdi>{other && nameOf(other)}</bdi>
                {each.id === traveller.mahramId && <b> · {text('mahram')}</b>}
              </span>
              <ActForm reloadDocument action={here}>
                <HiddenFields version={version} id={id} back="person" of={id} relative={each.id} />
                <Button name="intent" value="withdraw-kin" look="outline" isSmall>
                  {text('withdraw-kin')}
                </Button>
              </ActForm>
            </li>
          )
        })}
      </ul>
      {asked.length > 0 && (
        <ActForm reloadDocument action={here} className={shared.stack}>
          <HiddenFields version={version} id={id} back="person" />
          {asked.map((other) => (
            <label key={other.id} className={shared.field}>
              <span>
                <bdi>{nameOf(other)}</bdi>
                {other.age !== null && <> · {text('years-old', { count: other.age })}</>}
              </span>
              <select name="relation" defaultValue="">
                <option value="">{text('kin-none')}</option>
                {possible(traveller, other, travellers).map((relation) => (
                  <option key={relation.kinship} value={relationValue(relation)}>
                    {isMahramKinship(relation.kinship)
                      ? words(relation.kinship, other)
                      : text('kin-not-mahram', { kinship: words(relation.kinship, other) })}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <Button name="intent" value="state-kin" look="outline" isSmall>
            {text('state-kin')}
          </Button>
        </ActForm>
      )}
    </section>
  )
}

function candidatesFor(traveller: WorkTraveller, travellers: readonly WorkTraveller[]): WorkTraveller[] {
  const { id, order, lastName, relatives } = traveller
  const open = travellers.filter((each) => each.id !== id && !relatives.some((known) => known.id === each.id))
  const along = open.filter((each) => each.order.id === order.id)
  const namesakes = open.filter((each) => each.lastName.toLocaleUpperCase('tr') === lastName.toLocaleUpperCase('tr'))
  const near = along.length > MOST_CANDIDATES ? along.filter((each) => namesakes.includes(each)) : along
  return [...new Set([...near, ...namesakes])].slice(0, MOST_CANDIDATES)
}

/** What the other can be to the traveller. */
function possible(of: WorkTraveller, relative: WorkTraveller, travellers: readonly WorkTraveller[]): Relation[] {
  const stated = statedAmong(travellers)
  return kinships
    .map((kinship) => ({ of: of.id, relative: relative.id, kinship }))
    .filter((relation) => !objectionTo(relation, travellers, stated))
}
