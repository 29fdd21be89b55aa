import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { AreaGroupLinks } from '../areas.ts'
import { looksAt, type Opener } from '../places.ts'
import type { ShownRole } from '../users/role-name.tsx'
import type { Theme } from '../theme.ts'
import { GuidePanel } from '../guide/guide-panel.tsx'
import { guideSteps, stepAsked } from '../guide/guide-steps.ts'
import { RingingCall } from '../telephone/ringing-call.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SideNav } from './side-nav.tsx'
import styles from './staff-shell.module.css'
import { StaffBar } from './staff-bar.tsx'

/** The frame of every staff page: areas at the side, search and the day above. Works without script. */
export function StaffShell({
  name,
  role,
  groups,
  today,
  theme,
  unreadNews,
  isGuided,
  keptGroups,
  isRung,
  children,
}: {
  name: string
  role: ShownRole & Opener
  groups: AreaGroupLinks[]
  today: PlainDate
  theme: Theme | undefined
  unreadNews: number
  /** Somebody who is here for the first time is shown round. */
  isGuided: boolean
  /** The groups of the navigation that this browser keeps open. */
  keptGroups: readonly string[]
  /** Their telephone is known to the exchange, which says here when it rings. */
  isRung: boolean
  children: ReactNode
}) {
  const text = useText('chrome')
  const staff = useText('staff')
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const steps = guideSteps(groups)
  const asked = stepAsked(query.get('guide'), steps)
  const step = asked ?? (isGuided ? 1 : undefined)
  return (
    <div className={styles.shell} data-area="staff" data-theme={theme}>
      <a className={styles.skip} href="#content">
        {text('skip-to-content')}
      </a>
      <Shortcuts groups={groups} />
      <SideNav {...{ name, role, groups, keptGroups }} />
      <div className={styles.page}>
        <StaffBar {...{ today, groups, unreadNews }} />
        <main id="content" className={styles.main} tabIndex={-1}>
          {isRung && <RingingCall />}
          {step !== undefined && <GuidePanel key={step} steps={steps} step={step} isAsked={asked !== undefined} />}
          {looksAt(role, pathname) && <Notice>{staff('looks-only')}</Notice>}
          {children}
        </main>
      </div>
    </div>
  )
}
