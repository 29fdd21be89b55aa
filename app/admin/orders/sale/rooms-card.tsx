import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { directionOf } from '#kernel/locale.ts'
import { sum } from '#kernel/money.ts'
import { toLatinDigits } from '#kernel/text.ts'
import { isRoomFare, roomSizes, type WishedRoom } from '#modules/catalog/index.ts'
import { Card } from '../../ui/card.tsx'
import { useFareName } from '../use-fare-name.ts'
import type { SaleDeparture } from './load-sale.server.ts'
import { wishOf, type ArrangedParty, type ArrangedPerson, type ArrangedRoom } from './party-state.ts'
import styles from './sale.module.css'

const DRAGGED = 'application/x-kafile-person'

/**
 * Who sleeps with whom: a card for every room with its price. People are dragged from card to card, or moved by the arrows
 * and by the number of the room while their name has the focus; the fields of each traveller do the same.
 */
export function RoomsCard({
  arranged,
  departure,
  move,
  wish,
}: {
  arranged: ArrangedParty
  departure: SaleDeparture
  move: (key: number, room: number) => void
  wish: (room: number, fare: WishedRoom) => void
}) {
  const text = useText('staff-sale')
  const [isDragging, setDragging] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<number>(undefined)
  const { rooms, people } = arranged
  useEffect(() => {
    if (moved.current === undefined) return
    board.current?.querySelector<HTMLElement>(`[data-person="${moved.current}"]`)?.focus()
    moved.current = undefined
  })
  const moveByKey = (key: number, room: number) => {
    moved.current = key
    move(key, room)
  }
  const canOpenRoom = rooms.length < people.length
  return (
    <Card title={text('rooms')} end={<span className={styles.quiet}>{text('rooms-hint')}</span>}>
      <div
        ref={board}
        className={styles.rooms}
        onDragStart={() => setDragging(true)}
        onDragEnd={() => setDragging(false)}
        onDrop={() => setDragging(false)}
      >
        {rooms.map((room) => (
          <Room
            key={room.number}
            {...{ room, departure, move, wish }}
            last={canOpenRoom ? rooms.length + 1 : rooms.length}
            moveByKey={moveByKey}
          />
        ))}
        {canOpenRoom && (
          <Target className={styles.newRoom} isOpen={isDragging} drop={(key) => move(key, rooms.length + 1)}>
            <Icon name="plus" />
            <span>{text('room-new', { n: String(rooms.length + 1) })}</span>
          </Target>
        )}
      </div>
    </Card>
  )
}

function Room({
  room,
  departure,
  move,
  wish,
  last,
  moveByKey,
}: {
  room: ArrangedRoom
  departure: SaleDeparture
  move: (key: number, room: number) => void
  wish: (room: number, fare: WishedRoom) => void
  last: number
  moveByKey: (key: number, room: number) => void
}) {
  const text = useText('staff-sale')
  const fareName = useFareName()
  const { number, fare, people, sharedBeds } = room
  const prices = people.flatMap(({ price }) => price ?? [])
  const sizes = departure.fares.flatMap(({ fare: each }) => (isRoomFare(each) ? [each] : []))
  const adults = people.filter(({ kind }) => kind === 'adult').length
  return (
    <Target className={styles.room} isOpen drop={(key) => move(key, number)}>
      <header>
        <b>{text('room-name', { n: String(number) })}</b>
        {prices.length === people.length && <MoneyText money={sum(prices, departure.currency)} cents />}
      </header>
      <p className={fare ? styles.quiet : styles.full}>
        {fare ? fareName(fare) : text('too-many-in-room')}
        {fare !== undefined && sharedBeds > 0 && ` · ${text('shared', { count: sharedBeds })}`}
      </p>
      <ul>
        {people.map((person) => (
          <li key={person.key}>
            <PersonChip person={person} room={number} last={last} moveByKey={moveByKey} />
          </li>
        ))}
      </ul>
      <SelectField
        label={text('sold-as')}
        name={`rooms.${number}.fare`}
        value={room.wish}
        onChange={({ target }) => wish(number, wishOf(target.value))}
        className={styles.soldAs}
      >
        <option value="fitting">{text('fitting')}</option>
        {sizes
          .filter((size) => roomSizes[size] >= adults)
          .map((size) => (
            <option key={size} value={size}>
              {fareName(size)}
            </option>
          ))}
      </SelectField>
    </Target>
  )
}

function PersonChip({
  person,
  room,
  last,
  moveByKey,
}: {
  person: ArrangedPerson
  room: number
  last: number
  moveByKey: (key: number, room: number) => void
}) {
  const text = useText('staff-sale')
  const locale = useLocale()
  const { key, firstName, lastName, kind, price } = person
  const name = `${firstName} ${lastName}`.trim()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const forward = directionOf(locale) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const digit = Number(toLatinDigits(event.key))
    const wanted =
      event.key === forward ? room + 1 : event.key === back ? room - 1 : event.key.length === 1 ? digit : Number.NaN
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > last || event.ctrlKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (wanted !== room) moveByKey(key, wanted)
  }
  return (
    <button
      type="button"
      draggable
      className={styles.chip}
      data-person={key}
      title={text('rooms-hint')}
      onKeyDown={press}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData(DRAGGED, String(key))
      }}
    >
      <Icon name={kind === 'baby' ? 'baby' : 'user'} />
      <bdi>{name || text('nameless')}</bdi>
      {kind !== 'adult' && <small>{text(`kind-${kind}`)}</small>}
      {price && (
        <span className={styles.chipPrice}>
          <MoneyText money={price} cents />
        </span>
      )}
    </button>
  )
}

/** Where somebody who is dragged may be left. */
function Target({
  className,
  isOpen,
  drop,
  children,
}: {
  className: string | undefined
  isOpen: boolean
  drop: (key: number) => void
  children: React.ReactNode
}) {
  const [isOver, setOver] = useState(false)
  const isPerson = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED)
  return (
    <div
      className={className}
      data-over={isOpen && isOver ? '' : undefined}
      onDragOver={(event) => {
        if (!isPerson(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!isPerson(event)) return
        event.preventDefault()
        drop(Number(event.dataTransfer.getData(DRAGGED)))
      }}
    >
      {children}
    </div>
  )
}
