import { useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { countRows } from '#app/acts/record/record-fields.ts'
import styles from './row-list.module.css'
import { useMovedRows } from './use-moved-rows.ts'

/** A row; one that is new may come with what was chosen for it. */
type Row = { key: number; from: number; isNew: boolean; value?: string | undefined }

/**
 * Rows that are added, removed and moved. Every button is one that submits the form with what it asks for, which works
 * without script; with script the rows change at once and keep what is typed in them.
 */
export function RowList({
  label,
  place,
  fields,
  isCompact = false,
  renderChooser,
  children,
}: {
  label: string
  place: string
  fields: Fields
  isCompact?: boolean
  /** Shows what can be added with a value at once; the click handler of a value is for its button. */
  renderChooser?: ((add: (value: string) => (event: MouseEvent<HTMLButtonElement>) => void) => ReactNode) | undefined
  children: (row: Row, index: number) => ReactNode
}) {
  const text = useText('staff-catalogue')
  const [rows, setRows] = useState(() =>
    Array.from({ length: countRows(fields, place) }, (_, index): Row => ({ key: index, from: index, isNew: false })),
  )
  const act = (change: (rows: Row[]) => Row[]) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    event.currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
    setRows(change)
  }
  const add = (value?: string) =>
    act((now) => {
      const key = Math.max(-1, ...now.map((row) => row.key)) + 1
      return [...now, { key, from: key, isNew: true, value }]
    })
  const move = (from: number, to: number) => (now: Row[]) => {
    const row = now[from]
    return row ? now.toSpliced(from, 1).toSpliced(to, 0, row) : now
  }
  const { list, keepFocus, handleOf, rowOf } = useMovedRows(place, rows.length, (from, to) => setRows(move(from, to)))
  const step = (deed: 'up' | 'down', index: number) => {
    const to = deed === 'up' ? index - 1 : index + 1
    return act((now) => {
      keepFocus(deed, to)
      return move(index, to)(now)
    })
  }
  const tool = (deed: 'up' | 'down' | 'remove', index: number, icon: IconName, onClick: ReturnType<typeof act>) => (
    <button
      type="submit"
      name="row"
      value={`${deed}:${place}.${index}`}
      formNoValidate
      className={styles.tool}
      aria-label={text(`row-${deed}`, { label, n: String(index + 1) })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {rows.length > 0 && (
        <ol ref={list} className={isCompact ? styles.compact : styles.rows}>
          {rows.map((row, index) => (
            <li key={row.key} {...rowOf(index)}>
              <span className={styles.number} aria-hidden="true" {...handleOf(index)}>
                {index + 1}
              </span>
              <div className={styles.body}>{children(row, index)}</div>
              <div className={styles.tools}>
                {index > 0 && tool('up', index, 'arrow-up', step('up', index))}
                {index < rows.length - 1 && tool('down', index, 'arrow-down', step('down', index))}
                {tool(
                  'remove',
                  index,
                  'trash-2',
                  act((now) => now.filter(({ key }) => key !== row.key)),
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      <Button look="outline" isSmall name="row" value={`add:${place}`} formNoValidate onClick={add()}>
        <Icon name="plus" />
        {text('row-add', { label })}
      </Button>
      {renderChooser?.(add)}
    </fieldset>
  )
}
