import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { SecurityIntent, SecurityProblem } from './change-security.server.ts'
import { OwnerProof } from './owner-proof.tsx'
import styles from './security-page.module.css'

/** What every part of the page is told. */
export type SectionState = {
  needsPassword: boolean
  problem: { problem: SecurityProblem; intent: SecurityIntent } | undefined
}

/** A form that changes something about signing in, with the proof that it needs. */
export function SecurityForm({
  intent,
  label,
  look,
  needsPassword,
  problem,
  children,
}: SectionState & { intent: SecurityIntent; label: string; look?: 'outline'; children?: ReactNode }) {
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <OwnerProof
        isNeeded={needsPassword}
        isWrong={problem?.problem === 'current-password' && problem.intent === intent}
      />
      <Button {...(look ? { look } : {})}>{label}</Button>
    </form>
  )
}
