import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { localePath, paths } from '#app/addresses/paths.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { currencies, money, toTypedDecimal, type Currency } from '#kernel/money.ts'
import { tourKinds } from '#modules/catalog/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/payment-settings-page.ts'
import { Amounts } from './amounts.tsx'
import { paymentSettings, type PaymentSettings } from '#app/acts/settings/payment-settings.server.ts'
import styles from './settings.module.css'
import { readSettingsForm } from './read-settings-form.server.ts'
import { SettingsForm } from './settings-form.tsx'
import { showSheet, takeSheet } from './sheet-page.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'payment-settings', 'account', 'ui'],
}

export function loader(asked: Route.LoaderArgs) {
  return showSheet(asked, page)
}

export function action(asked: Route.ActionArgs) {
  return takeSheet(asked, page)
}

/** Deposits, reminders, transfers and bank statements, as the agency wants them. */
export default function PaymentSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, mayChange, isSaved } = loaderData
  const read = { fields: loaderData.fields, version }
  const text = useText('payment-settings')
  const locale = useLocale()
  const fields: Record<string, string> = actionData?.fields ?? loaderData.fields
  const problems = actionData?.problems ?? []
  const field = (name: string, problem: Problem) => ({
    name,
    isLatin: true,
    inputMode: 'decimal' as const,
    maxLength: 60,
    defaultValue: fields[name] ?? '',
    error: problems.includes(name) ? text(`problem-${problem}`) : undefined,
  })
  const nameOf = (place: string) => {
    const [part, of = ''] = place.split('-')
    const kind = tourKinds.find((each) => part === 'kind' && each === of)
    if (kind) return `${text('deposit-kinds')} › ${text(`kind-${kind}`)}`
    if (part === 'deposit') return `${text('deposits')} › ${of}`
    if (part === 'limit') return `${text('transfers')} › ${of}`
    return text(labels[place as keyof typeof labels])
  }
  return (
    <>
      <PageHead title={text('title')} path="/admin/settings/payments" isIndexed={false} />
      <BackLink to={localePath(locale, '/admin/payments')}>{text('back')}</BackLink>
      <PageTop title={text('title')} lead={text('lead')}>
        <StaffButtonLink look="outline" isSmall href={paths.adminPriceSettings(locale)}>
          {text('to-prices')}
        </StaffButtonLink>
      </PageTop>
      <SettingsForm area="payment-settings" {...{ read, mayChange, isSaved, nameOf }} refused={actionData}>
        <Card title={text('deposits')}>
          <div className={styles.form}>
            <p>{text('deposits-lead')}</p>
            <TextField
              label={text('least-days')}
              hint={text('least-days-hint')}
              {...field('leastDays', 'least-days')}
            />
            <TextField
              label={text('rest-due-days')}
              hint={text('rest-due-days-hint')}
              {...field('restDueDays', 'days')}
            />
            <fieldset className={styles.kinds}>
              <legend>{text('deposit-kinds')}</legend>
              {tourKinds.map((kind) => (
                <label key={kind}>
                  <input
                    type="checkbox"
                    name={`kind-${kind}`}
                    value="1"
                    defaultChecked={fields[`kind-${kind}`] === '1'}
                  />
                  {text(`kind-${kind}`)}
                </label>
              ))}
            </fieldset>
            <Amounts title={text('deposit-amounts')} fieldOf={(currency) => field(`deposit-${currency}`, 'amount')} />
          </div>
        </Card>
        <Card title={text('reminders')}>
          <div className={styles.form}>
            <TextField
              label={text('reminder-days')}
              hint={text('reminder-days-hint')}
              isOptional
              {...field('reminderDays', 'reminders')}
            />
          </div>
        </Card>
        <Card title={text('transfers')}>
          <div className={styles.form}>
            <TextField
              label={text('hold-hours')}
              hint={text('hold-hours-hint')}
              {...field('transferHoldHours', 'hours')}
            />
            <label className={styles.check}>
              <input
                type="checkbox"
                name="confirmsCertain"
                value="1"
                defaultChecked={fields['confirmsCertain'] === '1'}
              />
              <span>
                {text('confirms-certain')}
                <small>{text('confirms-certain-hint')}</small>
              </span>
            </label>
            <Amounts title={text('second-person')} fieldOf={(currency) => field(`limit-${currency}`, 'amount')} />
          </div>
        </Card>
      </SettingsForm>
    </>
  )
}

const labels = {
  leastDays: 'least-days',
  restDueDays: 'rest-due-days',
  reminderDays: 'reminder-days',
  transferHoldHours: 'hold-hours',
  confirmsCertain: 'confirms-certain',
} as const

type Problem = 'amount' | 'days' | 'least-days' | 'hours' | 'reminders'

/** The settings as the fields of the form hold them. */
function fieldsOf({ depositTerms, ...settings }: PaymentSettings, locale: Locale): Record<string, string> {
  const amounts = (prefix: string, minorOf: (currency: Currency) => number | undefined) =>
    currencies.flatMap((currency) => {
      const minor = minorOf(currency)
      return minor === undefined
        ? []
        : [[`${prefix}-${currency}`, toTypedDecimal(money(minor, currency), locale)] as const]
    })
  return {
    leastDays: String(depositTerms.leastDays),
    restDueDays: String(depositTerms.restDueDays),
    reminderDays: settings.reminderDays.join(', '),
    transferHoldHours: String(settings.transferHoldHours),
    confirmsCertain: settings.confirmsCertain ? '1' : '',
    ...Object.fromEntries([
      ...tourKinds.map((kind) => [`kind-${kind}`, (depositTerms.kinds?.includes(kind) ?? true) ? '1' : '']),
      ...amounts('limit', (currency) => settings.secondPersonAbove[currency]),
      ...amounts('deposit', (currency) => {
        const whole = depositTerms.amounts[currency]
        return whole === undefined ? undefined : Math.round(whole * 100)
      }),
    ]),
  }
}

const page = { sheet: paymentSettings, fieldsOf, read: readSettingsForm, address: paths.adminPaymentSettings }
