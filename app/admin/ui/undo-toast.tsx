import { Form } from 'react-router'
import { Toast } from './toast.tsx'
import { UndoButton } from './undo-button.tsx'

/** Says that something was removed, and brings it back. */
export function UndoToast({ undo, action, title }: { undo: string; action: string; title: string }) {
  return (
    <Toast kind="success" title={title}>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="restore" />
        <UndoButton name="undo" value={undo} />
      </Form>
    </Toast>
  )
}
