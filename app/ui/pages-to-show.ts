/** First, last and the neighbours of the current page; what is left out between them is one gap. */
export function pagesToShow(page: number, pages: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b)
  return numbers.flatMap((each, index) => {
    const previous = numbers[index - 1]
    if (previous === undefined || each - previous === 1) return [each]
    return each - previous === 2 ? [each - 1, each] : ['gap' as const, each]
  })
}
