import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import type { StaffRight } from '#modules/accounts/index.ts'
import { Card } from './card.tsx'
import { useMay } from './may.ts'

/**
 * A card that is there for nothing but its form: whoever may not send it does not see it. What a form tells of a record stays
 * in a `Card` for everybody who may look. `needs` is that of the form.
 */
export function ActCard({
  needs,
  ...card
}: ComponentProps<typeof Card> & { needs?: readonly StaffRight[] | undefined }) {
  const { pathname } = useLocation()
  return useMay().act(pathname, needs) ? <Card {...card} /> : null
}
