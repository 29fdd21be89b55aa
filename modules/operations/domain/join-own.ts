import type { LeftGuest } from './room-plan.ts'
import { bedsPaidFor, isChild, needsBed, type Guest } from './rooming.ts'
import { freeBeds, type FilledRoom, type RoomsBeingFilled } from './rooms-being-filled.ts'
import type { Unit } from './sleeping-units.ts'
import type { Ties } from './ties-among.ts'

type Plan = { filling: RoomsBeingFilled; ties: Ties; isOpen: (guest: Guest) => boolean }

/** The units that need a room of their own still, and those of the others for whom there is no bed beside their own. */
export type Joined = { rest: Unit[]; left: LeftGuest[]; takeBack: () => void }

/** Puts those of a family who have no room beside those of their unit who have one. */
export function joinOwn(units: readonly Unit[], { filling, ties, isOpen }: Plan): Joined {
  const left: LeftGuest[] = []
  const done: { room: FilledRoom; coming: Guest[] }[] = []
  const rest = units.flatMap((unit): Unit[] => {
    const coming = unit.guests.filter(isOpen)
    const [anchor, ...others] = unit.guests.filter((each) => !isOpen(each))
    if (!anchor || coming.length === 0) return coming.length > 0 ? [unit] : []
    const room = [anchor, ...others].map(filling.roomOf).find((each) => each && fits(each, coming, ties))
    if (room) {
      room.guests.push(...coming)
      done.push({ room, coming })
      return []
    }
    // Who shares with others anyway can do so elsewhere, as long as no child stays behind.
    if (unit.sharesWith !== null && coming.every((each) => !isChild(each))) return [{ ...unit, guests: coming }]
    left.push(...coming.map(({ id }) => ({ guestId: id, why: 'no-bed-beside' as const, because: anchor.id })))
    return []
  })
  return {
    rest,
    left,
    takeBack: () => {
      for (const { room, coming } of done) room.guests = room.guests.filter((each) => !coming.includes(each))
    },
  }
}

function fits(room: FilledRoom, coming: readonly Guest[], ties: Ties): boolean {
  const adults = coming.filter((each) => !isChild(each))
  const all = [...room.guests, ...coming].filter((each) => !isChild(each))
  return (
    coming.filter(needsBed).length <= freeBeds(room) &&
    adults.every(({ fare }) => isAsPaid(room.room.beds, bedsPaidFor(fare), [...room.guests, ...coming])) &&
    adults.every((one) => all.every((other) => one === other || ties.mayShare(one, other))) &&
    coming.filter(isChild).every((child) => all.some((adult) => ties.isFamily(child, adult)))
  )
}

/** The size that was paid for, or as many beds more as children sleep in them. */
function isAsPaid(beds: number, paid: number | null, all: readonly Guest[]): boolean {
  if (paid === null || beds === paid) return beds === paid
  const sleepers = all.filter(needsBed)
  return sleepers.length === beds && beds - paid <= sleepers.filter(isChild).length && beds > paid
}
