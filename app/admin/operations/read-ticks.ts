import { isUuid } from '#kernel/ids.ts'
import { checkInKinds, type CheckInKind } from '#modules/operations/index.ts'

type Tick = { passengerId: string; kind: CheckInKind }

/** How a tick is named in the form: `{passenger}:{kind}`. */
export function nameOfTick({ passengerId, kind }: Tick): string {
  return `${passengerId}:${kind}`
}

/**
 * What a form of ticks changes: those ticked that were not seen ticked, and the other way round. What somebody else
 * ticked meanwhile is in neither, and stays.
 */
export function readTicks(form: FormData): (Tick & { isDone: boolean })[] {
  const seen = new Set(String(form.get('seen') ?? '').split(' '))
  const ticked = new Set(form.getAll('tick').map(String))
  const changes = [
    ...[...ticked].filter((name) => !seen.has(name)).map((name) => ({ name, isDone: true })),
    ...[...seen].filter((name) => !ticked.has(name)).map((name) => ({ name, isDone: false })),
  ]
  return changes.flatMap(({ name, isDone }) => {
    const [passengerId = '', wanted = ''] = name.split(':')
    const kind = checkInKinds.find((each) => each === wanted)
    return isUuid(passengerId) && kind ? [{ passengerId, kind, isDone }] : []
  })
}
