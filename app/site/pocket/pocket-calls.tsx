import { Fragment } from 'react'
import { guideBefore } from '#app/acts/calendar/guide-before.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { PocketChanged } from './pocket-changed.tsx'
import type { PocketWords } from './pocket-words.ts'
import type { Pocket } from './read-pocket.server.ts'

/** Whom to call: who leads and guides, the duty line, the agency. A tap calls. */
export function PocketCalls({
  pocket: { guides, duty, agency, isStanding },
  words,
}: {
  pocket: Pocket
  words: PocketWords
}) {
  const { text } = words
  const called = isStanding ? guides : []
  return (
    <>
      {isStanding && called.every(({ phone }) => phone === null) && <p>{text('call-late')}</p>}
      {called.map((guide) => (
        <Fragment key={guide.id}>
          <Call who={text(guide.role)} name={guide.name} phone={guide.phone} words={words} />
          <PocketChanged at={guide.change?.changedAt} was={guideBefore(guide, words.locale)} words={words} />
        </Fragment>
      ))}
      {duty !== '' && <Call who={text('duty')} name="" phone={duty} words={words} />}
      <Call who={text('agency')} name={agency.name} phone={agency.phone} words={words} />
    </>
  )
}

function Call({ who, name, phone, words }: { who: string; name: string; phone: string | null; words: PocketWords }) {
  return (
    <>
      <h3>
        {who}
        {name !== '' && (
          <>
            {': '}
            <bdi>{name}</bdi>
          </>
        )}
      </h3>
      {phone !== null && (
        <p className="big">
          <a href={`tel:${phone}`}>
            <bdi dir="ltr">{formatPhone(phone, words.locale)}</bdi>
          </a>
        </p>
      )}
    </>
  )
}
