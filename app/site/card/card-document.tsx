import type { translator } from '#app/messages/translator.ts'
import { languages } from '#kernel/languages.ts'
import { directionOf, locales, type Locale } from '#kernel/locale.ts'
import type { OpenedCard } from '#modules/road/index.server.ts'
import { internationalPhone } from '#platform/phone/international.server.ts'
import { BearerForm, type TriedBirth } from './bearer-form.tsx'
import { cardStyle } from './card-style.ts'

type Words = { text: ReturnType<typeof translator<'card'>>; locale: Locale }

type Stay = Extract<OpenedCard, { isOver: false }>['stay']

/** The whole document that a card leads to. It names nobody. */
export function CardDocument({
  card,
  agency,
  words,
  here,
  tried,
}: {
  card: OpenedCard | undefined
  agency: { brand: string; phone: string }
  words: Words
  here: string
  /** What the bearer typed, where it did not open their page. */
  tried: TriedBirth | undefined
}) {
  const { text, locale } = words
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="format-detection" content="telephone=no" />
        <title>{text('page-title')}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: cardStyle }} />
      </head>
      <body>
        <nav aria-label={text('languages')}>
          {locales.map((each) => (
            <a
              key={each}
              href={`${here}?lang=${each}`}
              lang={each}
              hrefLang={each}
              {...(each === locale ? { 'aria-current': 'true' as const } : {})}
            >
              {languages[each].name}
            </a>
          ))}
        </nav>
        <main>
          {card === undefined || card.isOver ? (
            <>
              <h1>{text(card === undefined ? 'unknown' : 'over')}</h1>
              <p>{text('ask-agency')}</p>
              <Call label={text('call-agency', { agency: agency.brand })} phone={agency.phone} />
            </>
          ) : (
            <>
              <h1>{text('lead')}</h1>
              {card.call && <Call label={text(`call-${card.call.who}`)} phone={card.call.phone} />}
              <Call
                label={card.duty === '' ? text('call-agency', { agency: agency.brand }) : text('call-duty')}
                phone={card.duty === '' ? agency.phone : card.duty}
                look={card.call ? 'do quiet' : 'do'}
              />
              {card.stay && <Way stay={card.stay} words={words} />}
              <Call
                label={text('call-emergency')}
                phone={card.stay?.country === 'SA' ? '911' : '112'}
                look="do alarm"
              />
              <BearerForm action={`${here}?lang=${locale}`} text={text} tried={tried} />
            </>
          )}
        </main>
      </body>
    </html>
  )
}

function Call({ label, phone, look = 'do' }: { label: string; phone: string; look?: string }) {
  return (
    <a className={look} href={`tel:${phone}`}>
      <span>{label}</span>
      <bdi dir="ltr">{internationalPhone(phone)}</bdi>
    </a>
  )
}

function Way({ stay, words: { text, locale } }: { stay: NonNullable<Stay>; words: Words }) {
  const { name, cityName, addressAr, nearestGate, point } = stay
  const place = point
    ? `${point.latitude},${point.longitude}`
    : [name.ar, addressAr, cityName.ar].filter(Boolean).join('، ')
  return (
    <>
      <div className="sign">
        <p>
          <bdi>{name[locale]}</bdi>
        </p>
        {name[locale] !== name.ar && (
          <p lang="ar" dir="rtl">
            {name.ar}
          </p>
        )}
        {addressAr !== '' && (
          <p lang="ar" dir="rtl">
            {addressAr}
          </p>
        )}
        <p>
          <bdi>{[nearestGate[locale], cityName[locale]].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
      <a className="do quiet" href={`https://maps.google.com/?q=${encodeURIComponent(place)}`} rel="noreferrer">
        {text('show-way')}
      </a>
    </>
  )
}
