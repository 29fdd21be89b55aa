import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** One act on an offer that asks for nothing more. */
export function OfferAct({
  intent,
  look,
  children,
}: {
  intent: string
  look?: 'outline' | 'danger'
  children: string
}) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <Button name="intent" value={intent} look={look} isSmall disabled={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
