import { expect, test } from 'vitest'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { addGuide, addRide, findWorkspace, seatTravellers } from '#modules/operations/index.server.ts'
import { aLedGroup, aSignedInLeader } from '#modules/road/testing/a-led-group.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** A group of two with two buses today; who has a place on which is up to the test. Two leaders are named for it. */
async function twoBuses() {
  const now = new Date()
  const db = await testDb()
  const app = await testApp({ db })
  const leaders = [await aSignedInLeader(db), await aSignedInLeader(db)] as const
  const group = await aLedGroup(db, leaders[0].leader, { travellers: ['Zeliha', 'Nurten'] })
  const date = group.departsOn
  const seen = () => findWorkspace(db, group.admin, date, now)
  const other = {
    role: 'guide',
    name: 'Nuri Taş',
    phone: '',
    gender: null,
    departureId: group.departureId,
    userId: leaders[1].leader.id,
  } as const
  expect((await addGuide(db, group.admin, { date, version: (await seen()).version, guide: other }, now)).ok).toBe(true)
  const bus = { kind: 'bus', route: '', arrivesAt: '', meeting: '', reference: '', phone: '', capacity: 50 } as const
  for (const name of ['Kırmızı otobüs', 'Mavi otobüs']) {
    const ride = { ...bus, name, leavesOn: dayInIstanbul(now), leavesAt: '12:00' }
    expect((await addRide(db, group.admin, { date, version: (await seen()).version, ride }, now)).ok).toBe(true)
  }
  const seat = async (name: string, passengerIds: readonly string[], change: { seat?: string; isOn: boolean }) => {
    const { version, rides } = await seen()
    const rideId = rides.find((each) => each.name === name)?.id ?? ''
    const done = await seatTravellers(db, group.admin, { date, version, rideId, passengerIds, ...change }, now)
    expect(done.ok).toBe(true)
  }
  const read = async ({ headers }: (typeof leaders)[number]) =>
    (await (await getPage(app, `/tr/leader/${group.id}`, headers)).text()).replaceAll('<!-- -->', '')
  return { group, leaders, seat, read }
}

test('both leaders see who has a place on which bus, and somebody who changes it where they are now', async () => {
  const { group, leaders, seat, read } = await twoBuses()
  const [zeliha = '', nurten = ''] = group.passengerIds
  await seat('Kırmızı otobüs', [zeliha], { seat: '12', isOn: true })
  await seat('Mavi otobüs', [nurten], { isOn: true })
  const before = await Promise.all(leaders.map(read))

  await seat('Kırmızı otobüs', [zeliha], { isOn: false })
  await seat('Mavi otobüs', [zeliha], { seat: '4', isOn: true })
  const after = await Promise.all(leaders.map(read))

  expect(before.map((html) => busOf(html, zeliha))).toEqual(['Kırmızı otobüs koltuk 12', 'Kırmızı otobüs koltuk 12'])
  expect(after.map((html) => busOf(html, zeliha))).toEqual(['Mavi otobüs koltuk 4', 'Mavi otobüs koltuk 4'])
  expect(aboard(before[1] ?? '')).toEqual({ 'Kırmızı otobüs': ['Zeliha koltuk 12'], 'Mavi otobüs': ['Nurten'] })
  // A bus without anybody of the group is none of theirs.
  expect(aboard(after[1] ?? '')).toEqual({ 'Mavi otobüs': ['Nurten', 'Zeliha koltuk 4'] })
})

/** The bus of a person as it stands beside their name, with the seat. */
function busOf(html: string, person: string): string {
  const row = new RegExp(`<li [^>]*data-person="${person}"[^]*?</details>`).exec(html)?.[0] ?? ''
  const [, name, seat = ''] = /data-ride="[^"]*"><bdi>([^<]*)<\/bdi>[^<]*(?:<bdi dir="ltr">(\w+))?/.exec(row) ?? []
  return seat === '' ? `${name}` : `${name} koltuk ${seat}`
}

/** Who stands below each bus of today. */
function aboard(html: string): Record<string, string[]> {
  const today = /<section id="today"[^]*?<\/section>/.exec(html)?.[0] ?? ''
  return Object.fromEntries(
    [...today.matchAll(/Otobüs: <bdi>([^<]*)<\/bdi>([^]*?)<\/details>/g)].map(([, bus = '', people = '']) => [
      bus,
      [...people.matchAll(/<span><bdi>(\w+)[^<]*<\/bdi>([^]*?)<\/span>/g)].map(([, name = '', seat = '']) =>
        `${name} ${seat.replaceAll(/<[^>]*>/g, '')}`.replaceAll(/\s+/g, ' ').trim(),
      ),
    ]),
  )
}
