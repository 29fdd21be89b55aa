import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './security-page.module.css'

/** Whether all staff must have a second factor; for owners who have one. */
export function StaffSection({ isAsked }: { isAsked: boolean }) {
  const text = useText('security')
  return (
    <Panel className={styles.section}>
      <h2>{text('staff-title')}</h2>
      <p>{text('staff-text')}</p>
      <form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="staff-duty" />
        <Choice name="isRequired" defaultChecked={isAsked}>
          {text('staff-duty')}
        </Choice>
        <Button look="outline">{text('save')}</Button>
      </form>
    </Panel>
  )
}
