import type { PrintedLabel } from '#modules/documents/index.ts'
import { inListOrder, travellersOfStay } from '#modules/operations/index.ts'
import type { ListSetting } from './date-list.ts'

type LabelSetting = Omit<ListSetting, 'words'> & {
  /** The telephone number of the agency. */
  phone: string
  /** What the code of a traveller leads to, as a drawing; an address with a reference and nothing about the person. */
  drawCode: (travellerId: string) => string
}

/** A tag for the luggage of everybody of the day, by surname. No papers are on them: they travel alone. */
export function dateLabels({ phone, drawCode, ...setting }: LabelSetting): PrintedLabel[] {
  const { workspace, locale, text } = setting
  return inListOrder(workspace, 'print').map((traveller) => {
    const stays = workspace.stays.filter((stay) => travellersOfStay(workspace, stay).includes(traveller))
    const rooms = stays.flatMap(({ key }) => traveller.rooms[key]?.number ?? [])
    return {
      name: `${traveller.lastName} ${traveller.firstName}`,
      lines: stays.map(({ name, cityName }) => `${cityName[locale]}: ${name[locale]}`),
      mark: rooms.join(' · '),
      qr: drawCode(traveller.id),
      foot: text('tag-found'),
      phone,
    }
  })
}
