import { z } from 'zod'
import { moneyOnWire, WireDay, WireMoney } from '#app/wire/wire.ts'
import type { Locale } from '#kernel/locale.ts'
import type { WorkTraveller, Workspace } from '#modules/operations/index.ts'

const WirePassenger = z.object({
  name: z.string(),
  surname: z.string(),
  gender: z.enum(['female', 'male']).nullable(),
  birthDate: WireDay.nullable(),
  passportNo: z.string().nullable(),
  passportExpiry: WireDay.nullable(),
  roomType: z.string(),
  room: z.string(),
  balance: WireMoney,
  note: z.string(),
})

export const WireDateList = z
  .object({
    date: WireDay,
    tours: z.array(z.object({ id: z.string(), name: z.string(), passengers: z.array(WirePassenger) })),
  })
  .meta({ id: 'DepartureDateList', description: 'Everybody who leaves on one day, by tour.' })

export function dateListOnWire(
  workspace: Workspace,
  travellers: readonly WorkTraveller[],
  locale: Locale,
): z.input<typeof WireDateList> {
  return {
    date: workspace.date,
    tours: workspace.tours.map(({ id, name }) => ({
      id,
      name: name[locale],
      passengers: travellers.filter(({ tourId }) => tourId === id).map((each) => passengerOnWire(each, workspace)),
    })),
  }
}

export function passengerOnWire(traveller: WorkTraveller, { stays }: Workspace): z.input<typeof WirePassenger> {
  return {
    name: traveller.firstName,
    surname: traveller.lastName,
    gender: traveller.gender,
    birthDate: traveller.bornOn,
    passportNo: traveller.passportNo,
    passportExpiry: traveller.passportExpiresOn,
    roomType: traveller.fare,
    room: stays.flatMap(({ key }) => traveller.rooms[key]?.number ?? []).join(' · '),
    balance: moneyOnWire(traveller.open),
    note: traveller.note,
  }
}

export const WireDeparture = z
  .object({
    id: z.string(),
    date: WireDay,
    returnDate: WireDay,
    name: z.string(),
    status: z.enum(['draft', 'published', 'full', 'closed', 'cancelled']),
    capacity: z.int(),
    sold: z.int(),
    held: z.int(),
  })
  .meta({ id: 'StaffDeparture', description: 'A departure with its seats.' })
