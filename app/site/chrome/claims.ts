import { useText } from '#app/ui/text.tsx'

/** The number in a figure, for the word after it; a figure without one reads like many. */
export function countIn(figure: string): number {
  const [number] = /\d+/.exec(figure) ?? []
  return number === undefined ? 100 : Number(number)
}

/**
 * A figure that stands for more than itself, `20+`, as the language of the page says it: Arabic has words for the sign.
 * What staff wrote in another form stays as it is.
 */
export function useAtLeast(): (figure: string) => string {
  const text = useText('chrome')
  return (figure) => {
    const [, number] = /^(\d+)\+$/.exec(figure) ?? []
    return number === undefined ? figure : text('at-least', { number })
  }
}
