import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './room-plan-card.module.css'

/** What a plan comes to, and the ways on from it: to take it, where it has anything, or to leave it. */
export function PlanHead({
  lead,
  counts,
  here,
  fields,
  take,
  drop,
}: {
  lead: string
  counts: readonly string[]
  here: string
  /** The version of the day that was seen, and what else names the plan. */
  fields: Parameters<typeof HiddenFields>[0]
  take: { intent: string; says: ReactNode } | undefined
  drop: { href: string; says: ReactNode }
}) {
  return (
    <>
      <p>
        {lead} <strong>{counts.join(' · ')}</strong>
      </p>
      <ActForm reloadDocument action={here} className={styles.ways}>
        <HiddenFields {...fields} />
        {take && (
          <Button name="intent" value={take.intent} isSmall>
            {take.says}
          </Button>
        )}
        <StaffButtonLink look="outline" isSmall href={drop.href}>
          {drop.says}
        </StaffButtonLink>
      </ActForm>
    </>
  )
}
