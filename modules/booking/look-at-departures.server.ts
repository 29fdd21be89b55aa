import type { PlainDate } from '#kernel/plain-date.ts'
import { lastingHandle } from '#platform/db/ask-together.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readDepartureChanges, type Moment } from './data/departure-changes.server.ts'

/** A part of an answer, for example a day, and the departures that it is worked out of; all there are where none are named. */
export type PartOfDepartures = { key: string; departureIds?: readonly string[] }

export type DepartureLook = {
  /**
   * What this name and these parts were worked out to on a day, by the keys of the parts. It is worked out anew where anything
   * about one of the departures was written since, where the part has other departures, and on another day. Some hundred
   * departures at a time are worked out together.
   */
  find<Value, Part extends PartOfDepartures>(
    name: string,
    on: PlainDate,
    parts: readonly Part[],
    workOut: (parts: Part[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>>
}

type Kept = { departureIds: ReadonlySet<string> | undefined; digest: string; value: unknown }

type Memory = { moment: Moment | undefined; changes: number; kept: Map<string, Map<string, Kept>> }

const memories = new WeakMap<Db, Memory>()

const AT_ONCE = 100

/** Stands for all departures where a setting was changed. */
const EVERYTHING = '00000000-0000-0000-0000-000000000000'

/** Whoever looks so seldom may have missed changes that are forgotten by now. */
const LOOKED_WITHIN_MS = 86_400_000

/**
 * What was worked out about departures and the people on them, as it stands at this moment. It is kept in memory per handle;
 * one question asks about which departures anything was written since the last look, so what is returned is never older than
 * the look. Which tables that takes in is said by their triggers, see `note_departure_changes`.
 */
export async function lookAtDepartures(db: Db, now: Date): Promise<DepartureLook> {
  const lasting = lastingHandle(db)
  const memory = memories.get(lasting) ?? { moment: undefined, changes: 0, kept: new Map() }
  memories.set(lasting, memory)
  const since =
    memory.moment && now.getTime() - memory.moment.at.getTime() < LOOKED_WITHIN_MS ? memory.moment : undefined
  const { moment, changed } = await readDepartureChanges(db, since, now)
  if (!since || changed.includes(EVERYTHING)) memory.kept.clear()
  if (!since || changed.length > 0) memory.changes += 1
  for (const parts of memory.kept.values())
    for (const [key, { departureIds }] of parts)
      if (changed.some((id) => departureIds?.has(id) ?? true)) parts.delete(key)
  memory.moment = moment
  const { changes } = memory

  return {
    async find<Value, Part extends PartOfDepartures>(
      name: string,
      on: PlainDate,
      parts: readonly Part[],
      workOut: (parts: Part[]) => Promise<ReadonlyMap<string, Value>>,
    ) {
      const known = memory.kept.get(name)
      const digests = new Map(parts.map((part) => [part.key, JSON.stringify([on, part.departureIds])]))
      const isKept = ({ key }: Part) => known?.get(key)?.digest === digests.get(key)
      const found = new Map<string, Value>()
      for (const { key } of parts.filter(isKept)) found.set(key, known?.get(key)?.value as Value)
      for (const together of inPieces(parts.filter((part) => !isKept(part))))
        for (const [key, value] of await workOut(together)) found.set(key, value)
      // What was worked out before a change that another look has heard of meanwhile is of no use to it.
      if (changes === memory.changes)
        memory.kept.set(
          name,
          new Map(
            parts.flatMap(({ key, departureIds }) => {
              const value = found.get(key)
              const digest = digests.get(key) ?? ''
              return value === undefined
                ? []
                : [[key, { departureIds: departureIds && new Set(departureIds), digest, value }]]
            }),
          ),
        )
      return found
    },
  }
}

function inPieces<Part extends PartOfDepartures>(parts: readonly Part[]): Part[][] {
  const pieces: Part[][] = []
  let room = 0
  for (const part of parts) {
    const size = part.departureIds?.length ?? 1
    if (size > room) {
      pieces.push([])
      room = AT_ONCE
    }
    pieces.at(-1)?.push(part)
    room -= size
  }
  return pieces
}
