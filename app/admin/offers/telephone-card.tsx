import { useNavigation } from 'react-router'
import type { OfferFields } from '#app/offers/offer-fields.ts'
import type { ShownOffer } from '#app/offers/show-offer.ts'
import { useOfferField } from '#app/offers/use-offer-field.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { toldKinds, waysOfTelling, type ToldKind } from '#modules/booking/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import styles from './offers.module.css'

/** The texts behind each tick, in the versions that are in force. */
export type ToldTexts = Record<ToldKind, { id: string; title: string; version: string }[]>

/**
 * Acceptance for somebody on the telephone: who agreed and when, and how they came to know each text. What only the
 * customer can consent to is not asked here.
 */
export function TelephoneCard({
  offer,
  fields,
  wrong,
  texts,
  now,
}: {
  offer: ShownOffer
  /** What was typed, when it was refused. */
  fields: OfferFields | undefined
  wrong: readonly string[]
  texts: ToldTexts
  /** The present moment, as its field holds it. */
  now: string
}) {
  const text = useText('staff-offers')
  const agents = useText('agents')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { customer } = offer
  const known: OfferFields = {
    'told.agreedBy': `${customer.firstName} ${customer.lastName}`,
    'told.agreedAt': now,
    'told.firstName': customer.firstName,
    'told.lastName': customer.lastName,
    'told.email': customer.email,
    'told.phone': customer.phone,
    'told.city': customer.city,
    ...fields,
  }
  const field = useOfferField(known, wrong)
  return (
    <Card title={text('by-telephone')}>
      <ActForm noValidate>
        <input type="hidden" name="told.version" value={offer.version} />
        <p className={styles.asked}>
          <span>{text('by-telephone-lead')}</span>
          <span>
            {agents('total')}: <MoneyText money={offer.total} />
          </span>
        </p>
        <div className={styles.grid}>
          <TextField {...field('told.agreedBy')} label={text('agreed-by')} maxLength={120} />
          <DateField {...field('told.agreedAt')} hasTime label={text('agreed-at')} />
          {toldKinds.map((kind) => (
            <SelectField
              key={kind}
              {...field(`told.${kind}`)}
              label={text(`told-${kind}`)}
              hint={texts[kind].map(({ id, title, version }) => (
                <a key={id} href={paths.offerDocument(locale, offer.token, id)} target="_blank" rel="noopener">
                  {text('text-version', { title, version })}{' '}
                </a>
              ))}
            >
              <option value="">{text('choose')}</option>
              {waysOfTelling.map((way) => (
                <option key={way} value={way}>
                  {text(`told-by-${way}`)}
                </option>
              ))}
            </SelectField>
          ))}
          <TextField {...field('told.firstName')} label={agents('first-name')} maxLength={60} />
          <TextField {...field('told.lastName')} label={agents('last-name')} maxLength={60} />
          <TextField {...field('told.email')} type="email" label={agents('email')} isOptional />
          <TextField {...field('told.phone')} type="tel" label={agents('phone')} />
          <TextField {...field('told.city')} label={agents('city')} isOptional />
        </div>
        <p className={styles.asked}>
          <span>{text('consent-by-link')}</span>
          <span>
            <Button name="intent" value="accept" disabled={isBusy}>
              {text('accept-for-customer')}
            </Button>
          </span>
        </p>
      </ActForm>
    </Card>
  )
}
