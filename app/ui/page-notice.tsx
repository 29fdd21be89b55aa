import type { ReactNode } from 'react'

/**
 * News that came with the page after a form was sent, opened as a modal. Its children say the same in their place, for
 * visitors without script and after the modal is closed.
 */
export function PageNotice({
  kind,
  title,
  text,
  children,
}: {
  kind: 'success' | 'warning'
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <page-notice data-kind={kind} data-title={title} data-text={text} suppressHydrationWarning>
      {children}
    </page-notice>
  )
}
