import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { languages } from '#kernel/languages.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale } from '#kernel/locale.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'

export type ShownUser = {
  fullName: string
  email: string
  mobile: string | null
  language: Locale
  hasConfirmedEmail: boolean
  hasSecondFactor: boolean
  referral: string | null
}

/** Who an account belongs to, as its owner wrote it. */
export function UserFacts({ user }: { user: ShownUser }) {
  const text = useText('staff-users')
  const locale = useLocale()
  const yesOrNo = (is: boolean) => text(is ? 'yes' : 'no')
  return (
    <Card title={text('user')}>
      <Facts>
        <Fact name={text('name')}>
          <bdi>{user.fullName}</bdi>
        </Fact>
        <Fact name={text('email')}>
          <bdi dir="ltr">{user.email}</bdi>
        </Fact>
        <Fact name={text('is-confirmed')}>{yesOrNo(user.hasConfirmedEmail)}</Fact>
        <Fact name={text('mobile')}>
          <bdi dir="ltr">{user.mobile === null ? '—' : formatPhone(user.mobile, locale)}</bdi>
        </Fact>
        <Fact name={text('language')}>{languages[user.language].name}</Fact>
        <Fact name={text('second-factor')}>{yesOrNo(user.hasSecondFactor)}</Fact>
        <Fact name={text('referral')}>
          <bdi dir="ltr">{user.referral ?? '—'}</bdi>
        </Fact>
        <Fact name={text('orders')}>
          <Link to={paths.adminOrders(locale, { q: user.email })}>{text('orders-link')}</Link>
        </Fact>
      </Facts>
    </Card>
  )
}
