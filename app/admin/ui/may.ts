import { createContext, useContext } from 'react'
import type { StaffRight } from '#modules/accounts/index.ts'
import { actsAt, mayFollow, type Opener } from '../places.ts'

/** Who looks at the page, by their role; pages outside the frame of the staff say nothing. */
export const ViewerContext = createContext<Opener | undefined>(undefined)

/**
 * What whoever looks at the page may do: follow a link to a page of the staff, and send the forms that stand there.
 * What they may not is not shown to them; the server refuses it all the same.
 */
export function useMay() {
  const viewer = useContext(ViewerContext)
  return {
    open: (href: string) => !viewer || mayFollow(viewer, href),
    act: (href: string, needs?: readonly StaffRight[]) => !viewer || actsAt(viewer, href, needs),
  }
}
