import { readContent } from './read-content.ts'

/** The quiz of the demo; the module that imports it checks its form. */
export function readQuizDeck(): unknown {
  return readContent('quiz')
}
