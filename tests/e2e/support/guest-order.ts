/** What a guest of one traveller sends with an order; the e-mail address and the tour are filled in. */
export const guestOrder = {
  mode: 'guest',
  contact: {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    email: '',
    phone: '0532 123 45 67',
    address: '',
    city: 'İstanbul',
    country: 'TR',
  },
  passengers: [
    {
      name: 'Mehmet',
      surname: 'Yılmaz',
      gender: 'male',
      birthDate: '1957-09-02',
      nationality: 'TR',
      tckn: '10000000146',
      passportNumber: 'U87654321',
      passportExpiry: '2035-04-04',
    },
  ],
  consents: { terms: true, privacy: true, personalData: true, health: true, marketing: false },
}
