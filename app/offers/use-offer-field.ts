import { neededKey } from '#app/intake/needed-key.ts'
import { useText } from '#app/ui/text.tsx'
import { toldKinds } from '#modules/booking/index.ts'
import type { OfferFields } from './offer-fields.ts'

/** What a field of the form of an offer needs by its name: what stands in it, and what to write when it was refused. */
export function useOfferField(fields: OfferFields, wrong: readonly string[]) {
  const text = useText('agents')
  const forms = useText('forms')
  const whatToWrite = (name: string) => {
    const field = name.split('.').at(-1) ?? ''
    if (field === 'validUntil') return text('write-valid-until')
    if (field === 'agreedAt') return text('write-agreed-at')
    if (name.startsWith('told.') && waysAsked.has(field)) return text('choose-way-told')
    // Of a customer, so nothing that speaks of one's own address.
    if (field === 'email' || field === 'phone') return forms(field)
    const isLong = (fields[name] ?? '').trim().length > SHORT_NAME
    return isLong ? forms('wrong-too-long') : forms(neededKey(`/${field}`, 'other'))
  }
  return (name: string) => ({
    name,
    defaultValue: fields[name],
    error: wrong.includes(name) ? whatToWrite(name) : undefined,
  })
}

/** What is this short is refused for saying too little. */
const SHORT_NAME = 1

const waysAsked = new Set<string>(toldKinds)
