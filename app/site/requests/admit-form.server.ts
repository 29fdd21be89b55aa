import type { RouterContextProvider } from 'react-router'
import { factsContext, servicesContext } from '#app/middleware/contexts.ts'
import { TRAP } from './trap.tsx'

const FORMS = { max: 10, perSeconds: 60 }

/** Whether a form is taken: programs that fill in every field are thanked and dropped, hasty ones have to wait. */
export function admitForm(
  context: Readonly<RouterContextProvider>,
  fields: Readonly<Record<string, string>>,
  now: Date,
): 'taken' | 'dropped' | 'too-many' {
  if (fields[TRAP]) return 'dropped'
  const { limiter } = context.get(servicesContext)
  return limiter.allow(`forms:${context.get(factsContext).clientAddress}`, FORMS, now).ok ? 'taken' : 'too-many'
}
