import { travellersOfStay } from './to-guest.ts'
import type { WorkStay, Workspace } from './workspace.ts'

/** The hotel that was asked for, else the first in which somebody has no room, else the first that has anybody. */
export function stayToFill(workspace: Workspace, asked: string | undefined): WorkStay | undefined {
  const { stays } = workspace
  return (
    stays.find(({ key }) => key === asked) ??
    stays.find((stay) => travellersOfStay(workspace, stay).some(({ rooms }) => !rooms[stay.key])) ??
    stays.find((stay) => travellersOfStay(workspace, stay).length > 0) ??
    stays[0]
  )
}
