import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { OfferCustomer } from '#modules/agents/index.server.ts'
import { givenConsents, offerConsents, type OfferConsent } from './offer-consent-kinds.ts'
import { OfferConsents } from './offer-consents.tsx'
import styles from './offer-page.module.css'

type Shown = {
  token: string
  customer: OfferCustomer
  /** What is to be paid, in words of the page's language. */
  duty: string
  isPilgrimage: boolean
  consents: { kind: OfferConsent; documents: { id: string; title: string }[] }[]
}

/** The customer says who they are, agrees, and goes on to the payment. */
export function AcceptForm({ offer, fields }: { offer: Shown; fields: Record<string, string> | undefined }) {
  const text = useText('agents')
  const checkout = useText('checkout')
  const { locale } = usePageFrame()
  const shown = { ...offer.customer, ...fields }
  return (
    <section className={styles.card}>
      <h2>{text('public-accept-title')}</h2>
      <form method="post" action={paths.offer(locale, offer.token)} className={styles.form} noValidate>
        <TextField
          name="firstName"
          label={text('first-name')}
          defaultValue={shown.firstName}
          autoComplete="given-name"
        />
        <TextField name="lastName" label={text('last-name')} defaultValue={shown.lastName} autoComplete="family-name" />
        <TextField name="email" type="email" label={text('email')} defaultValue={shown.email} autoComplete="email" />
        <TextField name="phone" type="tel" label={text('phone')} defaultValue={shown.phone} autoComplete="tel" />
        <TextField name="city" label={text('city')} defaultValue={shown.city} autoComplete="address-level2" />
        <Consents offer={offer} fields={fields} />
        <p className={styles.whole}>
          <Button name="intent" value="accept" isBlock>
            {checkout('pay-button', { amount: offer.duty })}
          </Button>
        </p>
      </form>
    </section>
  )
}

/** For seats that the agency has taken already: the customer reads and agrees, and pays afterwards. */
export function AgreeForm({ offer, fields }: { offer: Shown; fields: Record<string, string> | undefined }) {
  const text = useText('agents')
  const checkout = useText('checkout')
  const { locale } = usePageFrame()
  return (
    <section className={styles.card}>
      <h2>{text('public-agree-title')}</h2>
      <form method="post" action={paths.offer(locale, offer.token)} className={styles.form} noValidate>
        <Consents offer={offer} fields={fields} />
        <p className={styles.whole}>
          <Button name="intent" value="agree" isBlock>
            {checkout('pay-button', { amount: offer.duty })}
          </Button>
        </p>
      </form>
    </section>
  )
}

function Consents({ offer, fields }: { offer: Shown; fields: Record<string, string> | undefined }) {
  const given = givenConsents(fields ?? {})
  return (
    <OfferConsents
      token={offer.token}
      consents={offer.consents}
      isPilgrimage={offer.isPilgrimage}
      given={given}
      missing={fields && 'intent' in fields ? offerConsents.filter((kind) => !given.includes(kind)) : []}
    />
  )
}
