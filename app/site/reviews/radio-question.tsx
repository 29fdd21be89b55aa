import type { ReactNode } from 'react'

/** A question of which one answer is pressed: radios in a set, with what is wrong said below them. */
export function RadioQuestion<Answer extends string | number>({
  id,
  name,
  legend,
  answers,
  chosen,
  error,
  look,
  children,
}: {
  /** Of the question; its radios are called after it and their answers. */
  id: string
  name: string
  legend: string
  answers: readonly Answer[]
  chosen: string
  error: string | undefined
  /** Classes of the set, of what holds the answers, and of what is wrong. */
  look: { set: string | undefined; answers: string | undefined; error: string | undefined }
  /** What stands beside each radio. */
  children: (answer: Answer) => ReactNode
}) {
  return (
    <fieldset className={look.set}>
      <legend>{legend}</legend>
      <div className={look.answers}>
        {answers.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              id={`${id}-${answer}`}
              value={answer}
              defaultChecked={chosen === String(answer)}
              required
              {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            />
            {children(answer)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={look.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
