import type { Localised } from '#kernel/locale.ts'

/** How a cell is set: codes keep their own direction inside Arabic text; a box is for a pen. */
export type CellLook = 'text' | 'code' | 'strong' | 'number' | 'box'

/** Words, or a box: ticked or empty, for a pen. */
export type ListCell = string | boolean

export type ListFact = { name: string; value: string; look: CellLook }

/** Rows that belong together; a lead, such as the number of a room, stands once before all of them. */
export type ListGroup = { lead: { name: string; note: string } | null; rows: { key: string; cells: ListCell[] }[] }

/** A table with facts over it and sums under it. With leads, the first column is theirs. */
export type ListPart = {
  facts: ListFact[]
  columns: { key: string; name: string; look: CellLook }[]
  groups: ListGroup[]
  sums: ListFact[]
}

/** A list on paper, in the words of its language. */
export type PrintedList = {
  title: string
  lead: string
  facts: ListFact[]
  parts: ListPart[]
  contacts: { name: string; value: string; phone: string }[]
  footer: { note: string; made: string }
}

/** A tag for luggage. */
export type PrintedLabel = {
  name: string
  /** Under the name: the hotels. */
  lines: string[]
  /** In the corner, large: a room or a seat; empty for nothing. */
  mark: string
  /** A drawing of a QR code; it must say nothing about the person but a reference. */
  qr: string
  foot: string
  phone: string
}

export type PrintedLabels = { title: string; labels: readonly PrintedLabel[] }

/** A card to cut out and fold: its front for whoever finds its bearer, in their language, its back in Turkish and English. */
export type PrintedCardSide = {
  /** As much of the name as its bearer wants. */
  name: string
  ask: Localised
  /** Where the bearer stays, as it stands on signs. */
  host: string[]
  latin: string[]
  calls: { host: string; latin: string; phone: string }[]
  /** A line about health, where its bearer wants one. */
  health: { host: string; latin: string } | null
  /** A drawing of a QR code that says nothing about the person. */
  qr: string
}

export type PrintedCards = { title: string; cards: readonly PrintedCardSide[] }
