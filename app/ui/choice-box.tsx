import { useText } from './text.tsx'
import styles from './list-table.module.css'

/** Chooses one record of a list for what is done to many at once; it belongs to the form of the bar below. */
export function ChoiceBox({ formId, value, name }: { formId: string; value: string; name: string }) {
  const text = useText('ui')
  return (
    <input
      type="checkbox"
      name="id"
      value={value}
      form={formId}
      className={styles.box}
      aria-label={text('select-row', { name })}
    />
  )
}
