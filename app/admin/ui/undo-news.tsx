import { useText } from '#app/ui/text.tsx'
import { Toast } from './toast.tsx'
import type { RemovalNews } from './removal-news.ts'
import { UndoToast } from './undo-toast.tsx'

/** What was just removed, with the way back; and after the way back, whether it led there. */
export function UndoNews({
  news: { undo, undone },
  part,
  action,
  title,
}: {
  news: RemovalNews
  /** What kind of thing it was, on pages of several. */
  part?: string | undefined
  action: string
  title: string
}) {
  const text = useText('staff')
  if (undo !== undefined) return <UndoToast undo={undo} part={part} action={action} title={title} />
  if (undone === 'yes') return <Toast kind="success" title={text('undo-done')} />
  return undone && <Toast kind="error" title={text(`undo-${undone}`)} />
}
