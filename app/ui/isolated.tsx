import type { ReactNode } from 'react'

/** What somebody typed in the middle of a sentence: `<user>{name}</user>` in a text. */
export function isolated(words: ReactNode): ReactNode {
  return <bdi>{words}</bdi>
}
