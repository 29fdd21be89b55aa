import type { PassengerDraft, ReservationDraft } from '#modules/engagement/index.ts'
import { dateIn } from '../checkout/read-draft.ts'

type Fields = Readonly<Record<string, string>>

const emptyPassenger: PassengerDraft = {
  firstName: '',
  lastName: '',
  gender: '',
  bornOn: '',
  tckn: '',
  passportNo: '',
  passportExpiresOn: '',
}

export const emptyReservation: ReservationDraft = {
  contact: { name: '', email: '', phone: '' },
  roomType: '',
  babies: '0',
  children: '0',
  note: '',
  passengers: [emptyPassenger],
  hasConsent: false,
}

/** The form as it was typed. Fields that are missing count as empty. */
export function readReservation(fields: Fields, mostTravellers: number): ReservationDraft {
  const text = (name: string) => fields[name] ?? ''
  return {
    contact: { name: text('contact.name'), email: text('contact.email'), phone: text('contact.phone') },
    roomType: text('roomType'),
    babies: text('babies'),
    children: text('children'),
    note: text('note'),
    passengers: passengersIn(fields, mostTravellers),
    hasConsent: fields['consent'] === 'on',
  }
}

/**
 * The form with a fieldset more or less, when one of those buttons was pressed: `add-passenger`, `remove-passenger-2`.
 * `undefined` for every other button.
 */
export function changePassengers(
  draft: ReservationDraft,
  intent: string,
  mostTravellers: number,
): ReservationDraft | undefined {
  const { passengers } = draft
  if (intent === 'add-passenger')
    return passengers.length < mostTravellers ? { ...draft, passengers: [...passengers, emptyPassenger] } : draft
  const [, index] = /^remove-passenger-(\d{1,2})$/.exec(intent) ?? []
  if (index === undefined) return undefined
  const rest = passengers.filter((_, position) => position !== Number(index))
  return { ...draft, passengers: rest.length > 0 ? rest : [emptyPassenger] }
}

function passengersIn(fields: Fields, mostTravellers: number): PassengerDraft[] {
  const passengers: PassengerDraft[] = []
  // One more than may travel, so that too many are refused and not overlooked.
  for (let index = 0; index <= mostTravellers && fields[`passengers.${index}.firstName`] !== undefined; index += 1) {
    const text = (name: string) => fields[`passengers.${index}.${name}`] ?? ''
    passengers.push({
      firstName: text('firstName'),
      lastName: text('lastName'),
      gender: text('gender'),
      bornOn: dateIn(fields, `passengers.${index}.bornOn`),
      tckn: text('tckn'),
      passportNo: text('passportNo'),
      passportExpiresOn: dateIn(fields, `passengers.${index}.passportExpiresOn`),
    })
  }
  return passengers
}
