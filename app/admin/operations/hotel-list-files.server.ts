import { toXlsx, XLSX } from '#app/acts/lists/xlsx.server.ts'
import { translator } from '#app/messages/translator.ts'
import { findAgency } from '#app/work/find-agency.server.ts'
import { documentCompiler } from '#app/work/document-work.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { makeList } from '#modules/documents/index.server.ts'
import { mailRoomList, type RoomListVersion } from '#modules/operations/index.server.ts'
import type { WorkStay } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { hotelListRows, hotelListSheet } from './hotel-list-sheet.ts'

type Hotel = { date: PlainDate; stay: WorkStay; locale: Locale }

export type HotelListFormat = 'pdf' | 'xlsx'

/** A list of rooms as a file for the hotel, in the language that it reads. */
export async function hotelListFile(
  db: Db,
  version: RoomListVersion,
  format: HotelListFormat,
  { date, stay, locale }: Hotel,
): Promise<{ filename: string; contentType: string; bytes: Uint8Array }> {
  const setting = { date, stay, locale, text: translator(locale, 'staff-operations') }
  const filename = `rooms-${stay.key}-${date}-v${version.list.version}.${format}`
  if (format === 'xlsx') return { filename, contentType: XLSX, bytes: await toXlsx(hotelListRows(version, setting)) }
  const pdf = documentCompiler()
  const agency = await findAgency(db, locale)
  const bytes = await makeList(pdf, hotelListSheet(version, setting), agency, locale)
  return { filename, contentType: 'application/pdf', bytes }
}

/** Sends a list to the hotel, on paper and as a spreadsheet, in the transaction that has made it. */
export function hotelListSender(hotel: Hotel, now: Date) {
  return async (tx: Db, version: RoomListVersion & { mailTo: string }): Promise<void> => {
    const { brand, phone, email } = await findAgency(tx, hotel.locale)
    const attachments = [
      await hotelListFile(tx, version, 'pdf', hotel),
      await hotelListFile(tx, version, 'xlsx', hotel),
    ]
    await mailRoomList(tx, version, { ...hotel, agency: { brand, phone, email }, attachments }, now)
  }
}
