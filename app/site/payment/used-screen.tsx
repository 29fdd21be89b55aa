import type { ReactNode } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatInstant } from '#kernel/format-date.ts'
import { PlainScreen } from './plain-screen.tsx'

/** The payment was made before: when, and where its summary is. */
export function UsedScreen({ token, number, paidAt }: { token: string; number: ReactNode; paidAt: Date }) {
  const text = useText('payment')
  const errors = useText('errors')
  const locale = useLocale()
  return (
    <PlainScreen
      number={number}
      title={text('used')}
      lead={
        <>
          {text('completed-on', { date: formatInstant(paidAt, locale) })}. {text('used-lead')}
        </>
      }
    >
      <ButtonLink href={paths.paymentSuccess(locale, token)}>{text('see-receipt')}</ButtonLink>
      <ButtonLink look="outline" href={paths.home(locale)}>
        {errors('home')}
      </ButtonLink>
    </PlainScreen>
  )
}
