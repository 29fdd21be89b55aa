import { useContext, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ChoicesHidden } from '#app/ui/choice-box.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './bulk-bar.module.css'

/** Under a list: what to do with the rows that are chosen. It leads to a preview; nothing is done yet. */
export function BulkBar({
  id,
  action,
  acts,
  query,
}: {
  /** The form that the rows' boxes belong to. */
  id: string
  /** The page of the preview. */
  action: string
  acts: { value: string; words: string }[]
  /** The list as it is filtered, to come back to. */
  query: string
}) {
  const text = useText('staff-desk')
  const count = useChosen(id)
  if (useContext(ChoicesHidden)) return null
  return (
    <Form id={id} action={action} className={styles.bar}>
      <input type="hidden" name="back" value={query} />
      <label htmlFor={`${id}-act`}>{text('bulk-action')}</label>
      <select id={`${id}-act`} name="act">
        {acts.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Button look="outline" isSmall>
        {text('bulk-preview')}
      </Button>
      <output className={styles.count}>{count > 0 && text('selected', { count })}</output>
    </Form>
  )
}

/** How many rows are chosen; the boxes stand in the table, and say so as they change. */
function useChosen(formId: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => setCount(document.querySelectorAll(`input[name="id"][form="${formId}"]:checked`).length)
    document.addEventListener('change', read)
    return () => document.removeEventListener('change', read)
  }, [formId])
  return count
}
