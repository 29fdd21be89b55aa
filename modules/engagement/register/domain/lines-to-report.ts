export type ConsentStatus = 'ONAY' | 'RET'

/** What somebody agreed to or took back, in the words of the register. */
export type ConsentEvent = {
  id: number
  recipient: string
  type: 'ARAMA' | 'MESAJ' | 'EPOSTA'
  recipientType: 'BIREYSEL' | 'TACIR'
  status: ConsentStatus
  source: string
  at: Date
}

type Named = Pick<ConsentEvent, 'recipient' | 'type' | 'recipientType'>

/** Whom and what for; what the register holds one word of. */
export function registerKey({ recipient, type, recipientType }: Named): string {
  return [type, recipientType, recipient].join(' ')
}

/**
 * Of events, the oldest first, those that the register has to hear: of each recipient the last one, where the register says
 * otherwise. It takes no refusal of what it never knew, so that whoever agreed and took it back before anybody reported it is
 * not told at all: nothing in the register is a no.
 */
export function linesToReport(
  events: readonly ConsentEvent[],
  known: ReadonlyMap<string, ConsentStatus>,
): ConsentEvent[] {
  const last = new Map(events.map((event) => [registerKey(event), event]))
  return [...last.values()].filter((event) => {
    const says = known.get(registerKey(event))
    return event.status === 'ONAY' ? says !== 'ONAY' : says === 'ONAY'
  })
}
