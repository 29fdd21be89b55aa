import { sayPassport } from '#app/intake/say-passport.ts'
import { Choice } from '#app/ui/choice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PassportRule } from '#modules/booking/index.ts'
import { DateParts } from './date-parts.tsx'
import styles from './passport-expiry.module.css'

/** How long a passport is good, with what the journey asks of it, and a way out for whoever has applied for another one. */
export function PassportExpiry({
  name,
  defaultValue,
  error,
  rule,
  renewing,
  className,
}: {
  name: string
  defaultValue: string
  error: string | undefined
  rule: PassportRule
  renewing: { name: string; isChecked: boolean }
  className?: string | undefined
}) {
  const text = useText('checkout')
  const ask = useText('travellers')
  const forms = useText('forms')
  const said = sayPassport(forms, useLocale(), rule)
  return (
    <div className={className}>
      <DateParts
        label={text('passport-expiry')}
        {...{ name, defaultValue, error }}
        hint={error?.includes(said) ? undefined : said}
      />
      <Choice name={renewing.name} defaultChecked={renewing.isChecked} className={styles.renewing}>
        {ask('ask-renewsPassport')}
      </Choice>
      <p className={styles.hint}>{text('renewing-hint')}</p>
    </div>
  )
}
