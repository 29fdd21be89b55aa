import { Choice } from '#app/ui/choice.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { FieldSpec, Options } from '#app/acts/record/field-specs.ts'
import { ListRows, PartRows } from './field-rows.tsx'
import { HtmlColumns } from './html-columns.tsx'
import { LanguageColumns } from './language-columns.tsx'
import { OfferedNumber } from './offered-number.tsx'
import { PictureField } from './picture-field.tsx'
import { PriceMatrix } from './price-matrix.tsx'
import styles from './record-form.module.css'
import type { FormState } from './form-state.ts'

export type FieldViewProps = { spec: FieldSpec; state: FormState; options: Options; place: string }

/** The input of one part of a record, or the inputs where it has several. */
export function FieldView({ spec, state, options, place }: FieldViewProps) {
  const text = useText('staff-catalogue')
  const ui = useText('ui')
  const label = text(`field-${spec.name}`)
  const value = state.fields[place] ?? ''
  const error = state.problems.some((each) => each === place) ? text('problem-field') : undefined
  switch (spec.kind) {
    case 'words':
    case 'texts':
      return (
        <LanguageColumns
          label={label}
          isLong={spec.kind === 'texts'}
          isLatin={spec.isLatin === true}
          names={spec.names}
          state={state}
          place={place}
        />
      )
    case 'html':
      return <HtmlColumns label={label} state={state} place={place} />
    case 'group': {
      const isWrong = state.problems.some((each) => each.startsWith(`${place}.`))
      return (
        <details className={styles.group} open={isWrong}>
          <summary>{label}</summary>
          <div className={styles.fields}>
            {spec.parts.map((part) => (
              <FieldView key={part.name} spec={part} state={state} options={options} place={`${place}.${part.name}`} />
            ))}
          </div>
        </details>
      )
    }
    case 'area':
      return (
        <TextAreaField
          label={label}
          name={place}
          defaultValue={value}
          isOptional
          error={error}
          className={styles.wide}
        />
      )
    case 'flag':
      return (
        <Choice name={place} value="1" defaultChecked={value === '1'} className={styles.flag}>
          {label}
        </Choice>
      )
    case 'choice':
      return (
        <SelectField label={label} name={place} defaultValue={value} error={error} isOptional={spec.isNullable}>
          {(spec.isNullable || value === '') && <option value="">{text('none-chosen')}</option>}
          {(options[spec.options] ?? []).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      )
    case 'picture':
      return <PictureField label={label} name={place} value={value} pictures={options.pictures} error={error} />
    case 'prices':
      return <PriceMatrix label={label} keys={spec.keys} state={state} place={place} />
    case 'range':
      return (
        <fieldset className={styles.range}>
          <legend>{label}</legend>
          {(['min', 'max'] as const).map((end) => (
            <TextField
              key={end}
              label={text(`part-${end}`)}
              name={`${place}.${end}`}
              inputMode="numeric"
              isLatin
              isOptional
              defaultValue={state.fields[`${place}.${end}`]}
              error={error}
            />
          ))}
        </fieldset>
      )
    case 'list':
      return <ListRows label={label} item={spec.item} state={state} options={options} place={place} />
    case 'rows':
      return (
        <PartRows label={label} parts={spec.parts} title={spec.title} state={state} place={place}>
          {(part, partState, partPlace) => (
            <FieldView key={part.name} spec={part} state={partState} options={options} place={partPlace} />
          )}
        </PartRows>
      )
    case 'day':
      return (
        <DateField
          label={label}
          name={place}
          defaultValue={value}
          error={error}
          isOptional={'isNullable' in spec && spec.isNullable === true}
        />
      )
    case 'time':
      return (
        <TextField
          label={label}
          name={place}
          defaultValue={value}
          error={error}
          isOptional={spec.isNullable}
          placeholder={ui('time-form')}
          inputMode="numeric"
          autoComplete="off"
          isLatin
        />
      )
    default:
      if (spec.kind === 'number' && spec.offers)
        return <OfferedNumber {...{ label, place, value, error }} offered={options[spec.offers] ?? []} />
      return (
        <TextField
          label={label}
          name={place}
          defaultValue={value}
          error={error}
          isOptional={'isNullable' in spec && spec.isNullable}
          {...inputOf(spec)}
        />
      )
  }
}

function inputOf(spec: FieldSpec) {
  switch (spec.kind) {
    case 'number':
      return { inputMode: 'numeric', isLatin: true } as const
    case 'decimal':
    case 'amount':
      return { inputMode: 'decimal', isLatin: true } as const
    default:
      return { isLatin: spec.kind === 'codes' || (spec.kind === 'line' && spec.isLatin === true) } as const
  }
}
