/** The path of the first tour of the listing that can be put into a cart. */
export async function findTourPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/tours?kind=umrah&availability=available`)
  const path = /href="(\/tour\/[^"]+)"/.exec(await answer.text())?.[1]
  if (!path) throw new Error('the listing links to no tour')
  return path
}
