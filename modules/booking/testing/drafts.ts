import type { CheckoutDraft, TravellerDraft } from '../domain/checkout.ts'
import { noFlags } from '../domain/traveller-fields.ts'

/** A traveller whose every field is right for a journey abroad that ends before September 2029. */
export function aTravellerDraft(change: Partial<TravellerDraft> = {}): TravellerDraft {
  return {
    tourId: '12-02-2027-22-02-2027-MOVENPICKUMRE',
    fare: 'double',
    firstName: 'Mehmet',
    lastName: 'Yılmaz',
    gender: 'male',
    bornOn: '1957-09-02',
    nationality: 'TR',
    tckn: '10000000146',
    passportNo: 'U87654321',
    passportExpiresOn: '2031-04-04',
    ...noFlags,
    ...change,
  }
}

/** The drafts of so many people, each of them somebody else. */
export function travellerDrafts(count: number, change: Partial<TravellerDraft> = {}): TravellerDraft[] {
  return Array.from({ length: count }, (_, nth) =>
    aTravellerDraft(nth === 0 ? change : { ...somebodyElse(nth), ...change }),
  )
}

/** What tells the nth traveller from the first one, with right check digits. */
export function somebodyElse(nth: number): Pick<TravellerDraft, 'firstName' | 'tckn' | 'passportNo'> {
  const nine = [...String(100_001_000 + nth)].map(Number)
  const at = (parity: number) => nine.filter((_, index) => index % 2 === parity).reduce((sum, digit) => sum + digit, 0)
  const tenth = (at(0) * 7 - at(1)) % 10
  const eleventh = (at(0) + at(1) + tenth) % 10
  const letter = (place: number) => 'abcdefghij'[Math.floor(nth / place) % 10] ?? 'a'
  return {
    firstName: `Mehmet ${letter(100)}${letter(10)}${letter(1)}`,
    tckn: `${nine.join('')}${tenth}${eleventh}`,
    passportNo: `U${String(20_000_000 + nth)}`,
  }
}

/** A guest's form with every field right and the needed consents given. */
export function aCheckoutDraft(change: Partial<CheckoutDraft> = {}): CheckoutDraft {
  return {
    mode: 'guest',
    contact: {
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      email: 'ayse.yilmaz@example.com',
      phone: '0532 123 45 67',
      address: '',
      city: 'İstanbul',
      country: 'TR',
    },
    account: { password: '', confirmPassword: '' },
    travellers: [aTravellerDraft()],
    consents: { preInformation: true, terms: true, privacy: true, personalData: true },
    note: '',
    ...change,
  }
}
