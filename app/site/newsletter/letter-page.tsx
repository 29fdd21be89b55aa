import type { ReactNode } from 'react'
import { PageHead } from '#app/page/page-head.tsx'
import { LetterScreen } from './letter-screen.tsx'

/** A page that a letter leads to: its title stays, what it says changes with what was done. */
export function LetterPage({
  title,
  path,
  says,
  lead,
  isDone = false,
  children,
  foot,
}: {
  title: string
  path: string
  says: string
  lead: string
  isDone?: boolean
  /** The one thing to do. */
  children?: ReactNode
  foot?: ReactNode
}) {
  return (
    <main>
      <PageHead title={title} path={path} isIndexed={false} />
      <LetterScreen title={says} lead={lead} isDone={isDone}>
        {children}
      </LetterScreen>
      {foot}
    </main>
  )
}
