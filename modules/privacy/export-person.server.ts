import { readAccountData, type AccountData, type Admin, type Member } from '#modules/accounts/index.server.ts'
import { readOffersFor } from '#modules/agents/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { ordersOfPerson, readCustomerData, type CustomerOrder } from '#modules/booking/index.server.ts'
import { readReviewsOf } from '#modules/content/index.server.ts'
import { readWrittenData, type WrittenData } from '#modules/engagement/index.server.ts'
import { readNotesOfPerson } from '#modules/notes/index.server.ts'
import { readOpinions, type OwnOpinion } from '#modules/opinions/index.server.ts'
import { readArrangedFor, type ArrangedFor } from '#modules/operations/index.server.ts'
import { readLinksOf } from '#modules/payment-links/index.server.ts'
import { readAnswers, type AnsweredChange } from '#modules/promises/index.server.ts'
import { readIncidentsAbout, readRoadChoices, type RoadChoices, type ToldIncident } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOnePicture } from '#platform/db/in-transaction.server.ts'
import { listMailsTo } from '#platform/mail/forget-mails.server.ts'
import { readToldByTelephone, type ToldByTelephone } from '#platform/messages/read-told.server.ts'
import { partiesOf } from './person.server.ts'

/** Everything that is known of a person, ready to be written as JSON. */
export type PersonData = {
  exportedAt: Date
  account: AccountData
  orders: CustomerOrder[]
  /** What was chosen and agreed to for those who travel on them. */
  road: RoadChoices
  /** Visits, permits, wheelchairs, what they were handed over, and who has their passports. */
  arranged: ArrangedFor
  /** What leaders wrote down about them on the road. */
  incidents: ToldIncident[]
  /** The changes of their journeys that they were told of, and what they said. */
  changes: AnsweredChange[]
  /** When they were asked how their journeys were, and what they wrote. */
  opinions: OwnOpinion[]
  /** What went to the telephones of their account and their orders, and by which ways they wanted it. */
  toldByTelephone: ToldByTelephone
  /** What staff wrote down about the account. */
  notes: Awaited<ReturnType<typeof readNotesOfPerson>>
  /** Found under the address only; absent as long as nobody has proven that it is theirs. */
  underAddress:
    | {
        written: WrittenData
        reviews: Awaited<ReturnType<typeof readReviewsOf>>
        offers: Awaited<ReturnType<typeof readOffersFor>>
        paymentLinks: Awaited<ReturnType<typeof readLinksOf>>
        mails: { subject: string; createdAt: Date }[]
      }
    | undefined
}

/**
 * Gathers everything that is known of a person, in one picture of the database, and notes in the audit log that it was
 * handed out. It holds numbers of papers, so staff who hand it out may see those. Without passwords, tokens and other keys. `undefined` when there is no such account or its person was
 * erased.
 */
export async function exportPerson(
  db: Db,
  asker: { member: Member } | { admin: Admin<'users' | 'papers'>; userId: string },
  now: Date,
): Promise<PersonData | undefined> {
  const { actor, userId } = partiesOf(asker)
  return inOnePicture(db, async (tx) => {
    const account = await readAccountData(tx, userId)
    if (!account) return undefined
    const { email, emailConfirmedAt } = account.profile
    const proven = emailConfirmedAt === null ? null : email
    const person = { userId, email: proven }
    const orders = await readCustomerData(tx, person)
    const orderIds = (await ordersOfPerson(tx, person)).map(({ id }) => id)
    const phones = [account.profile.mobile ?? '', ...orders.map(({ contact }) => contact.phone)]
    const travellerIds = orders.flatMap(({ tours }) =>
      tours.flatMap(({ passengers }) => passengers.map(({ id }) => id)),
    )
    const data: PersonData = {
      exportedAt: now,
      account,
      orders,
      road: await readRoadChoices(tx, travellerIds),
      arranged: await readArrangedFor(tx, travellerIds),
      incidents: await readIncidentsAbout(tx, travellerIds),
      changes: await readAnswers(tx, orderIds),
      opinions: await readOpinions(tx, orderIds),
      toldByTelephone: await readToldByTelephone(tx, phones),
      notes: await readNotesOfPerson(tx, userId),
      underAddress:
        proven === null
          ? undefined
          : {
              written: await readWrittenData(tx, proven),
              reviews: await readReviewsOf(tx, proven),
              offers: await readOffersFor(tx, proven),
              paymentLinks: await readLinksOf(tx, proven),
              mails: await listMailsTo(tx, proven),
            },
    }
    await recordAudit(tx, { actor, action: 'personal-data.export', subject: { kind: 'user', id: userId } }, now)
    return data
  })
}
