import type { ReactNode } from 'react'
import type { Workspace } from '#modules/operations/index.ts'
import type { PastedAnswers } from './act-on-visas.server.ts'
import { AirlineCard } from './airline-card.tsx'
import { ContractsCard } from './contracts-card.tsx'
import type { VisaDeskFacts } from './find-visa-desk.server.ts'
import { VisaBatchesCard } from './visa-batches-card.tsx'
import { VisaBoardCard } from './visa-board-card.tsx'
import { VisaTemplatesCard } from './visa-templates-card.tsx'

/** Everything about the visas of a day: who is ready, what was handed in, contracts with hotels, and how files look. */
export function VisaDesk({
  workspace,
  desk: { board, airline, made },
  here,
  typed,
  answers,
  children,
}: {
  workspace: Workspace
  desk: VisaDeskFacts
  here: string
  typed: Readonly<Record<string, string>> | undefined
  answers: PastedAnswers | undefined
  /** What stands beside the seats of airlines. */
  children: ReactNode
}) {
  return (
    <>
      <VisaBoardCard workspace={workspace} board={board} made={made} here={here} />
      <VisaBatchesCard workspace={workspace} made={made} here={here} answers={answers} />
      <ContractsCard workspace={workspace} gates={board.gates} here={here} typed={typed} />
      <AirlineCard workspace={workspace} airline={airline} here={here} typed={typed} />
      {children}
      <VisaTemplatesCard templates={made.templates} here={here} typed={typed} />
    </>
  )
}
