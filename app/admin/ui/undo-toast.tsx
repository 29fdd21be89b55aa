import { ActForm } from './act-form.tsx'
import { Toast } from './toast.tsx'
import { UndoButton } from './undo-button.tsx'

/** Says that something was removed, and brings it back: the form carries its key and, where there are several kinds, which. */
export function UndoToast({
  undo,
  part,
  action,
  title,
}: {
  undo: string
  part?: string | undefined
  action: string
  title: string
}) {
  return (
    <Toast kind="success" title={title}>
      <ActForm action={action} preventScrollReset>
        <input type="hidden" name="intent" value="restore" />
        {part !== undefined && <input type="hidden" name="part" value={part} />}
        <UndoButton name="undo" value={undo} />
      </ActForm>
    </Toast>
  )
}
