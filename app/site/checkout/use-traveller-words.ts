import type { FieldWords } from '#app/intake/document-lines.tsx'
import { useText } from '#app/ui/text.tsx'

/** What the forms of customers call the fields of a traveller. */
export function useTravellerWords(): FieldWords {
  const text = useText('checkout')
  return (word) => text(keyOf[word])
}

const keyOf = {
  firstName: 'first-name',
  lastName: 'last-name',
  gender: 'gender',
  bornOn: 'birth-date',
  nationality: 'nationality',
  tckn: 'tckn',
  passportNo: 'passport-no',
  passportExpiresOn: 'passport-expiry',
  female: 'female',
  male: 'male',
} as const satisfies Record<Parameters<FieldWords>[0], string>
