import type { ReactNode } from 'react'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { currencies, toTypedDecimal } from '#kernel/money.ts'
import type { PaymentLink } from '#modules/payment-links/index.ts'
import { dialogParts } from '../ui/route-dialog.tsx'
import { toMomentField } from '../ui/moment-field.ts'
import type { LinkField } from './read-link-form.server.ts'

export type TypedFields = { fields: Record<string, string>; problems: LinkField[] }

/** What staff type about a link; what was typed before comes back, else what the link has. */
export function LinkFields({
  link,
  typed,
  isPriceLocked = false,
  children,
}: {
  link?: PaymentLink
  typed: TypedFields | undefined
  isPriceLocked?: boolean
  /** A short field beside the expiry. */
  children: ReactNode
}) {
  const text = useText('payment-links')
  const locale = useLocale()
  const valueOf = (name: string, stored = '') => typed?.fields[name] ?? stored
  const errorOf = (field: LinkField) => (typed?.problems.includes(field) ? text(`problem-${field}`) : undefined)
  return (
    <>
      <TextField
        label={text('title')}
        name="title"
        maxLength={200}
        hint={link ? undefined : text('title-hint')}
        className={dialogParts.wide}
        defaultValue={valueOf('title', link?.title)}
        error={errorOf('title')}
      />
      <TextField
        label={text('customer')}
        name="name"
        maxLength={200}
        className={dialogParts.wide}
        defaultValue={valueOf('name', link?.customer.name)}
        error={errorOf('name')}
      />
      <TextField
        label={text('email')}
        name="email"
        type="email"
        defaultValue={valueOf('email', link?.customer.email)}
        error={errorOf('email')}
      />
      <TextField
        label={text('phone')}
        name="phone"
        type="tel"
        isOptional
        defaultValue={valueOf('phone', link && formatPhone(link.customer.phone, locale))}
        error={errorOf('phone')}
      />
      <TextField
        label={text('amount')}
        name="amount"
        inputMode="decimal"
        isLatin
        readOnly={isPriceLocked}
        hint={isPriceLocked ? text('price-locked-hint') : undefined}
        defaultValue={valueOf('amount', link && toTypedDecimal(link.price, locale))}
        error={errorOf('amount')}
      />
      {isPriceLocked && link ? (
        <>
          <input type="hidden" name="currency" value={link.price.currency} />
          <TextField label={text('currency')} isLatin readOnly value={link.price.currency} />
        </>
      ) : (
        <SelectField label={text('currency')} name="currency" defaultValue={valueOf('currency', link?.price.currency)}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      )}
      <DateField
        label={text('expires-at')}
        hasTime
        name="expires"
        isOptional
        defaultValue={valueOf('expires', toMomentField(link?.expiresAt ?? null))}
        error={errorOf('expires')}
      />
      {children}
      <TextAreaField
        label={text('note')}
        name="note"
        rows={2}
        maxLength={1000}
        isOptional
        hint={text('note-hint')}
        className={dialogParts.wide}
        defaultValue={valueOf('note', link?.note)}
      />
    </>
  )
}
