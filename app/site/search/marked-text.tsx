import type { TextPart } from '#modules/content/index.ts'

/** A text whose words that were asked for are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
