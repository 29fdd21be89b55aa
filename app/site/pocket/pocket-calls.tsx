import { formatPhone } from '#kernel/format-phone.ts'
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
      {called.map(({ id, role, name, phone }) => (
        <Call key={id} who={text(role)} name={name} phone={phone} words={words} />
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
