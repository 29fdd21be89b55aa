import { art } from '#app/pictures/art.ts'
import { sayNeeded } from '#app/intake/say-needed.server.ts'
import { formHeaders, takePageForm } from '#app/intake/take-page-form.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { sayProblems } from '#app/acts/requests/say-problems.server.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { UnbrokenTimes } from '#app/ui/unbroken-times.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { fail } from '#kernel/result.ts'
import { CONSENT_VERSION } from '#modules/engagement/index.ts'
import { sendContactMessage } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { mailUrl, mapUrl, phoneUrl, whatsappUrl } from '../chrome/contact-links.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactPanel } from './contact-panel.tsx'
import styles from './contact-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'wide',
  areas: ['content', 'chrome', 'messages', 'contact', 'forms', 'intake', 'requests', 'ui'],
  query: ['sent'],
  openQuery: ['sent'],
}

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.get('sent') === '1' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const fields = await formFields(request)
  const { name = '', email = '', mobile = '', subject = '', message = '' } = fields
  const draft = { name, email, mobile, subject, message }
  return takePageForm(context, {
    fields,
    draft,
    sent: `${paths.contact(context.get(localeContext), { sent: 1 })}#write`,
    async keep({ locale, address, now }) {
      const sent = await sendContactMessage(db, { draft, locale, address, consentVersion: CONSENT_VERSION }, now)
      return sent.ok ? sent : fail(sayNeeded(locale, sayProblems(locale, sent.error.problems)))
    },
  })
}

export const headers = formHeaders

/** A form, and beside it every other way to the agency, as large as a thumb. */
export default function ContactPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const text = useText('content')
  const messages = useText('messages')
  const chrome = useText('chrome')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <main className="wrap">
      <PageHead title={text('contact-title')} description={text('contact-lead')} path="/contact" />
      <PageIntro home={paths.home(locale)} title={text('contact-title')} lead={text('contact-lead')} />
      <div className={styles.columns}>
        <section className={styles.write} aria-labelledby="write-title">
          <h2 id="write-title">{messages('form-title')}</h2>
          <p className={styles.lead}>{messages('form-lead')}</p>
          <ContactForm answer={actionData} isSent={isSent && actionData === undefined} />
          <p className={styles.call}>
            <a href={paths.callRequest(locale)}>
              <Icon name="phone" />
              {messages('call-title')}
            </a>
          </p>
        </section>
        <div className={styles.place}>
          <dl className={styles.ways}>
            <div>
              <dt>{text('contact-phone')}</dt>
              <dd>
                <a href={phoneUrl(site.phone)}>
                  <Icon name="phone" />
                  <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{text('contact-whatsapp')}</dt>
              <dd>
                <a href={whatsappUrl(site.whatsapp)} rel="noopener">
                  <BrandIcon brand="whatsapp" />
                  <bdi dir="ltr">{formatPhone(site.whatsapp, locale)}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{text('contact-email')}</dt>
              <dd>
                <a href={mailUrl(site.email)}>
                  <Icon name="mail" />
                  <bdi>{site.email}</bdi>
                </a>
              </dd>
            </div>
            <div>
              <dt>{text('contact-hours')}</dt>
              <dd>
                <UnbrokenTimes text={site.hours} />
              </dd>
            </div>
            <div>
              <dt>{text('contact-address')}</dt>
              <dd>
                <address>{site.address}</address>
              </dd>
            </div>
            <div>
              <dt>{text('contact-licence')}</dt>
              <dd>{chrome('licence', site.licence)}</dd>
            </div>
          </dl>
          <Print
            picture={art('istanbul-galata-golden-horn', locale)}
            ratio="4/3"
            hasMat
            isEager
            caption={site.address}
          />
          <ButtonLink href={mapUrl(site.address)} rel="noopener" look="outline">
            <Icon name="map-pin" />
            {text('contact-map')}
          </ButtonLink>
        </div>
      </div>
      <ContactPanel />
    </main>
  )
}
