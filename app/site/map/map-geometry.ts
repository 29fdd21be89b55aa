/** The drawing's own field; the mosque stands in its middle. */
export const MAP = { width: 760, height: 428, middle: { x: 380, y: 214 } } as const

const COURTYARD_RADIUS = 92
const LAST_RADIUS = 190
const LAST_METRES = 640

/** Metres a pilgrim walks in a minute, in the crowd. */
const METRES_A_MINUTE = 80

/** How far from the middle a walk of so many metres ends; what is farther stays inside the picture. */
export function radiusOf(metres: number): number {
  const share = Math.min(1, Math.max(0, metres / LAST_METRES))
  return Math.round(COURTYARD_RADIUS + share * (LAST_RADIUS - COURTYARD_RADIUS))
}

export function ringRadius(minutes: number): number {
  return radiusOf(minutes * METRES_A_MINUTE)
}

/** Where the pin of the `index`th hotel stands: below the mosque, each in a direction of its own. */
export function pinOf(metres: number, index: number): { x: number; y: number } {
  const angle = ((index % 2 === 0 ? 100 + index * 14 : 62 - index * 14) * Math.PI) / 180
  const radius = radiusOf(metres)
  return {
    x: Math.round(MAP.middle.x + radius * Math.cos(angle)),
    y: Math.round(MAP.middle.y + radius * Math.sin(angle)),
  }
}

/** Where a ring says its minutes: each on a bearing of its own, so that the words of two rings stay apart. */
export function ringLabelOf(minutes: number): { x: number; y: number } {
  const angle = (minutes <= 5 ? -28 : -8) * (Math.PI / 180)
  const radius = ringRadius(minutes) + 6
  return {
    x: Math.round(MAP.middle.x + radius * Math.cos(angle)),
    y: Math.round(MAP.middle.y + radius * Math.sin(angle)),
  }
}

const LINE_LETTERS = 20

/** How wide a letter and how high a line is on a phone, where letters are largest. */
const LETTER_WIDTH = 13.5
const LINE_HEIGHT = 30

/** From the tip of a pin to its name, to the side and upwards. */
export const LABEL_GAP = 28

/**
 * The name of a pin in lines, on which side of the pin they stand, and by how many lines they are lifted so that they
 * and the distance below them stay inside the picture.
 */
export function labelOf(
  name: string,
  at: { x: number; y: number },
): { lines: string[]; side: 'start' | 'end'; lift: number } {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= LINE_LETTERS) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  const width = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH
  const end = at.y - LABEL_GAP + lines.length * LINE_HEIGHT
  return {
    lines,
    side: at.x + LABEL_GAP + width <= MAP.width ? 'start' : 'end',
    lift: Math.max(0, Math.ceil((end + LETTER_WIDTH - MAP.height) / LINE_HEIGHT)),
  }
}
