import { Choice } from '#app/ui/choice.tsx'
import { useText } from '#app/ui/text.tsx'
import { boundlessAreas, reaches, type Reach, type RoleRights } from '#modules/accounts/index.ts'
import styles from './roles.module.css'

/** Whose customers a role reaches, and what follows from that. */
export function ReachChoice({
  role,
  own,
  isFixed,
}: {
  role: { reach: Reach | undefined }
  own: RoleRights
  isFixed?: boolean
}) {
  const text = useText('staff-roles')
  return (
    <fieldset className={styles.reach}>
      <legend className={styles.legend}>{text('reach')}</legend>
      <p className={styles.says}>{text('reach-says')}</p>
      {isFixed && role.reach ? (
        <p>
          <strong>{text(`reach-${role.reach}`)}:</strong> {text(`says-reach-${role.reach}`)}
        </p>
      ) : (
        reaches.toReversed().map((reach) => (
          <Choice
            key={reach}
            type="radio"
            name="reach"
            value={reach}
            defaultChecked={reach === role.reach}
            disabled={reaches.indexOf(reach) > reaches.indexOf(own.reach)}
          >
            <strong>{text(`reach-${reach}`)}:</strong> {text(`says-reach-${reach}`)}
          </Choice>
        ))
      )}
      {(!isFixed || role.reach !== 'everybody') && (
        <p className={styles.says}>
          {text('reach-closes', {
            areas: boundlessAreas.map((area) => text(`right-${area}`)).join(' · '),
          })}
        </p>
      )}
    </fieldset>
  )
}
