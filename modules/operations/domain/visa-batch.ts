import type { VisaStep } from './papers.ts'
import { visaFactsOf, changedFacts, type VisaFacts, type VisaField } from './visa-file.ts'
import type { VisaRequirement } from './visa-requirements.ts'
import type { WorkTraveller, Workspace } from './workspace.ts'

/** Where an application is: with whoever makes visas, answered, sent again with other facts, or taken back. */
export type VisaRowState = 'sent' | 'granted' | 'refused' | 'replaced' | 'withdrawn'

export type VisaRow = {
  id: string
  passengerId: string
  position: number
  facts: VisaFacts
  stepBefore: VisaStep
  state: VisaRowState
  applicationNo: string
  reason: string
}

export type VisaBatch = {
  id: string
  number: number
  receiver: string
  madeAt: Date
  madeBy: string
  isWithdrawn: boolean
  rows: VisaRow[]
}

/** Why somebody cannot stand in a batch: what is open, or that there is nothing to apply for. */
export type BatchObjection = { id: string; why: 'open'; open: VisaRequirement[] } | { id: string; why: VisaStep }

/** Whoever staff said to be ready was looked at by a person; a file still needs the papers, and the rule the nights. */
const neededOfReady: readonly VisaRequirement[] = ['papers', 'hotel']

/**
 * Who of the chosen cannot be handed in. Somebody who is applied for already can be sent again only with facts that have
 * changed since, and not with open papers or nights either.
 */
export function objectionsToBatch(
  chosen: readonly WorkTraveller[],
  workspace: Workspace,
  { open, sent }: { open: Readonly<Record<string, readonly VisaRequirement[]>>; sent: ReadonlyMap<string, VisaFacts> },
): BatchObjection[] {
  return chosen.flatMap((traveller): BatchObjection[] => {
    const { id, visa } = traveller
    if (visa === 'granted' || visa === 'not-needed') return [{ id, why: visa }]
    if (visa === 'applied' && changesSince(traveller, workspace, sent.get(id)).length === 0) return [{ id, why: visa }]
    const isLookedAt = visa === 'ready' || visa === 'applied'
    const lacking = (open[id] ?? []).filter((each) => !isLookedAt || neededOfReady.includes(each))
    return lacking.length === 0 ? [] : [{ id, why: 'open', open: lacking }]
  })
}

/** By which facts what was sent of somebody is wrong by now; nothing where nothing was sent. */
export function changesSince(traveller: WorkTraveller, workspace: Workspace, sent: VisaFacts | undefined): VisaField[] {
  return sent === undefined ? [] : changedFacts(sent, visaFactsOf(traveller, workspace))
}
