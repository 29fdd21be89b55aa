import type { CheckoutDraft, TravellerDraft } from '../domain/checkout.ts'

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
    needsWheelchair: false,
    ...change,
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
