import { createContext, useContext } from 'react'
import { useText } from './text.tsx'
import styles from './list-table.module.css'

/** Where it is true, nothing can be done with rows that are chosen by whoever looks, and there are no boxes to choose them. */
export const ChoicesHidden = createContext(false)

/** Chooses one record of a list for what is done to many at once; it belongs to the form of the bar below. */
export function ChoiceBox({ formId, value, name }: { formId: string; value: string; name: string }) {
  const text = useText('ui')
  if (useContext(ChoicesHidden)) return null
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
