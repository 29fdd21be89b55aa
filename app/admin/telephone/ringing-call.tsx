import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { CurrentCall } from '#modules/telephony/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import styles from './ringing-call.module.css'
import { useRingingCall } from './use-ringing-call.ts'

/**
 * Says that the telephone rings, and whose number it is. When it is answered the sale opens by itself with whoever rings;
 * not over something that was typed on the page, where the link opens it beside.
 */
export function RingingCall() {
  const text = useText('staff-desk')
  const locale = useLocale()
  const navigate = useNavigate()
  const hasTyped = useHasTyped()
  const [closed, setClosed] = useState('')
  const saleWith = ({ phone }: CurrentCall) => paths.adminNewOrder(locale, phone === '' ? {} : { phone })
  const call = useRingingCall((answered) => {
    if (hasTyped()) return false
    void navigate(saleWith(answered))
    return true
  })
  return (
    <div role="status">
      {call && call.id !== closed && (
        <div className={styles.call}>
          <Icon name="phone-call" />
          <p>
            <b>{text(call.isAnswered ? 'telephone-answered' : 'telephone-rings')}</b>{' '}
            {call.phone === '' ? text('telephone-hidden') : <bdi dir="ltr">{formatPhone(call.phone, locale)}</bdi>}
            {call.isAnswered && <span className={styles.why}>{text('telephone-typed')}</span>}
          </p>
          <StaffButtonLink href={saleWith(call)} isSmall {...(call.isAnswered ? { target: '_blank' } : {})}>
            {text('telephone-open')}
          </StaffButtonLink>
          <Button type="button" look="outline" isSmall onClick={() => setClosed(call.id)}>
            {text('telephone-close')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Says whether something was typed or chosen on the page since it was opened. */
function useHasTyped(): () => boolean {
  const { key } = useLocation()
  const typedOn = useRef('')
  const note = useEffectEvent(() => {
    typedOn.current = key
  })
  useEffect(() => {
    const listener = () => note()
    document.addEventListener('input', listener)
    return () => document.removeEventListener('input', listener)
  }, [])
  return () => typedOn.current === key
}
