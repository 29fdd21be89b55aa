import type { InquiryDraft, PrivateTourDraft } from '../domain/information-request.ts'
import type { PassengerDraft } from '../domain/passenger.ts'
import type { ReservationDraft } from '../domain/reservation-request.ts'

export function anInquiryDraft(change: Partial<InquiryDraft> = {}): InquiryDraft {
  return {
    name: 'Ayşe Yılmaz',
    phone: '0532 123 45 67',
    email: 'ayse.yilmaz@example.com',
    message: 'Otel Harem’e ne kadar uzak?',
    hasConsent: true,
    ...change,
  }
}

export function aPrivateTourDraft(change: Partial<PrivateTourDraft> = {}): PrivateTourDraft {
  return { ...anInquiryDraft(), groupSize: '6', wishedFrom: '', wishedTo: '', ...change }
}

/** An adult with both papers, good for journeys that end before the middle of 2031. */
export function aPassengerDraft(change: Partial<PassengerDraft> = {}): PassengerDraft {
  return {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    gender: 'female',
    bornOn: '1961-03-14',
    tckn: '10000000146',
    passportNo: 'U12345678',
    passportExpiresOn: '2032-01-01',
    ...change,
  }
}

export function aReservationDraft(change: Partial<ReservationDraft> = {}): ReservationDraft {
  return {
    contact: { name: 'Ayşe Yılmaz', email: 'ayse.yilmaz@example.com', phone: '0532 123 45 67' },
    roomType: 'double',
    babies: '0',
    children: '0',
    note: '',
    passengers: [aPassengerDraft()],
    hasConsent: true,
    ...change,
  }
}
