import { phoneOf } from './phone-of.ts'

/** What a guest of one traveller sends with an order; the tour is filled in. */
export const guestOrder = {
  mode: 'guest',
  passengers: [
    {
      name: 'Mehmet',
      surname: 'Yılmaz',
      gender: 'male',
      birthDate: '1957-09-02',
      nationality: 'TR',
      tckn: '10000000146',
      passportNo: 'U87654321',
      passportExpiry: '2035-04-04',
    },
  ],
  consents: { terms: true, privacy: true, personalData: true, health: true, marketing: false },
}

/** How a guest is reached. */
export function guestContact(email: string) {
  return {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    email,
    phone: phoneOf(email),
    address: '',
    city: 'İstanbul',
    country: 'TR',
  }
}
