import { sql } from 'kysely'
import { inEveryLocale, locales, type Locale } from '#kernel/locale.ts'
import { proveArea } from '#modules/accounts/index.server.ts'
import {
  beginLetter,
  confirmSubscription,
  findLetter,
  handInRegisterFile,
  importSentLetter,
  makeRegisterFile,
  noteBounceReport,
  subscribeToNewsletter,
  writeLetterDraft,
} from '#modules/engagement/index.server.ts'
import type { LetterDraft } from '#modules/engagement/index.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

const HOUR = 3_600_000

/** So many people read the newsletter; of seven, four read it in Turkish, two in Arabic, one in English. */
const READERS = 46

const languageOf = (nth: number): Locale => (nth % 7 < 4 ? 'tr' : nth % 7 < 6 ? 'ar' : 'en')

const readerAt = (nth: number) => `okur${nth + 1}@example.com`

/** People ask for the newsletter and confirm their addresses, one after the other in the weeks before. */
export async function subscribeReaders(world: World, now: Date): Promise<void> {
  for (let nth = 0; nth < READERS; nth += 1)
    await subscribe(world, nth, new Date(now.getTime() - (READERS - nth) * 31 * HOUR))
}

/** A few more of them in the last day, of whom the register has not heard. */
export async function subscribeLateReaders(world: World, now: Date): Promise<void> {
  for (const later of [0, 1, 2])
    await subscribe(world, READERS + later, new Date(now.getTime() - (3 - later) * 5 * HOUR))
}

async function subscribe({ tx }: World, nth: number, at: Date): Promise<void> {
  const draft = { email: readerAt(nth), hasConsent: true }
  must(await subscribeToNewsletter(tx, { draft, locale: languageOf(nth), address: '' }, at), 'a reader')
  const { rows } = await sql<{ token: string }>`
    select confirm_token as token from newsletter_subscriptions where email_key = ${draft.email}`.execute(tx)
  // Some never open the mail that asks them.
  if (nth % 9 !== 8)
    must(await confirmSubscription(tx, rows[0]?.token ?? '', new Date(at.getTime() + HOUR)), 'a confirmation')
}

/** What readers agreed to is handed in to the national register. */
export async function reportReaders({ tx, staff }: World, now: Date): Promise<void> {
  const admin = proveArea(staff.owner, 'content')
  if (!admin) return
  const { id } = must(await makeRegisterFile(tx, admin, now), 'a file for the register')
  must(await handInRegisterFile(tx, admin, id, now), 'a file that is handed in')
}

/** The newsletter of the month before went out, and one address of its readers was gone. */
export async function sendLastNewsletter({ tx, staff }: World, now: Date): Promise<void> {
  const admin = proveArea(staff.owner, 'content')
  if (!admin) return
  await importSentLetter(tx, draftOf('last', []), now)
  const report = `Final-Recipient: rfc822; ${readerAt(3)}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown`
  must(await noteBounceReport(tx, admin, report, new Date(now.getTime() + 2 * HOUR)), 'a report of bounces')
}

/** This month's is being written, in two languages so far. */
export async function writeNextNewsletter({ tx, staff }: World, now: Date): Promise<void> {
  const admin = proveArea(staff.owner, 'content')
  if (!admin) return
  const { id } = await beginLetter(tx, admin, now)
  const begun = await findLetter(tx, admin, id)
  if (!begun) return
  const { version, departures } = begun.letter
  const draft: LetterDraft = { ...draftOf('next', departures), fallback: 'tr' }
  must(await writeLetterDraft(tx, admin, { id, version, draft }, now), 'a newsletter')
}

const blank = { subject: '', preheader: '', opening: '', closing: '' }

const words: Record<'last' | 'next', Partial<LetterDraft['texts']>> = {
  last: {
    tr: {
      subject: 'Kış seferlerimiz açıldı',
      preheader: 'Ara tatil ve Ramazan için yer ayırma zamanı',
      opening: 'Selamün aleyküm,\nKış umrelerimizin tarihleri belli oldu. Ara tatilde aileler için iki sefer ayırdık.',
      closing: 'Sorularınız için bize her zaman yazabilirsiniz. Hayırlı günler dileriz.',
    },
    en: {
      subject: 'Our winter departures are open',
      preheader: 'Time to choose for the winter break and Ramadan',
      opening: 'As-salamu alaykum,\nThe dates of our winter Umrah groups are set. Two of them are meant for families.',
      closing: 'Write to us whenever you have a question.',
    },
    ar: {
      subject: 'فُتحت رحلات الشتاء',
      preheader: 'حان وقت الحجز لعطلة الشتاء ورمضان',
      opening: 'السلام عليكم،\nحُدّدت مواعيد رحلات العمرة في الشتاء، وخصّصنا رحلتين للعائلات.',
      closing: 'راسلنا متى كان لديك سؤال.',
    },
  },
  next: {
    tr: {
      subject: 'Ramazan umresi için son yerler',
      preheader: 'Bu ay konuştuğumuz seferler',
      opening: 'Selamün aleyküm,\nBu ay en çok sorulan seferleri sizin için bir araya getirdik. Yerler sınırlı.',
      closing: 'Hayırlı yolculuklar dileriz.',
    },
    en: {
      subject: 'The last places for Umrah in Ramadan',
      preheader: 'The departures people asked about this month',
      opening: 'As-salamu alaykum,\nThese are the departures we were asked about most this month.',
      closing: 'We wish you a blessed journey.',
    },
  },
}

function draftOf(which: keyof typeof words, departures: string[]): LetterDraft {
  return {
    texts: inEveryLocale((locale) => words[which][locale] ?? blank),
    departures,
    posts: [],
    audience: { languages: [...locales], since: null, until: null },
    fallback: null,
  }
}
