import type { ReactNode } from 'react'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { FieldName } from '#app/acts/record/field-names.ts'
import type { FieldSpec, OptionList, Options } from '#app/acts/record/field-specs.ts'
import { PictureChooser } from './picture-chooser.tsx'
import { PictureField } from './picture-field.tsx'
import styles from './record-form.module.css'
import type { FormState } from './form-state.ts'
import { RowList } from './row-list.tsx'

/** Rows of several inputs each: the days of a programme, the stays in hotels. */
export function PartRows({
  label,
  parts,
  title,
  state,
  place,
  children,
}: {
  label: string
  parts: readonly FieldSpec[]
  /** The part that heads a row which is folded away until somebody looks. */
  title?: FieldName | undefined
  state: FormState
  place: string
  /** The input of one part of a row, under its name. */
  children: (spec: FieldSpec, state: FormState, place: string) => ReactNode
}) {
  return (
    <RowList label={label} place={place} fields={state.fields}>
      {(row, index) => {
        const name = `${place}.${index}`
        // A row that was added begins empty; one that was moved keeps what is typed, since its inputs move along.
        const own = row.isNew ? { fields: {}, problems: state.problems } : rowState(state, place, row.from, index)
        const inputs = (
          <div className={styles.fields}>{parts.map((spec) => children(spec, own, `${name}.${spec.name}`))}</div>
        )
        return title ? (
          <FoldedRow title={title} state={own} name={name}>
            {inputs}
          </FoldedRow>
        ) : (
          inputs
        )
      }}
    </RowList>
  )
}

/** A row under what it says in the language of the page; open while it says nothing, or something that cannot be saved. */
function FoldedRow({
  title,
  state,
  name,
  children,
}: {
  title: FieldName
  state: FormState
  name: string
  children: ReactNode
}) {
  const locale = useLocale()
  const said = state.fields[`${name}.${title}.${locale}`] ?? ''
  const isWrong = state.problems.some((each) => each.startsWith(`${name}.`))
  if (said === '') return children
  return (
    <details className={styles.group} open={isWrong || state.merged !== undefined}>
      <summary>
        <bdi>{said}</bdi>
      </summary>
      {children}
    </details>
  )
}

/** Any number of choices or pictures, in an order. */
export function ListRows({
  label,
  item,
  state,
  options,
  place,
}: {
  label: string
  item: 'picture' | OptionList
  state: FormState
  options: Options
  place: string
}) {
  const text = useText('staff-catalogue')
  return (
    <RowList
      label={label}
      place={place}
      fields={state.fields}
      isCompact
      renderChooser={
        item === 'picture'
          ? (add) => <PictureChooser place={place} pictures={options.pictures} onAdd={add} />
          : undefined
      }
    >
      {(row, index) => {
        const value = row.isNew ? (row.value ?? '') : (state.fields[`${place}.${row.from}`] ?? '')
        const name = `${place}.${index}`
        const ownLabel = text('nth', { label, n: String(index + 1) })
        if (item === 'picture')
          return <PictureField label={ownLabel} name={name} value={value} pictures={options.pictures} />
        return (
          <select className={styles.select} aria-label={ownLabel} name={name} defaultValue={value}>
            <option value="">{text('none-chosen')}</option>
            {(options[item] ?? []).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }}
    </RowList>
  )
}

/** The fields of a row under the names it has now. */
function rowState(state: FormState, place: string, from: number, index: number): FormState {
  if (from === index) return state
  const start = `${place}.${from}.`
  const moved = Object.entries(state.fields).flatMap(([name, value]): [string, string][] =>
    name.startsWith(start) ? [[`${place}.${index}.${name.slice(start.length)}`, value]] : [],
  )
  return { fields: Object.fromEntries(moved), problems: state.problems }
}
