import { translator } from '#app/messages/translator.ts'
import { permitWords } from '../order/shown-permits.ts'
import type { PocketWords } from './pocket-words.ts'
import type { PocketJourney } from './read-pocket.server.ts'

/** Whose leave is for when, through which gate, and where they meet; that it is still to come; and what to bring. */
export function PocketPermits({ journeys, words }: { journeys: readonly PocketJourney[]; words: PocketWords }) {
  const text = translator(words.locale, 'permits')
  const permits = journeys.flatMap((journey) => journey.permits)
  const minutes = journeys.find((journey) =>
    journey.permits.some(({ kind, state }) => kind === 'rawdah' && state === 'granted'),
  )?.visitMinutes
  return (
    <>
      {permits.map(({ name, earlyMinutes, ...permit }, at) => {
        const { when, details } = permitWords(permit, earlyMinutes, { text, locale: words.locale })
        return (
          <p key={at}>
            {text(`kind-${permit.kind}`)}: <bdi>{name}</bdi>
            <br />
            <b className={permit.state === 'granted' ? 'big' : undefined}>{when}</b>
            {details.map((detail) => (
              <span key={detail}>
                <br />
                <bdi>{detail}</bdi>
              </span>
            ))}
          </p>
        )
      })}
      {minutes !== undefined && <p>{text('bring', { count: minutes })}</p>}
    </>
  )
}
