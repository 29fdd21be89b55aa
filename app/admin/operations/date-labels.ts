import type { PrintedLabel } from '#modules/documents/index.ts'
import { inListOrder, travellersOfStay } from '#modules/operations/index.ts'
import type { ListSetting } from './date-list.ts'

type LabelSetting = Omit<ListSetting, 'words'> & {
  kind: 'badges' | 'tags'
  /** The telephone number of the agency. */
  phone: string
  /** What the code of a traveller leads to, as a drawing; an address with a reference and nothing about the person. */
  drawCode: (travellerId: string) => string
}

/** A badge or a tag for everybody of the day, by surname. No papers are on them: they are worn and they travel alone. */
export function dateLabels({ kind, phone, drawCode, ...setting }: LabelSetting): PrintedLabel[] {
  const { workspace, locale, text } = setting
  const leader = workspace.guides.find(({ role, phone: own }) => role === 'leader' && own !== '')
  const isBadge = kind === 'badges'
  return inListOrder(workspace, 'print').map((traveller) => {
    const stays = workspace.stays.filter((stay) => travellersOfStay(workspace, stay).includes(traveller))
    const tour = workspace.tours.find(({ id }) => id === traveller.tourId)
    const rooms = stays.flatMap(({ key }) => traveller.rooms[key]?.number ?? [])
    return {
      name: `${traveller.lastName} ${traveller.firstName}`,
      lines: [
        ...(isBadge && tour ? [tour.name[locale]] : []),
        ...stays.map(({ name, cityName }) => `${cityName[locale]}: ${name[locale]}`),
      ],
      mark: isBadge ? '' : rooms.join(' · '),
      qr: drawCode(traveller.id),
      foot: text(isBadge ? 'badge-help' : 'tag-found'),
      phone: isBadge && leader ? leader.phone : phone,
    }
  })
}
