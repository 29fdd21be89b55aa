import { Choice } from '#app/ui/choice.tsx'
import { useText } from '#app/ui/text.tsx'
import {
  areaLevels,
  areaOfAct,
  levelIn,
  staffActs,
  staffAreas,
  undividedAreas,
  type AreaLevel,
  type RoleRights,
  type StaffAct,
  type StaffArea,
} from '#modules/accounts/index.ts'
import styles from './roles.module.css'

type Matrix = {
  role: Omit<RoleRights, 'reach'>
  /** What whoever fills it in may do; nobody gives more. */
  own: RoleRights
  isFixed?: boolean
}

/** Every area with how far it is open, what that lets its people do and what not, and the acts within it. */
export function RightsMatrix(matrix: Matrix) {
  return (
    <div className={styles.matrix}>
      {staffAreas.map((area) => (
        <div key={area} className={styles.area}>
          <AreaRow area={area} {...matrix} />
          {staffActs.map((act) => areaOfAct[act] === area && <ActRow key={act} act={act} {...matrix} />)}
        </div>
      ))}
    </div>
  )
}

function AreaRow({ area, role, own, isFixed }: Matrix & { area: StaffArea }) {
  const text = useText('staff-roles')
  const level = levelIn(role, area)
  const most = levelIn(own, area)
  const levels = areaLevels.filter((each) => each !== 'look' || !undividedAreas.includes(area))
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{text(`right-${area}`)}</legend>
      <p className={styles.says}>{text(`says-${area}`)}</p>
      {area === 'dashboard' || isFixed ? (
        <p className={styles.always}>{text(area === 'dashboard' ? 'always-open' : `level-${level}`)}</p>
      ) : (
        <div className={styles.levels}>
          {levels.map((each) => (
            <Choice
              key={each}
              type="radio"
              name={`area-${area}`}
              value={each}
              defaultChecked={each === level}
              disabled={each !== level && !isWithin(each, most)}
              isCompact
              className={each === 'work' ? styles.last : undefined}
            >
              {text(`level-${each}`)}
            </Choice>
          ))}
        </div>
      )}
      {!isFixed && most === 'none' && <p className={styles.limit}>{text('not-yours')}</p>}
    </fieldset>
  )
}

function ActRow({ act, role, own, isFixed }: Matrix & { act: StaffAct }) {
  const text = useText('staff-roles')
  const isHeld = own.rights.includes(act)
  const isGiven = role.rights.includes(act)
  return (
    <fieldset className={`${styles.row} ${styles.act}`}>
      <legend className={styles.legend}>{text(`right-${act}`)}</legend>
      <p className={styles.says}>{text(`says-${act}`)}</p>
      {isFixed ? (
        <p className={styles.always}>{text(isGiven ? 'is-given' : 'level-none')}</p>
      ) : (
        <Choice
          name={`act-${act}`}
          defaultChecked={isGiven}
          disabled={!isHeld && !isGiven}
          isCompact
          className={styles.tick}
        >
          {text('is-given')}
        </Choice>
      )}
      {!isFixed && !isHeld && <p className={styles.limit}>{text('not-yours')}</p>}
    </fieldset>
  )
}

function isWithin(level: AreaLevel, most: AreaLevel): boolean {
  return areaLevels.indexOf(level) <= areaLevels.indexOf(most)
}
