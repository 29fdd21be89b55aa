import type sharp from 'sharp'

/**
 * The maker of pictures. It comes with the first picture: loading it takes a tenth of a second and 20 MB, which no start
 * should wait for.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: maker } = await import('sharp')
  // One picture at a time costs one core, and what was decoded is not kept: files on the disk are the cache.
  maker.concurrency(1)
  maker.cache(false)
  return maker
}
