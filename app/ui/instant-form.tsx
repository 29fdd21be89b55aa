import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Form, useLocation, useNavigate, useNavigationType } from 'react-router'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { useText } from './text.tsx'

const PAUSE_MS = 400
/** What is chosen in such a form leads here with this as its state: the fields are what the address says, and stay. */
const CHOSEN = { isChosen: true }

/**
 * A form that asks for its list as it is filled in: what is chosen at once, what is typed after a pause or when its field
 * is left. Fields keep focus and what was typed meanwhile; they follow the address when a link changes it. How much was
 * found is read aloud. Without script it is sent like any other form.
 */
export function InstantForm({
  action,
  found,
  className,
  children,
}: {
  action: string
  /** How many rows the list has now. */
  found: number
  className?: string | undefined
  children: ReactNode
}) {
  const text = useText('ui')
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const isChosen = useNavigationType() !== 'POP' && isChosenState(state)
  const [shown, setShown] = useState(key)
  if (!isChosen && shown !== key) setShown(key)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStale = useRef(false)
  const endPauseWithForm = useCallback(() => () => clearTimeout(pause.current), [])

  function ask(form: HTMLFormElement) {
    clearTimeout(pause.current)
    if (!form.checkValidity()) return
    isStale.current = false
    void navigate(action + queryOf(form), { state: CHOSEN, replace: isChosen, preventScrollReset: true })
  }

  function noteInput(field: EventTarget, form: HTMLFormElement) {
    clearTimeout(pause.current)
    if (!(field instanceof HTMLInputElement) || !isTyped(field)) return ask(form)
    isStale.current = true
    if (field.closest('date-field') && !isWholeDay(field.value)) return
    pause.current = setTimeout(() => ask(form), PAUSE_MS)
  }

  return (
    <search>
      <Form
        key={shown}
        ref={endPauseWithForm}
        action={action}
        className={className}
        onInput={({ target, currentTarget }) => noteInput(target, currentTarget)}
        onBlur={({ currentTarget }) => isStale.current && ask(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          ask(event.currentTarget)
        }}
      >
        {children}
      </Form>
      <output className="visually-hidden">{isChosen && text('list-found', { count: found })}</output>
    </search>
  )
}

function isTyped({ type }: HTMLInputElement): boolean {
  return type === 'search' || type === 'text'
}

/** A day may be read before its year is whole, so only what ends in four digits is; the rest waits until it is left. */
function isWholeDay(typed: string): boolean {
  return typed === '' || (/\p{Nd}{4}$/u.test(typed) && parseTypedDate(typed) !== undefined)
}

/** What is filled in, as the address says it: fields that ask for nothing are left out. */
function queryOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter((pair): pair is [string, string] => pair[1] !== '')
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`
}

function isChosenState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isChosen' in state
}
