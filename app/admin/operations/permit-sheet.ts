import type { translator } from '#app/messages/translator.ts'
import type { ListPart } from '#modules/documents/index.ts'
import type { PermitBoard } from '#modules/operations/index.server.ts'
import { namesOf, type ListSetting } from './date-list.ts'
import type { DateSheet } from './date-sheet.ts'
import { permitMoment } from './use-permit-words.ts'

type Words = ReturnType<typeof translator<'staff-permits'>>

/** Who goes to the Rawdah when and through which gate, by the hour, women and men apart, with a box to tick. */
export function permitSheet(board: PermitBoard, setting: ListSetting, permits: Words): DateSheet {
  const { workspace, locale } = setting
  return {
    title: permits('list-title'),
    lead: workspace.tours.map(({ name }) => name[locale]).join(' · '),
    facts: [],
    parts: (['female', 'male'] as const)
      .map((gender) => sideOf(gender, board, { setting, permits }))
      .filter(({ groups }) => groups.length > 0),
  }
}

function sideOf(
  gender: 'female' | 'male',
  board: PermitBoard,
  { setting, permits }: { setting: ListSetting; permits: Words },
): ListPart {
  const { workspace, locale, text } = setting
  const granted = workspace.travellers
    .filter((each) => each.gender === gender)
    .flatMap((traveller) => {
      const permit = board.people[traveller.id]?.permits.find(({ kind }) => kind === 'rawdah')
      return permit?.state === 'granted' || permit?.state === 'used' ? [{ traveller, permit }] : []
    })
    .toSorted(
      (a, b) =>
        `${a.permit.day} ${a.permit.hour}`.localeCompare(`${b.permit.day} ${b.permit.hour}`) ||
        a.traveller.lastName.localeCompare(b.traveller.lastName, 'tr'),
    )
  const hours = Map.groupBy(granted, ({ permit }) => `${permit.day} ${permit.hour} ${permit.gate}`)
  return {
    facts: [{ name: permits(gender === 'female' ? 'women' : 'men'), value: String(granted.length), look: 'code' }],
    columns: [
      { key: 'when', name: permits('when'), look: 'strong' },
      { key: 'here', name: permits('here'), look: 'box' },
      { key: 'surname', name: text('surname'), look: 'strong' },
      { key: 'first-name', name: text('first-name'), look: 'text' },
      { key: 'reference', name: permits('reference'), look: 'code' },
      { key: 'phone', name: text('phone'), look: 'code' },
    ],
    groups: [...hours.values()].map((people) => {
      const [first] = people
      const gate = first?.permit.gate ?? ''
      return {
        lead: {
          name: first ? permitMoment(first.permit, locale) : '',
          note: gate === '' ? '' : permits('gate-no', { gate }),
        },
        rows: people.map(({ traveller, permit }) => ({
          key: traveller.id,
          cells: [permit.state === 'used', ...namesOf(traveller, setting), permit.reference, traveller.order.phone],
        })),
      }
    }),
    sums: [],
  }
}
