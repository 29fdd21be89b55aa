import { expect, test } from 'vitest'
import { findOwnRole, findUser } from '#modules/accounts/index.server.ts'
import { levelIn } from '#modules/accounts/index.ts'
import { aStaffMember, anOwnRole, aUser } from '#modules/accounts/testing/builders.ts'
import { addDays, dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import { toTypedDate } from '#kernel/typed-date.ts'
import { createGroup, createOffer, findAgency, findGroup, findOffer, houseScope } from '#modules/agents/index.server.ts'
import { anAgency } from '#modules/agents/testing/builders.ts'
import { blankTraveller } from '#modules/booking/index.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aPartlyPaidOrder, splitOff } from '#modules/booking/testing/split.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findStaffMedia, importMedia } from '#modules/content/index.server.ts'
import { aText } from '#modules/content/testing/builders.ts'
import { findNote } from '#modules/notes/index.server.ts'
import { aNote } from '#modules/notes/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { fieldsOfForm } from '#tests/setup/fields-of-form.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const { tourId: _tour, ...blank } = blankTraveller
const aPerson = { ...blank, family: '', phone: '', isLeader: false }

type Staff = ReturnType<typeof aStaffMember>

/** A record that two people have open, the inputs they write into, and what is kept in those. */
type Kind = {
  path: string
  /** Into which both write, and into which the other alone writes, each with the words of the other. */
  both: readonly [place: string, mine: string, theirs: string]
  theirsAlone: readonly [place: string, theirs: string]
  mineAlone: readonly [place: string, mine: string]
  status?: number
  /** What the button of the form says it is for. */
  intent?: string
  kept?: () => Promise<unknown>
}

const kinds: Record<string, (db: Db, admin: Staff) => Promise<Kind>> = {
  'the people of an order': async (db, admin) => {
    const { id } = await anOrder(db)
    return {
      path: `/admin/orders/${id}/change`,
      both: ['travellers.0.firstName', 'Zehra', 'Zuhal'],
      theirsAlone: ['travellers.0.bornOn', '02/03/1961'],
      mineAlone: ['note', 'Wheelchair'],
      kept: async () => {
        const order = await findOrder(db, admin, id)
        const who = order?.journeys[0]?.travellers[0]
        return [who?.firstName, who?.bornOn && toTypedDate(who.bornOn, 'en'), order?.note]
      },
    }
  },
  'the contact of an order': async (db, admin) => {
    const { id } = await anOrder(db)
    return {
      path: `/admin/orders/${id}/change`,
      both: ['contact.city', 'Bursa', 'Konya'],
      theirsAlone: ['contact.address', 'Çarşı 5'],
      mineAlone: ['contact.lastName', 'Demirci'],
      kept: async () => {
        const contact = (await findOrder(db, admin, id))?.contact
        return [contact?.city, contact?.address, contact?.lastName]
      },
    }
  },
  'general settings': async () => ({
    path: '/admin/settings/general/identity',
    both: ['site.licence.number', '6666', '7777'],
    theirsAlone: ['site.firm.en', 'Caravan Travel'],
    mineAlone: ['site.firm.tr', 'Kervan Turizm'],
  }),
  'settings of prices': async () => ({
    path: '/admin/settings/prices',
    both: ['rate-2', '4', '6'],
    theirsAlone: ['rate-3', '9'],
    mineAlone: ['discount-USD', '75.00'],
  }),
  'settings of payments': async () => ({
    path: '/admin/settings/payments',
    both: ['transferHoldHours', '30', '40'],
    theirsAlone: ['reminderDays', '5, 1'],
    mineAlone: ['leastDays', '90'],
  }),
  'an agency': async (db, admin) => {
    const { agencyId } = await anAgency(db)
    return {
      path: `/admin/agents/${agencyId}`,
      both: ['contactName', 'Hatice Ak', 'Nur Can'],
      theirsAlone: ['optionHours', '36'],
      mineAlone: ['city', 'Bursa'],
      status: 409,
      kept: async () => {
        const agency = await findAgency(db, admin, agencyId, new Date())
        return [agency?.contactName, String(agency?.optionHours), agency?.city]
      },
    }
  },
  'the rights of somebody': async (db) => {
    const { userId } = await aUser(db)
    return {
      path: `/admin/user/${userId}`,
      both: ['staffRole', 'content', 'finance'],
      theirsAlone: ['dial', '104'],
      mineAlone: ['isAgent', 'on'],
      kept: async () => {
        const user = await findUser(db, { id: userId })
        return [user?.staffRole, user?.dial, user?.isAgent ? 'on' : '']
      },
    }
  },
  'a role': async (db, admin) => {
    const id = await anOwnRole(db, { name: 'Till', rights: ['orders'] })
    return {
      path: `/admin/users/roles/${id}`,
      both: ['name', 'Counter', 'Front desk'],
      theirsAlone: ['area-payments', 'look'],
      mineAlone: ['act-papers', 'on'],
      kept: async () => {
        const role = await findOwnRole(db, admin, id)
        return [role?.name, role && levelIn(role, 'payments'), role?.rights.includes('papers') ? 'on' : '']
      },
    }
  },
  'a picture': async (db, admin) => {
    const albums = ['umrah', 'hajj'].map((key) => ({ key, name: aText(key) }))
    const size = { picture: 'makkah-kaaba-dawn', width: 40, height: 30 }
    const words = { alt: aText('The Kaaba'), caption: aText(''), takenOn: '2027-01-05', isSample: false }
    await importMedia(db, { albums, media: [{ id: 'm-1', album: 'umrah', ...size, ...words }], shares: [] })
    return {
      path: '/admin/media',
      intent: 'change',
      both: ['alt.en', 'The Kaaba at dawn', 'The Haram at dawn'],
      theirsAlone: ['album', 'hajj'],
      mineAlone: ['focusX', '20'],
      kept: async () => {
        const media = await findStaffMedia(db, admin, 'm-1')
        return [media?.alt.en, media?.album, String(media?.focus.x)]
      },
    }
  },
  'a note': async (db, admin) => {
    const { id } = await aNote(db, { by: admin, title: 'Vize' })
    return {
      path: `/admin/notes/${id}`,
      both: ['body', 'Benim sözüm', 'Ötekinin sözü'],
      theirsAlone: ['title', 'Vize bekliyor'],
      mineAlone: ['dueOn', '12/03/2027'],
      kept: async () => {
        const note = await findNote(db, admin, id)
        return [note?.body, note?.title, note?.dueOn && toTypedDate(note.dueOn, 'en')]
      },
    }
  },
  'the list of a group': async (db, admin) => {
    const person = (firstName: string) => ({ ...aPerson, firstName, lastName: 'Ak' })
    const people = [person('Ahmet'), person('Ayşe')]
    const draft = { name: 'Fatih Camii', people, freePer: null, tourId: null }
    const { id } = await createGroup(db, admin, draft, new Date())
    return {
      path: `/admin/groups/${id}`,
      both: ['p.0.firstName', 'Ali', 'Veli'],
      theirsAlone: ['p.1.phone', '0532 111 22 33'],
      mineAlone: ['p.1.bornOn', '02/03/1961'],
      status: 409,
      kept: async () => {
        const [first, second] = (await findGroup(db, admin, id))?.people ?? []
        return [first?.firstName, second?.phone, second && toTypedDate(plainDate(second.bornOn), 'en')]
      },
    }
  },
  'an offer': async (db, admin) => {
    const { id: tourId } = await aDeparture(db)
    const made = await createOffer(
      db,
      houseScope(admin),
      {
        customer: {
          firstName: 'Zehra',
          lastName: 'Ak',
          email: 'zehra@example.com',
          phone: '',
          city: '',
          country: 'TR',
        },
        lines: [{ tourId, fare: 'double', quantity: 2 }],
        markup: { kind: 'percent', basisPoints: 0 },
        validUntil: addDays(dayInIstanbul(new Date()), 5),
        locale: 'tr',
        note: '',
      },
      new Date(),
    )
    if (!made.ok) throw new Error(made.error.code)
    const { id } = made.value
    return {
      path: `/admin/offers/${id}`,
      both: ['firstName', 'Fatma', 'Meryem'],
      theirsAlone: ['lastName', 'Kaya'],
      mineAlone: ['note', 'Hotel near the Haram'],
      kept: async () => {
        const offer = await findOffer(db, houseScope(admin), id)
        return [offer?.customer.firstName, offer?.customer.lastName, offer?.note]
      },
    }
  },
}

async function aDesk() {
  const db = await testDb()
  const staff = await staffSignedIn(db, { staffRole: 'owner' })
  const app = await testApp({ db })
  return {
    db,
    admin: aStaffMember({ id: staff.userId }),
    open: async (path: string) => fieldsOfForm(await (await getPage(app, path, staff.headers)).text()),
    send: async (path: string, fields: Record<string, string>) => {
      const answer = await postForm(app, path, fields, staff.headers)
      return { status: answer.status, html: await answer.text() }
    },
  }
}

test.each(Object.keys(kinds))(
  '%s: the second of two sees what both wrote, chooses where they clash, and loses nothing of either',
  async (name) => {
    const { db, admin, open, send } = await aDesk()
    const kind = await kinds[name]?.(db, admin)
    if (!kind) throw new Error('there is no such kind')
    const { path, both, theirsAlone, mineAlone, kept, intent = 'save' } = kind
    const shownNow = async () => {
      const now = await open(path)
      return [both, theirsAlone, mineAlone].map(([input]) => now[input])
    }
    const [place, mine, theirs] = both
    const read = { intent, ...(await open(path)) }
    const first = await send(path, { ...read, [place]: theirs, [theirsAlone[0]]: theirsAlone[1] })

    const late = await send(path, { ...read, [place]: mine, [mineAlone[0]]: mineAlone[1] })
    const shown = { intent, ...fieldsOfForm(late.html) }
    const saved = await send(path, { ...shown, [`pick:${place}`]: 'theirs' })

    expect([300 < first.status && first.status < 304, late.status]).toEqual([true, kind.status ?? 412])
    for (const words of ['Somebody else saved while you were writing', mine, theirs]) expect(late.html).toContain(words)
    expect(shown).toMatchObject({
      [`pick:${place}`]: 'mine',
      [place]: mine,
      [theirsAlone[0]]: theirsAlone[1],
      [mineAlone[0]]: mineAlone[1],
    })
    expect(300 < saved.status && saved.status < 304).toBe(true)
    expect(await (kept ?? shownNow)()).toEqual([theirs, theirsAlone[1], mineAlone[1]])
  },
)

test('what was written about a traveller stays with them when somebody before them has left the order', async () => {
  const { db, admin, open, send } = await aDesk()
  const { publicId: id } = await aPartlyPaidOrder(db, { seats: 3, paid: [100_000] })
  const path = `/admin/orders/${id}/change`
  const read = await open(path)
  const names = async () => (await findOrder(db, admin, id))?.journeys[0]?.travellers.map(({ firstName }) => firstName)
  const [, second] = (await names()) ?? []
  await splitOff(db, id, [read['travellers.0.id'] ?? ''])

  const late = await send(path, { ...read, 'travellers.2.firstName': 'Hacer' })
  const shown = fieldsOfForm(late.html)
  const saved = await send(path, shown)

  expect([late.status, saved.status]).toEqual([412, 302])
  expect([shown['travellers.0.firstName'], shown['travellers.1.firstName']]).toEqual([second, 'Hacer'])
  expect(await names()).toEqual([second, 'Hacer'])
})
