import type { ReactNode } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDateRange } from '#kernel/format-date.ts'
import { languages } from '#kernel/languages.ts'
import { directionOf } from '#kernel/locale.ts'
import { PocketCalls } from './pocket-calls.tsx'
import { PocketFamily } from './pocket-family.tsx'
import { PocketFlights } from './pocket-flights.tsx'
import { PocketHotels } from './pocket-hotels.tsx'
import { PocketMoney } from './pocket-money.tsx'
import { PocketPermits } from './pocket-permits.tsx'
import { PocketSteps } from './pocket-steps.tsx'
import { pocketStyle } from './pocket-style.ts'
import { translator } from '#app/messages/translator.ts'
import { isUnderWay, whenIs } from '#app/acts/road/days-ahead.ts'
import type { PocketWords } from './pocket-words.ts'
import { PocketDay } from './pocket-day.tsx'
import type { Pocket } from './read-pocket.server.ts'

/** The whole document of a pocket page: its style is in it, and one script that it works without. */
export function PocketDocument({
  pocket,
  words,
  script,
}: {
  pocket: Pocket
  words: PocketWords
  script: { address: string; build: string } | undefined
}) {
  const { text, locale } = words
  const { journeys, money, days, steps } = pocket
  return (
    <html lang={locale} dir={directionOf(locale)} data-tag={languages[locale].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{text('page-title')}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: pocketStyle }} />
        {script && <script type="module" src={script.address} data-build={script.build} />}
      </head>
      <body data-keep={pocket.keptUntil.toISOString()}>
        <main>
          <h1>{text('title')}</h1>
          <p>{text('order-no', { orderNo: isolateLatin(pocket.orderNo) })}</p>
          {journeys.map(({ title, departsOn, returnsOn }) => (
            <p key={title}>
              <bdi>{title}</bdi>
              <br />
              {formatDateRange(departsOn, returnsOn, locale)}
            </p>
          ))}
          <p className="kept" role="status" data-kept={text('kept', { age: '{age}' })} hidden />
          {pocket.isStanding ? (
            <>
              <Asks pocket={pocket} words={words} />
              <button type="button" data-read={text('read')} data-stop={text('stop')} hidden>
                {text('read')}
              </button>
              {days.length > 0 && (
                <div data-under-way-is="true" hidden={!isUnderWay(days, pocket.now)}>
                  <Section id="today" title={text('today')}>
                    {days.map((each) => (
                      <PocketDay key={each.day} {...each} is={whenIs(each.day, pocket.now)} words={words} />
                    ))}
                  </Section>
                </div>
              )}
              {steps.length > 0 && (
                <Section id="steps" title={translator(locale, 'plan')('title')}>
                  <PocketSteps steps={steps} words={words} />
                </Section>
              )}
              <Section id="flight" title={text('flight')}>
                <PocketFlights journeys={journeys} words={words} />
              </Section>
              {journeys.some(({ permits }) => permits.length > 0) && (
                <Section id="permits" title={translator(locale, 'permits')('title')}>
                  <PocketPermits journeys={journeys} words={words} />
                </Section>
              )}
              <Section id="hotel" title={text('hotel')}>
                <PocketHotels journeys={journeys} words={words} />
              </Section>
            </>
          ) : (
            <p className="big">{text('not-standing')}</p>
          )}
          <Section id="call" title={text('call')}>
            <PocketCalls pocket={pocket} words={words} />
          </Section>
          {money && (
            <Section id="money" title={text('money')}>
              <PocketMoney money={money} words={words} />
            </Section>
          )}
          {pocket.family.length > 0 && <PocketFamily news={pocket.family} words={words} />}
          <button type="button" data-print="" hidden>
            {text('print')}
          </button>
          {pocket.isStanding && (
            <a className="do quiet" href={pocket.calendarPath}>
              {text('calendar')}
            </a>
          )}
          {money && (
            <>
              <a className="do quiet" href={paths.pocket(locale, pocket.publicId, { p: money.sharedToken })}>
                {text('share')}
              </a>
              <p className="screen">{text('share-lead')}</p>
              <a className="do quiet" href={paths.order(locale, pocket.publicId, money.secret)}>
                {text('back')}
              </a>
            </>
          )}
        </main>
      </body>
    </html>
  )
}

/** The four questions as buttons that lead to their answers, and today while the journey runs. */
function Asks({ pocket, words: { text } }: { pocket: Pocket; words: PocketWords }) {
  const { days, money } = pocket
  return (
    <nav className="asks">
      {days.length > 0 && (
        <a href="#today" data-under-way-is="true" hidden={!isUnderWay(days, pocket.now)}>
          {text('today')}
        </a>
      )}
      <a href="#flight">{text('flight')}</a>
      <a href="#hotel">{text('hotel')}</a>
      <a href="#call">{text('call')}</a>
      {money && <a href="#money">{text('money')}</a>}
    </nav>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-say="">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
