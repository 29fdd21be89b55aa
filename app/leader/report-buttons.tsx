import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import { incidentKinds } from '#modules/road/index.ts'
import styles from './leader.module.css'

/** The second tap of an incident: what it is. Without a traveller it is about the group. */
export function ReportButtons({ passengerId = '' }: { passengerId?: string }) {
  const text = useText('leader')
  return (
    <div className={styles.buttons} role="group" aria-label={text(passengerId === '' ? 'report-group' : 'report')}>
      {incidentKinds.map((kind) => (
        <Button key={kind} name="intent" value={`report:${kind}:${passengerId}`} look="outline" isSmall>
          {text(`incident-${kind}`)}
        </Button>
      ))}
    </div>
  )
}
