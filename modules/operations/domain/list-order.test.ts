import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aTraveller, aWorkspace } from '../testing/a-workspace.ts'
import { flightOf, inListOrder } from './list-order.ts'

const ride = {
  id: 'ride',
  kind: 'flight' as const,
  name: 'TK 94',
  route: 'IST – JED',
  leavesOn: plainDate('2027-02-12'),
  leavesAt: '08:30',
  arrivesAt: '',
  meeting: '',
  reference: '',
  phone: '',
  capacity: 40,
}
const [tour] = aWorkspace().tours
const flying = { ...tour!, flights: [{ from: 'IST', to: 'JED', number: 'TK94', times: null }] }
const driving = { ...tour!, id: 'bosphorus' }

test('whoever sits on no flight yet leaves by the first of the tour', () => {
  const workspace = aWorkspace({ tours: [flying, driving], rides: [ride] })

  expect(flightOf(aTraveller({ seats: { ride: '12A' } }), workspace)).toEqual({
    name: 'TK 94',
    route: 'IST – JED',
    ride,
    times: null,
  })
  expect(flightOf(aTraveller(), workspace)).toEqual({ name: 'TK94', route: 'IST – JED', ride: null, times: null })
  expect(flightOf(aTraveller({ tourId: 'bosphorus' }), workspace)).toBeUndefined()
})

test('the airport list goes by flight and then by surname, one flight under one name', () => {
  const travellers = [
    aTraveller({ lastName: 'Ak', tourId: 'bosphorus' }),
    aTraveller({ lastName: 'Öz' }),
    aTraveller({ lastName: 'Can', seats: { ride: '' } }),
  ]
  const workspace = aWorkspace({ tours: [flying, driving], rides: [ride], travellers })

  expect(inListOrder(workspace, 'airport').map(({ lastName }) => lastName)).toEqual(['Can', 'Öz', 'Ak'])
  expect(inListOrder(workspace, 'print').map(({ lastName }) => lastName)).toEqual(['Ak', 'Can', 'Öz'])
})
