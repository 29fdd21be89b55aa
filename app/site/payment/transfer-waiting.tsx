import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Thumbnail } from '#app/ui/picture.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { Segment } from '#app/ui/segment.tsx'
import { DateRangeText, HijriText, MoneyText, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { formatInstant } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { toDecimalText } from '#kernel/money.ts'
import type { AmountAtRate } from '#modules/booking/index.server.ts'
import type { PaymentPageState } from '#modules/payments/index.ts'
import { CopyButton } from './copy-button.tsx'
import { isolated } from './isolated.ts'
import { PaymentNumber } from './payment-number.tsx'
import type { PaymentView } from './payment-view.server.ts'
import { StarTimeline } from './star-timeline.tsx'
import styles from './transfer-waiting.module.css'

type Awaited = Extract<PaymentPageState, { kind: 'awaiting-transfer' }>

/** What to transfer, where to and until when; every fact can be copied by itself. */
export function TransferWaiting({ view, state }: { view: PaymentView; state: Awaited }) {
  const text = useText('payment')
  const { locale, site } = usePageFrame()
  const until = formatInstant(state.until, locale)
  return (
    <div className={styles.page}>
      <section className={styles.facts}>
        <PaymentNumber view={view} />
        <h1 className={styles.title}>{text('transfer-title')}</h1>
        <p className={styles.lead}>{text('transfer-pending')}</p>
        <p className={styles.hold}>
          <Icon name="clock" />
          <span>
            <b>{text('hold-until', { date: until })}</b>
            <small>{text('transfer-day')}</small>
          </span>
        </p>
        {state.whenProven && (
          <Notice tone="warning">
            {text('open-mail', {
              date: formatInstant(state.whenProven, locale),
              phone: isolated(formatPhone(site.phone, locale)),
            })}
          </Notice>
        )}
        <Account state={state} about={view.foreign?.owed ?? null} />
        <Notice tone="warning">{text('account-warning', { phone: isolated(formatPhone(site.phone, locale)) })}</Notice>
      </section>
      <aside>
        <Keyed>
          <h2 className={styles.when}>{text('when')}</h2>
          <StarTimeline
            steps={[
              { key: 'ordered', state: 'done', title: text('when-ordered'), hint: formatInstant(state.since, locale) },
              {
                key: 'transfer',
                state: 'current',
                title: text('when-transfer'),
                hint: text('when-until', { date: until }),
              },
              { key: 'seen', state: 'later', title: text('when-seen'), hint: text('when-seen-hint') },
              ...(view.isOrder
                ? [
                    {
                      key: 'documents',
                      state: 'later' as const,
                      title: text('when-documents'),
                      hint: text('when-documents-hint'),
                    },
                  ]
                : []),
            ]}
          />
          <div className={styles.about}>
            {view.picture && <Thumbnail picture={view.picture} width={96} />}
            <div>
              <b>{view.title}</b>
              {view.departsOn && view.returnsOn && (
                <>
                  <DateRangeText from={view.departsOn} to={view.returnsOn} />
                  <HijriText from={view.departsOn} to={view.returnsOn} className={styles.hijri} />
                </>
              )}
            </div>
          </div>
          {state.card && (
            <ButtonLink look="outline" isBlock href="?method=card">
              <Icon name="credit-card" />
              {text('change-to-card')}
            </ButtonLink>
          )}
        </Keyed>
      </aside>
    </div>
  )
}

function Account({ state, about }: { state: Awaited; about: AmountAtRate | null }) {
  const text = useText('payment')
  const { locale } = usePageFrame()
  const [search] = useSearchParams()
  const chosen = Number(search.get('account') ?? 0)
  const { bankAccounts, amount, transferReference } = state
  const account = bankAccounts[chosen] ?? bankAccounts[0]
  return (
    <>
      <div className={styles.head}>
        <h2>{text('transfer-data')}</h2>
        {bankAccounts.length > 1 && (
          <Segment
            label={text('transfer-accounts')}
            items={bankAccounts.map((each, index) => ({
              key: each.iban,
              href: `?account=${index}`,
              isCurrent: each === account,
              children: each.bank,
            }))}
          />
        )}
      </div>
      <dl className={styles.rows}>
        <Row label={text('amount')} copied={toDecimalText(amount)} isLarge>
          <bdi>{formatMoney(amount, locale, { cents: true })}</bdi>
          {about && (
            <small>
              {text('about')} <MoneyText money={about.amount} cents /> (<RateText rate={about.rate} />)
            </small>
          )}
        </Row>
        {account && (
          <Row label={text('iban')} copied={account.iban} isLarge isWide>
            <bdi dir="ltr">{inFours(account.iban)}</bdi>
          </Row>
        )}
        <Row label={text('reference')} copied={transferReference} isLarge>
          <bdi dir="ltr">{transferReference}</bdi>
          <small>{text('reference-hint')}</small>
        </Row>
        {account && (
          <>
            <Row label={text('account-holder')} copied={account.accountHolder}>
              <bdi>{account.accountHolder}</bdi>
            </Row>
            <Row label={text('bank')} copied={`${account.bank}, ${account.branchName}`}>
              <bdi>{joinList([account.bank, account.branchName], locale)}</bdi>
            </Row>
            <Row label={text('branch')} copied={account.branchCode}>
              <bdi dir="ltr">{account.branchCode}</bdi>
            </Row>
            <Row label={text('account-no')} copied={account.accountNumber}>
              <bdi dir="ltr">{account.accountNumber}</bdi>
            </Row>
          </>
        )}
      </dl>
    </>
  )
}

function Row({
  label,
  copied,
  isLarge = false,
  isWide = false,
  children,
}: {
  label: string
  copied: string
  isLarge?: boolean
  isWide?: boolean
  children: ReactNode
}) {
  const classes = [styles.row, isLarge && styles.large, isWide && styles.iban].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <CopyButton text={copied} label={label} />
      </dd>
    </div>
  )
}

function inFours(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
