import { useContext, type ReactNode } from 'react'
import { useText } from './text.tsx'
import { ChoiceBox, ChoicesHidden } from './choice-box.tsx'
import { cell, DataTable } from './data-table.tsx'
import styles from './list-table.module.css'
import { SortedHead } from './sorted-head.tsx'

/** A column of a list: what stands at its head and in its cells. */
export type Column<Row> = {
  /** Letters and hyphens; people's choices are kept under it. */
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Stays, whatever somebody leaves out: the one that opens the row. */
  isFixed?: boolean
  isEnd?: boolean
  /** Its head is for those who hear it: a column of buttons needs no word above it. */
  isHeadHidden?: boolean
  /** The name under which the list is sorted by it, in ascending order; with a minus before it in descending. */
  sort?: string
}

export type Sorting = { by: string; hrefOf: (sort: string) => string }

/** Rows that may be chosen: the form that is told of them, and what a row is called. */
export type Selection<Row> = { formId: string; valueOf: (row: Row) => string; nameOf: (row: Row) => string }

/** A list as a table: the columns somebody wants to see, sorted by the heads, with rows to choose where there is a use. */
export function ListTable<Row>({
  caption,
  columns,
  hidden = [],
  rows,
  keyOf,
  sorting,
  selection,
  isWarned,
}: {
  caption: string
  columns: Column<Row>[]
  hidden?: readonly string[] | undefined
  rows: Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting | undefined
  selection?: Selection<Row> | undefined
  isWarned?: (row: Row) => boolean
}) {
  const formId = useContext(ChoicesHidden) ? undefined : selection?.formId
  const shown = columns.filter(({ key, isFixed }) => isFixed || !hidden.includes(key))
  return (
    <DataTable
      caption={caption}
      head={
        <>
          {shown.map((column, at) => (
            <Head
              key={column.key}
              column={column}
              sorting={sorting}
              {...(at === 0 && formId !== undefined ? { formId } : {})}
            />
          ))}
        </>
      }
    >
      {rows.map((row) => (
        <tr key={keyOf(row)} className={isWarned?.(row) ? cell.warned : undefined}>
          {shown.map((column, at) => (
            <td key={column.key} className={column.isEnd ? cell.end : undefined}>
              {at === 0 && selection && formId !== undefined ? (
                <span className={styles.first}>
                  <ChoiceBox formId={formId} value={selection.valueOf(row)} name={selection.nameOf(row)} />
                  <span>{column.cell(row)}</span>
                </span>
              ) : (
                column.cell(row)
              )}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}

function Head<Row>({
  column: { head, isEnd, isHeadHidden, sort },
  sorting,
  formId,
}: {
  column: Column<Row>
  sorting: Sorting | undefined
  formId?: string
}) {
  const before = formId === undefined ? undefined : <AllRows formId={formId} />
  if (sort !== undefined && sorting !== undefined) {
    const isDescending = sorting.by === `-${sort}`
    const order = sorting.by === sort ? 'ascending' : isDescending ? 'descending' : undefined
    return <SortedHead {...{ head, isEnd, order, before }} href={sorting.hrefOf(isDescending ? sort : `-${sort}`)} />
  }
  return (
    <th scope="col" className={isEnd ? cell.end : undefined}>
      {before === undefined ? (
        isHeadHidden ? (
          <span className="visually-hidden">{head}</span>
        ) : (
          head
        )
      ) : (
        <span className={styles.first}>
          {before}
          {head}
        </span>
      )}
    </th>
  )
}

/** Chooses all rows of the page at once; without script there is nothing to press. */
function AllRows({ formId }: { formId: string }) {
  const text = useText('ui')
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={text('select-all')}
      onChange={({ target }) => {
        for (const box of document.querySelectorAll<HTMLInputElement>(`input[name="id"][form="${formId}"]`)) {
          box.checked = target.checked
        }
        document.getElementById(formId)?.dispatchEvent(new Event('change', { bubbles: true }))
      }}
    />
  )
}
