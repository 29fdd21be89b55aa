import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { PlainScreen } from './plain-screen.tsx'

/** One page for addresses that never were, that were cancelled and that expired, so that guessing tells nothing. */
export function GoneScreen() {
  const text = useText('payment')
  const errors = useText('errors')
  const locale = useLocale()
  return (
    <PlainScreen title={text('not-found')} lead={text('gone-lead')}>
      <ButtonLink href={paths.home(locale)}>{errors('home')}</ButtonLink>
      <ButtonLink look="outline" href={paths.contact(locale)}>
        {errors('contact')}
      </ButtonLink>
    </PlainScreen>
  )
}
