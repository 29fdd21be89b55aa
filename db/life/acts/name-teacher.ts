import type { PlainDate } from '#kernel/plain-date.ts'
import { addGuide, findGuides } from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

const teachers = [
  { name: 'Yusuf Örnek', phone: '+90 532 000 9951', gender: 'male' },
  { name: 'Hacer Örnek', phone: '+90 532 000 9952', gender: 'female' },
  { name: 'Mustafa Örnek', phone: '+90 532 000 9953', gender: 'male' },
] as const

/** Somebody is named who teaches the groups of a day on the way. */
export async function nameTeacher({ tx, staff }: World, date: PlainDate, now: Date): Promise<void> {
  const { version } = await findGuides(tx, staff.orders, date)
  const teacher = teachers[Number(date.slice(-2)) % teachers.length] ?? teachers[0]
  const guide = { role: 'guide' as const, ...teacher, departureId: null, userId: null }
  must(await addGuide(tx, staff.orders, { date, version, guide }, now), `a guide on ${date}`)
}
