import { processorSeconds } from './processor-time.ts'
import type { Site } from './site.ts'

export type Uncached = { path: string; perProcessorSecond: number; meanMs: number }

/** Renders a listing again and again under addresses the cache has never seen, one after the other. */
export async function measureUncached(site: Site, listing: string, renders: number): Promise<Uncached> {
  const ask = async (price: number) => {
    const answer = await fetch(`${site.origin}${listing}?priceMax=${price}`)
    if (!answer.ok) throw new Error(`${listing} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  for (let price = 100_000; price < 100_020; price++) await ask(price)
  const before = processorSeconds(site.pid)
  const started = performance.now()
  for (let price = 200_000; price < 200_000 + renders; price++) await ask(price)
  const elapsedMs = performance.now() - started
  return {
    path: listing,
    perProcessorSecond: renders / (processorSeconds(site.pid) - before),
    meanMs: elapsedMs / renders,
  }
}
