import { Fragment, type ReactNode } from 'react'
import { languages } from '#kernel/languages.ts'
import { DateText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { useDocumentName } from '#app/intake/use-document-name.ts'
import { listNationalities } from '#kernel/country.ts'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { money } from '#kernel/money.ts'
import { travellerFlags, versionName } from '#modules/booking/index.ts'
import type { PersonData } from '#modules/privacy/index.server.ts'
import styles from './data-sheet.module.css'

type Under = NonNullable<PersonData['underAddress']>

/** A fact with its name; what is not known is left out. */
type Fact = { name: ReactNode; value: ReactNode }

/** Everything that is kept about a person, part by part. */
export function DataSheet({ person: { account, orders, underAddress } }: { person: PersonData }) {
  const text = useText('own-data')
  return (
    <>
      <Account account={account} />
      <Consents consents={account.consents} />
      <SignIns account={account} />
      <Orders orders={orders} />
      {underAddress ? <UnderAddress found={underAddress} /> : <p className={styles.lead}>{text('unproven')}</p>}
    </>
  )
}

function Account({ account: { profile } }: Pick<PersonData, 'account'>) {
  const text = useText('own-data')
  const locale = useLocale()
  return (
    <Part title={text('account')}>
      <Facts
        facts={[
          fact(text('name'), <bdi>{profile.fullName}</bdi>),
          fact(text('email'), <bdi dir="ltr">{profile.email}</bdi>),
          fact(text('mobile'), profile.mobile && <bdi dir="ltr">{formatPhone(profile.mobile, locale)}</bdi>),
          fact(text('language'), languages[profile.language].name),
          fact(text('opened'), <InstantText instant={profile.createdAt} />),
          fact(text('confirmed'), profile.emailConfirmedAt && <InstantText instant={profile.emailConfirmedAt} />),
          fact(text('referral'), profile.referral && <bdi dir="ltr">{profile.referral}</bdi>),
          fact(text('second-factor'), text(profile.hasSecondFactor ? 'yes' : 'no')),
          fact(text('photo'), profile.photo && <img src={profile.photo} alt="" width={64} height={64} />),
        ]}
      />
    </Part>
  )
}

function Consents({ consents }: Pick<PersonData['account'], 'consents'>) {
  const text = useText('own-data')
  const locale = useLocale()
  return (
    <Part title={text('consents')} isEmpty={consents.length === 0}>
      <Facts
        facts={consents.map(({ kind, isGiven, source, textVersion, at }) =>
          fact(
            text(`consent-${kind}`),
            [
              text(isGiven ? 'given' : 'refused'),
              text(`source-${source}`),
              formatInstant(at, locale),
              text('text-version', { version: versionName(textVersion) }),
            ].join(' · '),
          ),
        )}
      />
    </Part>
  )
}

function SignIns({ account: { sessions, passkeys, socialIdentities } }: Pick<PersonData, 'account'>) {
  const text = useText('own-data')
  const locale = useLocale()
  const used = (at: Date) => text('last-used', { at: formatInstant(at, locale) })
  return (
    <Part title={text('sign')} isEmpty={sessions.length + passkeys.length + socialIdentities.length === 0}>
      <Facts
        facts={[
          ...sessions.map(({ userAgent, lastSeenAt }) =>
            fact(
              text('session'),
              <>
                <bdi dir="ltr">{userAgent}</bdi> · {used(lastSeenAt)}
              </>,
            ),
          ),
          ...passkeys.map(({ name, createdAt, lastUsedAt }) =>
            fact(
              text('passkey'),
              <>
                <bdi>{name}</bdi> · {used(lastUsedAt ?? createdAt)}
              </>,
            ),
          ),
          ...socialIdentities.map(({ provider, email }) =>
            fact(
              text('site'),
              <bdi dir="ltr">
                {provider} {email}
              </bdi>,
            ),
          ),
        ]}
      />
    </Part>
  )
}

function Orders({ orders }: Pick<PersonData, 'orders'>) {
  const text = useText('own-data')
  const order = useText('order')
  const locale = useLocale()
  const nameOf = useDocumentName()
  return (
    <Part title={text('orders')} isEmpty={orders.length === 0}>
      <ul className={styles.records}>
        {orders.map(({ orderNo, state, placedAt, contact, note, total, paid, tours, documents }) => (
          <li key={orderNo} className={styles.record}>
            <h3>
              <bdi dir="ltr">{orderNo}</bdi> · {order(`state-${state}`)}
            </h3>
            <Facts
              facts={[
                fact(text('placed'), <InstantText instant={placedAt} />),
                fact(text('total'), <MoneyText money={total} cents />),
                fact(text('paid'), <MoneyText money={paid} cents />),
                fact(
                  text('contact'),
                  <>
                    <bdi>
                      {contact.firstName} {contact.lastName}
                    </bdi>{' '}
                    · <bdi dir="ltr">{contact.email}</bdi> · <bdi dir="ltr">{formatPhone(contact.phone, locale)}</bdi>
                  </>,
                ),
                fact(text('address'), <bdi>{[contact.address, contact.city].filter(Boolean).join(' · ')}</bdi>),
                fact(text('note'), note && <bdi>{note}</bdi>),
                fact(
                  text('documents'),
                  documents.map(({ id, version }) => `${nameOf(id)} (${versionName(version)})`).join('\n'),
                ),
              ]}
            />
            {tours.map((tour) => (
              <Journey key={tour.tourId} tour={tour} />
            ))}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Journey({ tour }: { tour: PersonData['orders'][number]['tours'][number] }) {
  const text = useText('own-data')
  const locale = useLocale()
  const days = (
    <>
      <DateText date={tour.departsOn} /> – <DateText date={tour.returnsOn} />
    </>
  )
  const travellers = tour.passengers.map((each) => fact(text('traveller'), <Traveller traveller={each} />))
  return <Facts facts={[fact(tour.tourName[locale], days), ...travellers]} />
}

function Traveller({ traveller }: { traveller: PersonData['orders'][number]['tours'][number]['passengers'][number] }) {
  const text = useText('own-data')
  const locale = useLocale()
  const words = useText('travellers')
  const { firstName, lastName, bornOn, nationality, tckn, passportNo, passportExpiresOn } = traveller
  const lines = [
    fact(text('born'), bornOn && formatDate(bornOn, locale)),
    fact(text('nationality'), listNationalities(locale).find(({ code }) => code === nationality)?.name ?? nationality),
    fact(text('tckn'), tckn && <bdi dir="ltr">{tckn}</bdi>),
    fact(text('passport'), passportNo && <bdi dir="ltr">{passportNo}</bdi>),
    fact(text('passport'), passportExpiresOn && text('until', { date: formatDate(passportExpiresOn, locale) })),
    ...travellerFlags.map((flag) => fact(words(`name-${flag}`), traveller[flag] && text('yes'))),
  ]
  return (
    <>
      <bdi>
        {firstName} {lastName}
      </bdi>
      {lines
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }, index) => (
          <Fragment key={index}>
            {'\n'}
            {name}: {value}
          </Fragment>
        ))}
    </>
  )
}

function UnderAddress({ found: { written, reviews, offers, paymentLinks, mails } }: { found: Under }) {
  const text = useText('own-data')
  const locale = useLocale()
  const dated = (at: Date, ...words: (string | null)[]) =>
    [formatInstant(at, locale), ...words.filter((word) => word !== null && word !== '')].join(' · ')
  const letters: Fact[] = [
    ...written.messages.map((row) => fact(text('message'), dated(row.sent_at, row.name, row.subject, row.message))),
    ...written.calls.map((row) => fact(text('call'), dated(row.asked_at, row.name, row.phone, row.tour_name))),
    ...written.questions.map((row) =>
      fact(text('question'), dated(row.asked_at, row.name, row.topic_name, row.message)),
    ),
    ...written.reservations.map((row) => fact(text('request'), dated(row.asked_at, row.name, row.tour_name, row.note))),
    ...written.newsletter.map((row) =>
      fact(
        text('newsletter'),
        dated(row.asked_at, text(row.confirmed_at ? 'newsletter-confirmed' : 'newsletter-open')),
      ),
    ),
  ]
  return (
    <>
      <Part title={text('written')} isEmpty={letters.length === 0}>
        <Facts facts={letters} />
      </Part>
      <Part title={text('reviews')} isEmpty={reviews.length === 0}>
        <Facts facts={reviews.map((row) => fact(formatDate(row.written_on, locale), <bdi>{row.body}</bdi>))} />
      </Part>
      <Part title={text('offers')} isEmpty={offers.length === 0}>
        <Facts
          facts={offers.map((row) =>
            fact(
              <bdi dir="ltr">{row.offer_no}</bdi>,
              <>
                <MoneyText money={money(row.total_minor, row.currency)} cents /> ·{' '}
                <InstantText instant={row.created_at} />
              </>,
            ),
          )}
        />
      </Part>
      <Part title={text('links')} isEmpty={paymentLinks.length === 0}>
        <Facts
          facts={paymentLinks.map((row) =>
            fact(
              <bdi>{row.title}</bdi>,
              <>
                <MoneyText money={money(row.amount_minor, row.currency)} cents /> ·{' '}
                <InstantText instant={row.created_at} />
              </>,
            ),
          )}
        />
      </Part>
      <Part title={text('mails')} isEmpty={mails.length === 0}>
        <Facts
          facts={mails.map(({ subject, createdAt }) => fact(formatInstant(createdAt, locale), <bdi>{subject}</bdi>))}
        />
      </Part>
    </>
  )
}

function fact(name: ReactNode, value: ReactNode): Fact {
  return { name, value }
}

function Part({ title, isEmpty = false, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
  const text = useText('own-data')
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {isEmpty ? <p>{text('none')}</p> : children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }, index) => (
          <Fragment key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
