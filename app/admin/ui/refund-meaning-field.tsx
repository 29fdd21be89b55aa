import { SelectField } from '#app/ui/select-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { refundMeanings } from '#modules/booking/index.ts'

/** What a refund by hand means for its order; nothing is chosen beforehand, and it is needed unless money is due to go back. */
export function RefundMeaningField({
  value,
  hasDue,
  error,
  className,
}: {
  value: string | undefined
  hasDue: boolean
  error?: string | undefined
  className?: string | undefined
}) {
  const text = useText('cash')
  return (
    <SelectField
      label={text('meaning')}
      hint={hasDue ? text('meaning-hint') : undefined}
      name="meaning"
      defaultValue={value ?? ''}
      error={error}
      className={className}
      isOptional={hasDue}
    >
      <option value="">{text('meaning-choose')}</option>
      {refundMeanings.map((meaning) => (
        <option key={meaning} value={meaning}>
          {text(`meaning-${meaning}`)}
        </option>
      ))}
    </SelectField>
  )
}
