import { useText } from '#app/ui/text.tsx'
import { contactCountries, genders, travellerFlags } from '#modules/booking/index.ts'
import { useTravellerName } from './use-traveller-name.ts'

const labels = {
  firstName: 'first-name',
  lastName: 'last-name',
  gender: 'gender',
  bornOn: 'born-on',
  nationality: 'nationality',
  tckn: 'tckn',
  passportNo: 'passport-no',
  passportExpiresOn: 'passport-expires-on',
  email: 'email',
  phone: 'phone',
  address: 'address',
  city: 'city',
  country: 'country',
  note: 'note',
} as const

/** How the inputs of an order are called, and what stands in them, where two people wrote into the same one. */
export function useOrderPlaces(travellers: readonly { firstName: string; lastName: string }[]) {
  const text = useText('staff-orders')
  const flags = useText('travellers')
  const travellerName = useTravellerName()
  const flagOf = (place: string) => travellerFlags.find((flag) => place.endsWith(`.${flag}`))
  return {
    nameOf: (place: string): string => {
      const [part = '', index = ''] = place.split('.')
      const flag = flagOf(place)
      const label = labels[place.split('.').at(-1) as keyof typeof labels]
      const said = flag ? flags(`staff-${flag}`) : text(label)
      if (part === 'contact') return `${text('customer')} › ${said}`
      if (part !== 'travellers') return said
      const { firstName = '', lastName = '' } = travellers[Number(index)] ?? {}
      return `${travellerName(`${firstName} ${lastName}`, Number(index))} › ${said}`
    },
    showIn: (place: string, value: string): string => {
      const gender = genders.find((each) => place.endsWith('.gender') && each === value)
      const country = contactCountries.find((each) => place.endsWith('.country') && each === value)
      if (gender) return text(`gender-${gender}`)
      return country ? text(`country-${country}`) : value
    },
    isTick: (place: string) => flagOf(place) !== undefined,
  }
}
