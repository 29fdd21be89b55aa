import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { genders } from '#modules/booking/index.ts'
import type { GroupPerson } from '#modules/agents/index.server.ts'
import styles from './groups.module.css'
import type { PersonField } from './person-fields.ts'

type Column = { field: PersonField; words: string }
type Choice = { fare: string; words: string }
type Problem = { index: number; field: string; words: string }

/** What stands in one cell, one below the other: a list of eleven columns is wider than any screen. */
const pairs: readonly (readonly PersonField[])[] = [
  ['family', 'fare'],
  ['firstName', 'lastName'],
  ['gender', 'bornOn'],
  ['nationality', 'tckn'],
  ['passportNo', 'passportExpiresOn'],
  ['phone'],
]

/**
 * Everybody of a group, two fields to a cell, with what is wrong below the field. The last row is empty: for one more. It
 * never scrolls along its line; a narrow screen has a block of fields with their names for each person.
 */
export function PeopleTable({
  people,
  columns,
  fares,
  problems,
}: {
  people: readonly (Pick<GroupPerson, PersonField | 'isLeader'> & { byFamily: string })[]
  columns: readonly Column[]
  fares: readonly Choice[]
  problems: readonly Problem[]
}) {
  const text = useText('staff-groups')
  const wordsOf = (field: PersonField) => columns.find((each) => each.field === field)?.words ?? ''
  return (
    <div className={styles.people}>
      <DataTable
        caption={text('column-people')}
        head={
          <>
            <th scope="col" className={styles.number}>
              {text('row-number')}
            </th>
            <th scope="col" className={styles.mark}>
              {text('leader')}
            </th>
            {pairs.map((pair) => (
              <th key={pair[0]} scope="col" className={pair.includes('phone') ? styles.phone : undefined}>
                {pair.map((field) => (
                  <span key={field}>{wordsOf(field)}</span>
                ))}
              </th>
            ))}
            <th scope="col" className={styles.act}>
              <span className="visually-hidden">{text('acts')}</span>
            </th>
          </>
        }
      >
        {[...people, undefined].map((person, at) => (
          <tr key={at}>
            <th scope="row" className={styles.number}>
              {at + 1}
            </th>
            <td className={styles.mark}>
              <label>
                <input
                  type="radio"
                  name="leader"
                  value={at}
                  defaultChecked={person?.isLeader}
                  aria-label={`${text('leader')} ${at + 1}`}
                />
                <span className={styles.word}>{text('leader')}</span>
              </label>
            </td>
            {pairs.map((pair) => (
              <td key={pair[0]}>
                {pair.map((field) => (
                  <PersonInput
                    key={field}
                    at={at}
                    column={{ field, words: wordsOf(field) }}
                    value={person?.[field] ?? ''}
                    byFamily={person?.byFamily ?? ''}
                    fares={fares}
                    problem={problems.find((each) => each.index === at && each.field === field)}
                  />
                ))}
              </td>
            ))}
            <td className={styles.act}>
              {person && (
                <Button
                  name="intent"
                  value={`remove-${at}`}
                  look="outline"
                  isSmall
                  aria-label={text('remove-person', {
                    name: `${person.firstName} ${person.lastName}`.trim() || String(at + 1),
                  })}
                >
                  <Icon name="trash-2" />
                </Button>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}

function PersonInput({
  at,
  column: { field, words },
  value,
  byFamily,
  fares,
  problem,
}: {
  at: number
  column: Column
  value: string
  byFamily: string
  fares: readonly Choice[]
  problem: Problem | undefined
}) {
  const text = useText('staff-groups')
  const staff = useText('staff')
  const choices =
    field === 'fare'
      ? fares.map(({ fare, words: name }) => ({ value: fare, words: name }))
      : field === 'gender'
        ? genders.map((gender) => ({ value: gender, words: staff(`gender-${gender}`) }))
        : undefined
  const shared = {
    name: `p.${at}.${field}`,
    defaultValue: value,
    className: styles.input,
    'aria-label': `${words} ${at + 1}`,
    'aria-invalid': problem ? true : undefined,
  }
  return (
    <span className={styles.field}>
      <span className={styles.word} aria-hidden="true">
        {words}
      </span>
      {choices ? (
        <select {...shared}>
          <option value="">
            {field === 'gender'
              ? text('choose')
              : byFamily === ''
                ? text('fare-by-family')
                : text('fare-by-family-is', { fare: byFamily })}
          </option>
          {value !== '' && !choices.some((each) => each.value === value) && <option value={value}>{value}</option>}
          {choices.map((each) => (
            <option key={each.value} value={each.value}>
              {each.words}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type="text" dir="auto" autoComplete="off" />
      )}
      {problem && <span className={styles.wrong}>{problem.words}</span>}
    </span>
  )
}
