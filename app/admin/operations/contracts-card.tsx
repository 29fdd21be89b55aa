import { useId } from 'react'
import { Button, OfAct } from '#app/ui/button.tsx'
import { DateInput } from '#app/ui/date-input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate, formatDateRange } from '#kernel/format-date.ts'
import {
  contractStates,
  isHoly,
  type ContractState,
  type HolyNight,
  type StayContract,
  type Workspace,
} from '#modules/operations/index.ts'
import type { HotelGate, HotelGates } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { HotelRuleNote } from './hotel-rule-note.tsx'
import { useNightWords } from './use-night-words.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'
import { typedOrKept } from './typed-or-kept.ts'

type Typed = Readonly<Record<string, string>> | undefined
type Tour = Workspace['tours'][number]
type Shown = { workspace: Workspace; here: string; typed: Typed }

/** What is contracted with the hotels in Makkah and Madinah for each departure of the day, and which nights are open. */
export function ContractsCard({ gates, ...shown }: Shown & { gates: HotelGates }) {
  const text = useText('staff-visas')
  const tours = shown.workspace.tours.filter(({ holyNights }) => holyNights.length > 0)
  return (
    <Card id="contracts" title={text('contracts')}>
      <HotelRuleNote rule={gates.rule} />
      {tours.length === 0 && <p className={shared.nothing}>{text('no-nights')}</p>}
      {tours.map((tour) => {
        const gate = gates.tours[tour.id]
        return gate && <TourContracts key={tour.id} tour={tour} gate={gate} {...shown} />
      })}
    </Card>
  )
}

function TourContracts({ tour, gate, ...shown }: Shown & { tour: Tour; gate: HotelGate }) {
  const text = useText('staff-visas')
  const locale = useLocale()
  const nightWords = useNightWords(shown.workspace.stays)
  return (
    <section className={styles.part}>
      <h3>
        <bdi>{tour.name[locale]}</bdi>{' '}
        <Tag tone={gate.uncovered.length === 0 ? 'green' : 'red'}>
          {text('covered-count', {
            covered: String(tour.holyNights.length - gate.uncovered.length),
            nights: tour.holyNights.length,
          })}
        </Tag>
      </h3>
      {tour.nightsOff && (
        <Notice tone="warning">
          {text('nights-off', { slept: tour.nightsOff.slept, between: tour.nightsOff.between })}
        </Notice>
      )}
      {gate.uncovered.length > 0 && (
        <ul className={styles.lines} aria-label={text('uncovered')}>
          {nightWords(gate.uncovered).map((words) => (
            <li key={words} data-refused="">
              {words}
            </li>
          ))}
        </ul>
      )}
      {gate.contracts.map((contract) => (
        <Contract key={contract.id} contract={contract} tour={tour} {...shown} />
      ))}
      <OfAct>
        <details open={gate.contracts.length === 0}>
          <summary>{text('add-contract')}</summary>
          <ActForm reloadDocument action={shown.here} className={shared.foot}>
            <HiddenFields version={shown.workspace.version} departureId={tour.departureId} />
            <ContractFields tour={tour} uncovered={gate.uncovered} {...shown} />
            <Button name="intent" value="keep-contract" isSmall>
              {text('save-contract')}
            </Button>
          </ActForm>
        </details>
      </OfAct>
    </section>
  )
}

const tones = { none: 'red', drafted: 'brass', documented: 'green' } as const satisfies Record<ContractState, string>

function Contract({ contract, tour, ...shown }: Shown & { contract: StayContract; tour: Tour }) {
  const text = useText('staff-visas')
  const locale = useLocale()
  const { workspace, here } = shown
  const { id, stay, number, state, documentedOn, firstNight, lastNight } = contract
  const hotel = workspace.stays.find(({ key }) => key === stay)
  const name = hotel?.name[locale] ?? stay
  return (
    <div>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <Tag tone={tones[state]}>{text(`state-${state}`)}</Tag>{' '}
        {text('covers', { days: formatDateRange(firstNight, lastNight, locale) })}
        {number !== '' && (
          <>
            {' · '}
            <bdi dir="ltr">{number}</bdi>
          </>
        )}
        {documentedOn && ` · ${formatDate(documentedOn, locale, { short: true })}`}
        {!hotel?.tourIds.includes(tour.id) && ` · ${text('left-hotel')}`}
      </p>
      <OfAct>
        <div className={shared.row}>
          <details>
            <summary>{text('change-contract')}</summary>
            <ActForm reloadDocument action={here} className={shared.foot}>
              <HiddenFields version={workspace.version} departureId={tour.departureId} contractId={id} />
              <ContractFields tour={tour} contract={contract} {...shown} />
              <Button name="intent" value="keep-contract" look="outline" isSmall>
                {text('save-contract')}
              </Button>
            </ActForm>
          </details>
          <ActForm reloadDocument action={here}>
            <HiddenFields version={workspace.version} contractId={id} />
            <Button name="intent" value="remove-contract" look="outline" isSmall>
              {text('remove-contract', { hotel: name })}
            </Button>
          </ActForm>
        </div>
      </OfAct>
    </div>
  )
}

/** The fields of a contract, as they were typed; a new one begins with the first nights that have none. */
function ContractFields({
  workspace,
  tour,
  contract,
  uncovered = [],
  typed,
}: Shown & { tour: Tour; contract?: StayContract; uncovered?: readonly HolyNight[] }) {
  const text = useText('staff-visas')
  const locale = useLocale()
  const [documentedId, firstId, lastId] = [useId(), useId(), useId()]
  const hotels = workspace.stays.filter(({ city, tourIds }) => isHoly(city) && tourIds.includes(tour.id))
  const [first] = uncovered
  const last = uncovered.findLast(({ city }) => city === first?.city)
  const isTyped = typed?.['departureId'] === tour.departureId && (typed['contractId'] ?? '') === (contract?.id ?? '')
  const value = typedOrKept(typed, isTyped)
  return (
    <>
      <label className={shared.field}>
        <span>{text('hotel')}</span>
        <select
          name="stay"
          defaultValue={value('stay', contract?.stay ?? hotels.find(({ city }) => city === first?.city)?.key)}
        >
          {hotels.map(({ key, name }) => (
            <option key={key} value={key}>
              {name[locale]}
            </option>
          ))}
        </select>
      </label>
      <label className={shared.field}>
        <span>{text('contract-no')}</span>
        <input name="number" maxLength={60} dir="ltr" defaultValue={value('number', contract?.number)} />
      </label>
      <label className={shared.field}>
        <span>{text('contract-state')}</span>
        <select name="state" defaultValue={value('state', contract?.state ?? 'drafted')}>
          {contractStates.map((state) => (
            <option key={state} value={state}>
              {text(`state-${state}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={shared.field}>
        <label htmlFor={documentedId}>{text('documented-on')}</label>
        <DateInput id={documentedId} name="documentedOn" defaultValue={value('documentedOn', contract?.documentedOn)} />
      </div>
      <div className={shared.field}>
        <label htmlFor={firstId}>{text('first-night')}</label>
        <DateInput
          id={firstId}
          name="firstNight"
          required
          defaultValue={value('firstNight', contract?.firstNight ?? first?.day)}
        />
      </div>
      <div className={shared.field}>
        <label htmlFor={lastId}>{text('last-night')}</label>
        <DateInput
          id={lastId}
          name="lastNight"
          required
          defaultValue={value('lastNight', contract?.lastNight ?? last?.day)}
        />
      </div>
    </>
  )
}
