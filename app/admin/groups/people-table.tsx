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

/** How wide what is typed into a column is; other columns hold a name. */
const widths: Partial<Record<PersonField, 'narrow' | 'wide'>> = {
  nationality: 'narrow',
  firstName: 'wide',
  lastName: 'wide',
}

/** Everybody of a group, cell by cell, with what is wrong below the cell. The last row is empty: for one more. */
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
  return (
    <DataTable
      caption={text('column-people')}
      head={
        <>
          <th scope="col">{text('row-number')}</th>
          <th scope="col">{text('leader')}</th>
          {columns.map(({ field, words }) => (
            <th key={field} scope="col">
              {words}
            </th>
          ))}
          <th scope="col">
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
          <td>
            <input
              type="radio"
              name="leader"
              value={at}
              defaultChecked={person?.isLeader}
              aria-label={`${text('leader')} ${at + 1}`}
            />
          </td>
          {columns.map((column) => (
            <Cell
              key={column.field}
              at={at}
              column={column}
              value={person?.[column.field] ?? ''}
              byFamily={person?.byFamily ?? ''}
              fares={fares}
              problem={problems.find((each) => each.index === at && each.field === column.field)}
            />
          ))}
          <td>
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
  )
}

function Cell({
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
    className: `${styles.input} ${styles[widths[field] ?? 'middle']}`,
    'aria-label': `${words} ${at + 1}`,
    'aria-invalid': problem ? true : undefined,
  }
  return (
    <td>
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
    </td>
  )
}
