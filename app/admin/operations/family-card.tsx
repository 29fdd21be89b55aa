import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import {
  guessRelations,
  statedAmong,
  toGuest,
  type Relation,
  type Workspace,
  type WorkTraveller,
} from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { useKinshipWords } from './kinship-words.ts'
import { opsQueryValues } from './ops-query.ts'
import { relationValue } from './relation-value.ts'
import { usePersonName } from './use-person-name.ts'
import shared from './operations.module.css'
import styles from './family-card.module.css'

/** Who belongs to whom: women without a mahram, guesses that wait for somebody who knows, and what is stated. */
export function FamilyCard({ workspace, here }: { workspace: Workspace; here: string }) {
  const text = useText('staff-operations')
  const { travellers } = workspace
  const stated = statedAmong(travellers)
  const guesses = guessRelations(travellers.map(toGuest), stated)
  return (
    <Card id="family" title={text('family')}>
      <div className={styles.family}>
        <p>{text('family-lead')}</p>
        <WithoutMahram workspace={workspace} />
        {guesses.length > 0 && (
          <section>
            <h3>{text('family-guesses')}</h3>
            <p>{text('family-guesses-lead')}</p>
            <div className={styles.parties}>
              {[...byParty(guesses, travellers)].map(([party, own]) => (
                <ActForm reloadDocument key={party} action={here} className={styles.party}>
                  <HiddenFields version={workspace.version} back="family" />
                  {own.map((relation) => (
                    <label key={relationValue(relation)} className={styles.line}>
                      <input type="checkbox" name="relation" value={relationValue(relation)} defaultChecked />
                      <RelationWords relation={relation} travellers={travellers} />
                    </label>
                  ))}
                  <Button name="intent" value="state-kin" look="outline" isSmall>
                    {text('confirm-family')}
                  </Button>
                </ActForm>
              ))}
            </div>
          </section>
        )}
        <section>
          <h3>{text('family-stated')}</h3>
          {stated.length === 0 && <p>{text('no-family')}</p>}
          <div className={styles.parties}>
            {[...byParty(stated, travellers)].map(([party, own]) => (
              <ul key={party} className={styles.party}>
                {own.map((relation) => (
                  <li key={relationValue(relation)} className={styles.line}>
                    <RelationWords relation={relation} travellers={travellers} />
                    <ActForm reloadDocument action={here}>
                      <HiddenFields
                        version={workspace.version}
                        back="family"
                        of={relation.of}
                        relative={relation.relative}
                      />
                      <Button name="intent" value="withdraw-kin" look="outline" isSmall>
                        {text('withdraw-kin')}
                      </Button>
                    </ActForm>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </section>
      </div>
    </Card>
  )
}

function WithoutMahram({ workspace: { travellers, date } }: { workspace: Workspace }) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const locale = useLocale()
  const lacking = travellers.filter(({ lacksMahram }) => lacksMahram)
  if (lacking.length === 0) return null
  return (
    <section>
      <h3 className={shared.due}>{text('no-mahram-count', { count: lacking.length })}</h3>
      <ul className={styles.names}>
        {lacking.map((each) => (
          <li key={each.id}>
            <a href={`${paths.adminDate(locale, 'ops', date, opsQueryValues({ person: each.id }))}#person`}>
              <bdi>{nameOf(each)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelationWords({
  relation: { of, relative, kinship },
  travellers,
}: {
  relation: Relation
  travellers: readonly WorkTraveller[]
}) {
  const words = useKinshipWords()
  const nameOf = usePersonName()
  const person = travellers.find(({ id }) => id === of)
  const other = travellers.find(({ id }) => id === relative)
  return (
    <span>
      <bdi>{person && nameOf(person)}</bdi> · {words(kinship, other)}: <bdi>{other && nameOf(other)}</bdi>
    </span>
  )
}

/** By the order of the first of the two. */
function byParty(relations: readonly Relation[], travellers: readonly WorkTraveller[]): Map<string, Relation[]> {
  return Map.groupBy(relations, ({ of }) => travellers.find(({ id }) => id === of)?.order.id ?? '')
}
