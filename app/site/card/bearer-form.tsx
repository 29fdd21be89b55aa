import type { translator } from '#app/messages/translator.ts'

/** A day of birth that opened nothing: as it was typed, and why. */
export type TriedBirth = { born: string; problem: 'born-unreadable' | 'born-otherwise' | 'too-many-tries' }

/** Folded below what a finder needs: whoever carries the card opens the page of their own journey by the day of their birth. */
export function BearerForm({
  action,
  text,
  tried,
}: {
  action: string
  text: ReturnType<typeof translator<'card'>>
  tried: TriedBirth | undefined
}) {
  return (
    <details open={tried !== undefined}>
      <summary>{text('bearer')}</summary>
      <form method="post" action={action}>
        <p>{text('bearer-lead')}</p>
        <label htmlFor="born">{text('bearer-born')}</label>
        <input
          id="born"
          name="born"
          type="text"
          inputMode="numeric"
          autoComplete="bday"
          dir="ltr"
          required
          defaultValue={tried?.born ?? ''}
          {...(tried && { 'aria-invalid': true, 'aria-describedby': 'born-problem', autoFocus: true })}
        />
        {tried && (
          <p id="born-problem" role="alert" className="wrong">
            {text(tried.problem)}
          </p>
        )}
        <button className="do quiet">{text('bearer-open')}</button>
      </form>
    </details>
  )
}
