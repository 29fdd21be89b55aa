import { somebodyElse } from '#modules/booking/testing/drafts.ts'

/** The person at a place of an order; nobody travels twice. */
export function personAt(index: number): { firstName: string; tckn: string; passportNo: string } {
  if (index === 0) return { firstName: 'AYSE', tckn: '10000000146', passportNo: 'U87654321' }
  const person = somebodyElse(index)
  return { ...person, firstName: person.firstName.toUpperCase() }
}
