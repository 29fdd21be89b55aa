import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  areaLevels,
  reaches,
  staffActs,
  staffAreas,
  type Reach,
  type RightChange,
  type RoleDraft,
  type RoleRights,
} from '#modules/accounts/index.ts'
import { SeenFields, seenVersion } from '../../record/seen-fields.tsx'
import { ActForm } from '../../ui/act-form.tsx'
import { Card } from '../../ui/card.tsx'
import { ReachChoice } from './reach-choice.tsx'
import { RightsMatrix } from './rights-matrix.tsx'
import styles from './roles.module.css'

/** What a change would do, shown before it is confirmed. */
export type Consequences = { changes: RightChange[]; people: number; isOwn: boolean; told: string; isMoved: boolean }

/** The name and the rights of a role. Where people have it, what would follow is shown first and then confirmed. */
export function RoleForm({
  draft,
  own,
  isHeld,
  problem,
  consequences,
  seen,
}: {
  /** As it is kept, or as it was typed, perhaps without whose customers it reaches. */
  draft: Omit<RoleDraft, 'reach'> & { reach: Reach | undefined }
  own: RoleRights
  isHeld: boolean
  problem: string | undefined
  consequences?: Consequences | undefined
  /** Of a role that is there already: as it was read, and what somebody else saved since. */
  seen?: Pick<ComponentProps<typeof SeenFields>, 'read' | 'typed' | 'conflict'>
}) {
  const text = useText('staff-roles')
  const { nameOf, showIn } = useRoleWords()
  const isBusy = useNavigation().state !== 'idle'
  const nameError = problem === 'role-name' || problem === 'role-name-taken' ? text(`problem-${problem}`) : undefined
  return (
    <ActForm key={consequences?.told ?? (seen && seenVersion(seen.read, seen.typed))}>
      {consequences && <input type="hidden" name="told" value={consequences.told} />}
      <Card title={text('rights')}>
        <div className={styles.form}>
          {seen && (
            <SeenFields {...seen} nameOf={nameOf} showIn={showIn} isTick={(place) => place.startsWith('act-')} />
          )}
          <TextField
            label={text('name')}
            name="name"
            hint={text('name-hint')}
            maxLength={60}
            autoComplete="off"
            dir="auto"
            error={nameError}
            defaultValue={draft.name}
          />
        </div>
        <ReachChoice role={draft} own={own} />
        <RightsMatrix role={draft} own={own} />
        {consequences && (
          <div className={styles.form}>
            <Follows {...consequences} />
          </div>
        )}
        <div className={styles.foot}>
          {consequences && (
            <Button name="intent" value="save" disabled={isBusy}>
              {text('confirm')}
            </Button>
          )}
          <Button
            name="intent"
            value={isHeld ? 'preview' : 'save'}
            look={consequences ? 'outline' : undefined}
            disabled={isBusy}
          >
            {text(isHeld ? 'preview' : 'save')}
          </Button>
        </div>
      </Card>
    </ActForm>
  )
}

/** How the inputs of the form, and what they say, are called. */
function useRoleWords() {
  const text = useText('staff-roles')
  const rightOf = (place: string) => [...staffAreas, ...staffActs].find((right) => place.endsWith(`-${right}`))
  return {
    nameOf: (place: string) => {
      const right = rightOf(place)
      return right ? text(`right-${right}`) : text(place === 'reach' ? 'reach' : 'name')
    },
    showIn: (place: string, value: string) => {
      const reach = reaches.find((each) => place === 'reach' && each === value)
      const level = areaLevels.find((each) => place.startsWith('area-') && each === value)
      return reach ? text(`reach-${reach}`) : level ? text(`level-${level}`) : value
    },
  }
}

function Follows({ changes, people, isOwn, isMoved }: Consequences) {
  const text = useText('staff-roles')
  return (
    <Notice tone="warning" title={text('follows')} isAnnounced>
      <p>{text(isMoved ? 'follows-moved' : 'follows-lead')}</p>
      <ul className={styles.follows}>
        {changes.map((change) => {
          if ('reach' in change) return <li key="reach">{text(`reaches-${change.reach}`, { count: people })}</li>
          if ('act' in change)
            return (
              <li key={change.act}>
                {text(change.isGiven ? 'gains' : 'loses', {
                  count: people,
                  right: text(`right-${change.act}`),
                })}
              </li>
            )
          return (
            <li key={change.area}>
              {text(consequenceOf(change), { count: people, right: text(`right-${change.area}`) })}
            </li>
          )
        })}
      </ul>
      {isOwn && <p>{text('follows-you')}</p>}
    </Notice>
  )
}

function consequenceOf({ from, to }: { from: string; to: string }) {
  if (to === 'none') return 'loses'
  if (from === 'none') return to === 'look' ? 'only-looks' : 'gains'
  return to === 'look' ? 'only-looks' : 'works'
}
