import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { writeNote } from '#modules/notes/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

type Written = { title: string; body: string; isPinned?: boolean; dueInDays?: number; tourId?: string | undefined }

/** What staff have noted: tasks that are late, due and to come, and what happened on the way. */
export async function writeNotes(
  { tx, staff }: World,
  { next, last }: { next: string | undefined; last: string | undefined },
  now: Date,
): Promise<void> {
  const written: Written[] = [
    {
      title: 'Pasaportları tamamla',
      body: 'Telefonla alınan siparişlerde eksik pasaport var. Vize başvurusundan önce hepsini ara.',
      dueInDays: -1,
      tourId: next,
    },
    {
      title: 'Otelden oda listesinin teyidini al',
      body: 'İki numaralı otel henüz cevap vermedi.',
      dueInDays: 0,
      tourId: next,
    },
    { title: 'Otobüs için ikinci teklif iste', body: '', dueInDays: 2, tourId: next },
    {
      title: 'Olay: Medine’de kayıp valiz',
      body: 'Bir yolcunun valizi Medine’de başka kafileye verildi. Otelde bulundu, aynı gün teslim edildi. Dönüş listesinde valiz sayısı iki kez sayılsın.',
      isPinned: true,
      tourId: last,
    },
    { title: 'Ramazan broşürü', body: 'Arapça metinleri kontrol et, sonra baskıya gönder.' },
  ]
  const today = dayInIstanbul(now)
  for (const { title, body, isPinned = false, dueInDays, tourId } of written) {
    const isTask = dueInDays !== undefined
    const note = await writeNote(
      tx,
      staff.orders,
      {
        title,
        body,
        isPinned,
        dueOn: isTask ? addDays(today, dueInDays) : null,
        assigneeId: isTask ? staff.orders.id : null,
        related: tourId === undefined ? null : { kind: 'departure', id: tourId },
      },
      now,
    )
    must(note, 'a note')
  }
}
