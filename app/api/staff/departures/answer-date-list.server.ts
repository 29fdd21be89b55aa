import { readAddressDay } from '#app/addresses/address-day.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { findWorkspace, noteListRead, type ReadList } from '#modules/operations/index.server.ts'
import { inListOrder } from '#modules/operations/index.ts'
import { answerListFile } from '#app/acts/lists/answer-list-file.server.ts'
import { answerStaff, type StaffCall } from '../staff-call.server.ts'
import { dateListOnWire, passengerOnWire } from './wire-departure.ts'

/** A list of everybody who leaves on the day of the address; 404 for what is no day. That it was read is noted. */
export function answerDateList(
  call: StaffCall & { params: { date: string } },
  list: ReadList,
  format: 'json' | 'csv',
): Promise<Response> {
  return answerStaff(call, 'orders', async (db, admin) => {
    const date = readAddressDay(call.params.date)
    if (!date) return refuseWith(call, 'not_found')
    const now = new Date()
    const workspace = await findWorkspace(db, admin, date, now)
    await noteListRead(db, admin, workspace, list, now)
    const locale = call.context.get(localeContext)
    const travellers = inListOrder(workspace, list === 'airport' ? 'airport' : 'print')
    if (format === 'json')
      return Response.json(dateListOnWire(workspace, travellers, locale), { headers: { 'Content-Language': locale } })
    const rows = travellers.map((each) => {
      const { balance, ...facts } = passengerOnWire(each, workspace)
      const { gender, birthDate, passportNo, passportExpiry } = facts
      const known = { gender: gender ?? '', birthDate: birthDate ?? '', passportNo: passportNo ?? '' }
      return {
        ...facts,
        ...known,
        passportExpiry: passportExpiry ?? '',
        balance: `${balance.amount} ${balance.currency}`,
      }
    })
    const head = [
      'name',
      'surname',
      'gender',
      'birthDate',
      'passportNo',
      'passportExpiry',
      'roomType',
      'room',
      'balance',
      'note',
    ] as const
    const lines = { head, rows: rows.map((row) => head.map((name) => row[name])) }
    return answerListFile(lines, { name: `${list}-${date}`, format, locale })
  })
}
