import { useText } from '#app/ui/text.tsx'
import type { CellLook, ListCell, ListPart } from '#modules/documents/index.ts'
import { ListFacts } from './list-head.tsx'
import styles from './list-page.module.css'

/** One table of a list with its facts and sums; boxes can be ticked by pen and, within a form, by hand. */
export function ListTable({ part, caption }: { part: ListPart; caption: string }) {
  const { columns, groups } = part
  const hasLead = groups.some(({ lead }) => lead !== null)
  const own = hasLead ? columns.slice(1) : columns
  return (
    <div className={styles.part}>
      <ListFacts facts={part.facts} className={styles.facts} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ lead, rows }, group) => (
            <tbody key={group}>
              {rows.map(({ key, cells }, at) => (
                <tr key={key} id={hasLead ? undefined : `t-${key}`}>
                  {lead && at === 0 && (
                    <th scope="rowgroup" rowSpan={rows.length} className={styles.lead}>
                      <bdi>{lead.name}</bdi>
                      <small>{lead.note}</small>
                    </th>
                  )}
                  {cells.map((cell, nth) => {
                    const column = own[nth]
                    return column && <Cell key={column.key} cell={cell} column={column} row={{ key, cells }} />
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <ListFacts facts={part.sums} className={styles.facts} />
    </div>
  )
}

function Cell({
  cell,
  column,
  row,
}: {
  cell: ListCell
  column: { key: string; name: string; look: CellLook }
  row: { key: string; cells: ListCell[] }
}) {
  const text = useText('staff-operations')
  if (typeof cell === 'boolean') {
    const name = `${String(row.cells[2])} ${String(row.cells[3])}`
    return (
      <td className={styles.box}>
        <label>
          <input
            type="checkbox"
            name="tick"
            value={`${row.key}:${column.key}`}
            defaultChecked={cell}
            data-name={name}
            data-what={column.name}
            aria-label={text('tick', { name, what: column.name })}
          />
        </label>
      </td>
    )
  }
  const words = <bdi dir={column.look === 'code' ? 'ltr' : undefined}>{cell}</bdi>
  return column.look === 'strong' ? <th scope="row">{words}</th> : <td data-look={column.look}>{words}</td>
}
