import { useText } from '#app/ui/text.tsx'

/** How a time of day is typed: from left to right, with figures, in the form that the language has. */
export function useClockInput() {
  const ui = useText('ui')
  return {
    dir: 'ltr',
    inputMode: 'numeric',
    maxLength: 5,
    autoComplete: 'off',
    placeholder: ui('time-form'),
  } as const
}
