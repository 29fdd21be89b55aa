/** What texts name that the page hands over open and the device fills: those of the airport list, and of a leader's group. */
const tickFacts = {
  'ticks-sent': ['time'],
  'ticks-waiting': ['count'],
  'ticks-signed-out': ['count'],
  'tick-otherwise': ['name', 'what', 'time'],
  'tick-gone': ['name'],
  'marks-sent': ['time'],
  'marks-waiting': ['count'],
  'marks-signed-out': ['count'],
  'mark-gone': ['name'],
  'count-at': ['place', 'time'],
  'missing-now': ['count'],
} as const

export type TickText = keyof typeof tickFacts

/** All that a text names, and nothing else. */
export type TickFacts<Text extends TickText> = Record<(typeof tickFacts)[Text][number], string>

/** The facts of a text as places that the device fills: `{time}`. */
export function openFacts<Text extends TickText>(text: Text): TickFacts<Text> {
  return Object.fromEntries(tickFacts[text].map((name) => [name, `{${name}}`])) as TickFacts<Text>
}
