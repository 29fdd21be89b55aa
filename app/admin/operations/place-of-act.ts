import type { OpsTab } from './ops-query.ts'

/** Where somebody goes on after an act: the part of the day it belongs to, and whom it was about. */
export function placeOfAct(
  intent: string,
  { passengerId, back }: { passengerId: string; back: string },
): { tab: OpsTab; anchor: string } {
  switch (intent) {
    case 'visa':
      return back === 'visas' ? { tab: 'visas', anchor: '#board' } : { tab: 'passengers', anchor: '' }
    case 'traveller':
    case 'seat':
    case 'unseat':
      return { tab: 'passengers', anchor: '#person' }
    case 'stay-facts':
    case 'room-wishes':
      return { tab: 'rooms', anchor: '#stay' }
    case 'make-list':
    case 'send-list':
      return { tab: 'rooms', anchor: '#hotel-list' }
    case 'state-kin':
    case 'withdraw-kin':
      return back === 'person' ? { tab: 'passengers', anchor: '#person' } : { tab: 'family', anchor: '#family' }
    case 'place':
      return { tab: 'rooms', anchor: `#guest-${passengerId}` }
    case 'add-guide':
    case 'change-guide':
    case 'remove-guide':
      return { tab: 'guides', anchor: '#guides' }
    case 'remove-contract':
      return { tab: 'visas', anchor: '#contracts' }
    case 'remove-chairs':
      return { tab: 'chairs', anchor: '#chairs' }
    case 'carry-flights':
    case 'number-seats':
    case 'change-ride':
    case 'add-ride':
    case 'remove-ride':
    case 'seat-all':
      return { tab: 'rides', anchor: '#rides' }
    default:
      return { tab: 'rooms', anchor: '#rooms' }
  }
}
