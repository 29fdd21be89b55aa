import type { Fields } from '#app/acts/record/field-specs.ts'
import { countRows } from '#app/acts/record/record-fields.ts'

/** What a button of a list asks for: `add:program`, `add:images=key`, `remove:program.2`, `up:images.1`, `down:images.1`. */
const ROW_ACTION = /^(add|remove|up|down):([\w.]+?)(?:\.(\d+))?(?:=([\w./-]+))?$/

/**
 * Does to the fields of a form what one of its row buttons asks for; this is how forms grow without script. `undefined`
 * when nothing can be read in it.
 */
export function applyRowAction(fields: Fields, action: string): Fields | undefined {
  const [, act, place, index, value] = ROW_ACTION.exec(action) ?? []
  if (act === undefined || place === undefined) return undefined
  const count = countRows(fields, place)
  const order = Array.from({ length: count }, (_, nth) => nth)
  if (act === 'add')
    return { ...fields, ...(value ? { [`${place}.${count}`]: value } : { [`${place}.${count}.`]: '' }) }
  const at = Number(index)
  if (index === undefined || at >= count) return undefined
  if (act === 'remove') return reorder(fields, place, order.toSpliced(at, 1))
  const other = act === 'up' ? at - 1 : at + 1
  if (other < 0 || other >= count) return fields
  return reorder(fields, place, order.with(at, other).with(other, at))
}

function reorder(fields: Fields, place: string, order: readonly number[]): Fields {
  const others = Object.entries(fields).filter(([name]) => !/^\d/.test(restOf(name, place)))
  const rows = order.flatMap((from, to) =>
    Object.entries(fields).flatMap(([name, value]): [string, string][] => {
      const rest = restOf(name, place)
      const [index, ...deeper] = rest.split('.')
      return index === String(from) ? [[[place, to, ...deeper].join('.'), value]] : []
    }),
  )
  return Object.fromEntries([...others, ...rows])
}

function restOf(name: string, place: string): string {
  return name.startsWith(`${place}.`) ? name.slice(place.length + 1) : ''
}
