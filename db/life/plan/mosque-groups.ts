import { addDays, addMonths, type PlainDate } from '#kernel/plain-date.ts'
import type { GroupPerson } from '#modules/agents/index.server.ts'
import { blankTraveller } from '#modules/booking/index.ts'
import { chanceOf, type Chance } from '../chance.ts'
import { turkish } from '../people/names.ts'
import { personOf, type Origin } from '../people/person.ts'

/** How far a group of a mosque has come: its list is there, it was offered, its seats wait, or most of it has paid. */
export type MosqueGroup = {
  name: string
  people: number
  step: 'list' | 'offered' | 'waiting' | 'paying'
  /** Before the demonstration began. */
  daysAgo: number
}

export const mosqueGroups: MosqueGroup[] = [
  { name: 'Fatih Camii Umre Grubu', people: 45, step: 'list', daysAgo: 0.3 },
  { name: 'Merkez Camii, aileler', people: 27, step: 'offered', daysAgo: 1.4 },
  { name: 'Yeşilyurt Camii', people: 18, step: 'waiting', daysAgo: 2.2 },
  { name: 'Hacı Bayram Kur’an Kursu hocaları ve aileleri', people: 30, step: 'paying', daysAgo: 6.1 },
]

const origin: Origin = { names: turkish, nationality: 'TR', locale: 'tr', country: 'TR', city: 'Konya' }

/** Ages of a family; an even place is a man's, an odd one a woman's. */
const shapes = [[58, 54], [44, 41, 15], [63, 60], [37, 35, 8, 5], [71], [49, 46], [52, 68]]

/** Numbers of papers of this kind begin above those of all parties. */
const FIRST_SERIAL = 700_000

/** The list of a group, family below family; of the first one something was typed wrong. */
export function listOfGroup({ name, people, step }: MosqueGroup, nth: number, today: PlainDate): GroupPerson[] {
  const chance = chanceOf(`mosque ${name}`)
  const returnsOn = addDays(addMonths(today, 3), 10)
  const { tourId: _tour, ...blank } = blankTraveller
  const surnames = new Set<string>()
  const list: GroupPerson[] = []
  while (list.length < people) {
    const lastName = anotherSurname(chance, surnames)
    const ages = chance.pick(shapes).slice(0, people - list.length)
    for (const [place, age] of ages.entries()) {
      const serial = FIRST_SERIAL + nth * 100 + list.length
      const person = personOf(chance, {
        origin,
        gender: place % 2 === 0 ? 'male' : 'female',
        age,
        lastName,
        serial,
        returnsOn,
      })
      const phone = place === 0 ? `+90532000${String(8000 + nth * 100 + list.length)}` : ''
      list.push({ ...blank, ...person, fare: '', family: lastName, phone, isLeader: list.length === 0 })
    }
  }
  return step === 'list' ? list.map((person, at) => (at === 6 ? { ...person, bornOn: '31.02.1961' } : person)) : list
}

function anotherSurname(chance: Chance, taken: Set<string>): string {
  for (;;) {
    const surname = chance.pick(turkish.families)
    if (taken.has(surname)) continue
    taken.add(surname)
    return surname
  }
}
