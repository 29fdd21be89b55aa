import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { PlainScreen } from './plain-screen.tsx'

/** Nobody knows yet whether money moved: the script asks until somebody does, and then loads the page again. */
export function CheckingScreen({
  token,
  number,
  needsPerson,
}: {
  token: string
  number: ReactNode
  needsPerson: boolean
}) {
  const text = useText('payment')
  return (
    <PlainScreen
      number={number}
      title={text('checking-title')}
      lead={text(needsPerson ? 'checking-person' : 'checking-lead')}
    >
      {!needsPerson && <payment-watch data-call={`/api/v1/payments/${token}`} />}
      <ButtonLink look="outline" href="?">
        <Icon name="refresh-cw" />
        {text('refresh')}
      </ButtonLink>
    </PlainScreen>
  )
}
