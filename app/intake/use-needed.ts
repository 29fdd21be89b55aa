import { useText } from '#app/ui/text.tsx'
import { neededKey } from './needed-key.ts'

/** What an empty field says, for scripts that look before a form is sent; goes onto the control as `data-needed`. */
export function useNeeded(): (name: string) => { 'data-needed': string } {
  const text = useText('forms')
  return (name) => ({ 'data-needed': text(neededKey(name)) })
}
