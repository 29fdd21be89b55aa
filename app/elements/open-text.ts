import { formatTime } from '#kernel/format-time.ts'
import { defaultLocale, isLocale } from '#kernel/locale.ts'
import type { TickFacts, TickText } from '#app/page/tick-facts.ts'

/** Fills a text of the page. The compiler asks for every fact of it; a place without one would stay open to see. */
export function fillText<Text extends TickText>(text: string | undefined, facts: TickFacts<Text>): string {
  const known: Partial<Record<string, string>> = facts
  return (text ?? '').replace(/\{(\w+)\}/g, (place, name: string) => known[name] ?? place)
}

/** The hour by the clock of the device, in the language of the page. */
export function clockOf(time: Date): string {
  const { lang } = document.documentElement
  return formatTime(time.toTimeString().slice(0, 5), isLocale(lang) ? lang : defaultLocale)
}
