const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** How long ago something was, in the largest unit that is full: `3 saat önce`; a future moment is now. `tag` names the language. */
export function formatAge(ms: number, tag: string): string {
  const step = STEPS.find((each) => ms >= each.ms) ?? { unit: 'minute', ms: 60_000 }
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'always' })
  return words.format(-Math.max(0, Math.floor(ms / step.ms)), step.unit)
}
