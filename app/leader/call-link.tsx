import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import styles from './leader.module.css'

/** A number to call with a thumb, named by whose it is; what is none stands as it was typed. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  const text = useText('leader')
  const locale = useLocale()
  if (!phone.startsWith('+')) return <bdi dir="ltr">{phone}</bdi>
  return (
    <a className={styles.call} href={`tel:${phone}`} aria-label={text('call', { name })}>
      <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
    </a>
  )
}
