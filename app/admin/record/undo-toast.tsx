import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { Toast } from '../ui/toast.tsx'

/** Says that something was removed, and brings it back. */
export function UndoToast({ undo, action, title }: { undo: string; action: string; title: string }) {
  const text = useText('staff-catalogue')
  return (
    <Toast kind="success" title={title}>
      <Form method="post" action={action}>
        <input type="hidden" name="undo" value={undo} />
        <Button look="outline" isSmall name="intent" value="restore">
          <Icon name="undo-2" />
          {text('undo')}
        </Button>
      </Form>
    </Toast>
  )
}
