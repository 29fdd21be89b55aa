import { useText } from '#app/ui/text.tsx'
import type { OfferFields } from './offer-fields.ts'

/** What a field of the form of an offer needs by its name: what stands in it, and what is wrong with it. */
export function useOfferField(fields: OfferFields, wrong: readonly string[]) {
  const text = useText('agents')
  return (name: string) => ({
    name,
    defaultValue: fields[name],
    error: wrong.includes(name) ? text('field-invalid') : undefined,
  })
}
