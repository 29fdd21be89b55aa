/** What the texts beside the boxes of the airport list name: the page hands them over open, the device fills them. */
const tickFacts = {
  'ticks-sent': ['time'],
  'ticks-waiting': ['count'],
  'ticks-signed-out': ['count'],
  'tick-otherwise': ['name', 'what', 'time'],
  'tick-gone': ['name'],
} as const

export type TickText = keyof typeof tickFacts

/** All that a text names, and nothing else. */
export type TickFacts<Text extends TickText> = Record<(typeof tickFacts)[Text][number], string>

/** The facts of a text as places that the device fills: `{time}`. */
export function openFacts<Text extends TickText>(text: Text): TickFacts<Text> {
  return Object.fromEntries(tickFacts[text].map((name) => [name, `{${name}}`])) as TickFacts<Text>
}
