import type { ComparedTicket } from '#modules/operations/index.ts'

/** Whether a ticket has the name of the passport, by colour; the words stand beside it. */
export const ticketTones: Record<ComparedTicket['answer'], 'green' | 'turquoise' | 'red'> = {
  same: 'green',
  folded: 'turquoise',
  different: 'red',
}
