import { Notice } from './notice.tsx'

/** News that came with the page after a form was sent: a modal, or a notice in its place without script. */
export function PageNotice({ kind, title, text }: { kind: 'success' | 'warning'; title: string; text: string }) {
  return (
    <page-notice data-kind={kind} data-title={title} data-text={text} suppressHydrationWarning>
      <Notice tone={kind} title={title} isAnnounced>
        {text}
      </Notice>
    </page-notice>
  )
}
