import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { currencies, money, toTypedDecimal } from '#kernel/money.ts'
import { toTypedNumber } from '#kernel/typed-amount.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/price-settings-page.ts'
import { Amounts } from './amounts.tsx'
import { installmentCounts } from '#app/acts/settings/installment-counts.ts'
import styles from './settings.module.css'
import { priceSettings, type PriceSettings } from '#app/acts/settings/price-settings.server.ts'
import { readPriceForm } from './read-price-form.server.ts'
import { SettingsForm } from './settings-form.tsx'
import { showSheet, takeSheet } from './sheet-page.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'price-settings', 'account', 'ui'],
}

export function loader(asked: Route.LoaderArgs) {
  return showSheet(asked, page)
}

export function action(asked: Route.ActionArgs) {
  return takeSheet(asked, page)
}

/** Tax, the discount of members and what installments cost. */
export default function PriceSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, mayChange, isSaved } = loaderData
  const read = { fields: loaderData.fields, version }
  const text = useText('price-settings')
  const locale = useLocale()
  const fields: Record<string, string> = actionData?.fields ?? loaderData.fields
  const field = (name: string, problem: 'amount' | 'percent') => ({
    name,
    isLatin: true,
    inputMode: 'decimal' as const,
    maxLength: 20,
    defaultValue: fields[name] ?? '',
    error: actionData?.problems.includes(name) ? text(`problem-${problem}`) : undefined,
  })
  const nameOf = (place: string) => {
    const [part, of = ''] = place.split('-')
    if (part === 'discount') return `${text('discount')} › ${of}`
    if (part === 'rate') return text('installment-count', { count: Number(of) })
    return text(part === 'taxRate' ? 'tax-rate' : 'price-mode')
  }
  const showIn = (place: string, value: string) =>
    place === 'priceMode' ? text(value === 'added' ? 'mode-added' : 'mode-included') : value
  return (
    <>
      <PageHead title={text('title')} path="/admin/settings/prices" isIndexed={false} />
      <BackLink to={paths.adminPaymentSettings(locale)}>{text('back')}</BackLink>
      <PageTop title={text('title')} lead={text('lead')} />
      <SettingsForm area="price-settings" {...{ read, mayChange, isSaved, nameOf, showIn }} refused={actionData}>
        <Card title={text('tax')}>
          <div className={styles.form}>
            <TextField label={text('tax-rate')} hint={text('tax-rate-hint')} {...field('taxRate', 'percent')} />
            <SelectField label={text('price-mode')} name="priceMode" defaultValue={fields['priceMode']}>
              <option value="included">{text('mode-included')}</option>
              <option value="added">{text('mode-added')}</option>
            </SelectField>
          </div>
        </Card>
        <Card title={text('discount')}>
          <div className={styles.form}>
            <Amounts title={text('discount-lead')} fieldOf={(currency) => field(`discount-${currency}`, 'amount')} />
          </div>
        </Card>
        <Card title={text('installments')}>
          <div className={styles.form}>
            <p>{text('installments-lead')}</p>
            {installmentCounts.map((count) => (
              <TextField
                key={count}
                label={text('installment-count', { count })}
                isOptional
                {...field(`rate-${count}`, 'percent')}
              />
            ))}
          </div>
        </Card>
      </SettingsForm>
    </>
  )
}

/** The settings as the fields of the form hold them. */
function fieldsOf(
  { memberDiscount, installmentRates, ...settings }: PriceSettings,
  locale: Locale,
): Record<string, string> {
  const discounts = currencies.flatMap((currency) => {
    const whole = memberDiscount[currency]
    return whole === undefined
      ? []
      : [[`discount-${currency}`, toTypedDecimal(money(Math.round(whole * 100), currency), locale)] as const]
  })
  return {
    taxRate: toTypedNumber(settings.taxRate, locale),
    priceMode: settings.pricesIncludeTax ? 'included' : 'added',
    ...Object.fromEntries(discounts),
    ...Object.fromEntries(
      installmentRates.map(({ count, surcharge }) => [`rate-${count}`, toTypedNumber(surcharge / 100, locale)]),
    ),
  }
}

const page = { sheet: priceSettings, fieldsOf, read: readPriceForm, address: paths.adminPriceSettings }
