import { DataTable } from '#app/ui/data-table.tsx'
import { useText } from '#app/ui/text.tsx'
import type { GroupPerson } from '#modules/agents/index.server.ts'
import styles from './groups.module.css'

export type PersonField =
  | 'family'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'bornOn'
  | 'nationality'
  | 'tckn'
  | 'passportNo'
  | 'passportExpiresOn'
  | 'phone'
  | 'fare'

/** Everybody of a group, cell by cell, with what is wrong below the cell. The last row is empty: for one more. */
export function PeopleTable({
  people,
  columns,
  fares,
  problems,
}: {
  people: readonly GroupPerson[]
  columns: readonly { field: PersonField; words: string }[]
  fares: readonly { fare: string; words: string }[]
  problems: readonly { index: number; field: string; words: string }[]
}) {
  const text = useText('staff-groups')
  return (
    <DataTable
      caption={text('column-people')}
      head={
        <>
          <th scope="col">{text('leader')}</th>
          {columns.map(({ field, words }) => (
            <th key={field} scope="col">
              {words}
            </th>
          ))}
        </>
      }
    >
      {[...people, undefined].map((person, at) => (
        <tr key={at}>
          <td>
            <input
              type="radio"
              name="leader"
              value={at}
              defaultChecked={person?.isLeader}
              aria-label={`${text('leader')} ${at + 1}`}
            />
          </td>
          {columns.map(({ field, words }) => {
            const problem = problems.find((each) => each.index === at && each.field === field)
            const shared = {
              name: `p.${at}.${field}`,
              defaultValue: person?.[field] ?? '',
              className: styles.input,
              'aria-label': `${words} ${at + 1}`,
              'aria-invalid': problem ? true : undefined,
            }
            return (
              <td key={field}>
                {field === 'fare' ? (
                  <select {...shared}>
                    <option value="">{text('fare-by-family')}</option>
                    {fares.map(({ fare, words: name }) => (
                      <option key={fare} value={fare}>
                        {name}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input {...shared} type="text" dir="auto" autoComplete="off" />
                )}
                {problem && <span className={styles.wrong}>{problem.words}</span>}
              </td>
            )
          })}
        </tr>
      ))}
    </DataTable>
  )
}
