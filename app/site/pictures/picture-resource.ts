import { statusOf } from '#app/refusals/refusals.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { parseImagePath } from '#kernel/image-address.ts'
import type { ImageFormat } from '#kernel/image-sizes.ts'
import type { MadePicture } from '#platform/images/picture-service.server.ts'
import { readStoredPicture } from '#platform/images/read-stored-picture.server.ts'
import type { Route } from './+types/picture-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** A name stands for one content: photographs are named after it, a drawing that changes gets a new name. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Until the smaller one that was asked for is made. */
const FOR_NOW = 'public, max-age=60'

const types: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** A picture in a listed size, or an uploaded one as it is kept. Nothing of the query or the host counts. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { pictures, env } = context.get(servicesContext)
  const asked = parseImagePath(url.pathname)
  if (!asked) {
    const stored = await readStoredPicture(env.dataDir, url.pathname)
    return stored ? answer(request, { ...stored, format: 'webp', isFinal: true }) : refuse(404)
  }
  const made = await pictures.get(asked, new Date())
  return made.ok ? answer(request, made.value) : refuse(made.error.code === 'too-busy' ? statusOf('too-busy') : 404)
}

function answer(request: Request, { bytes, tag, format, isFinal }: MadePicture): Response {
  const headers = {
    ETag: `"${tag}"`,
    'Cache-Control': isFinal ? FOR_EVER : FOR_NOW,
    // Sites that show a shared link, and mail programs, show the picture on pages of theirs.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (request.headers.get('If-None-Match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': types[format], 'Content-Length': String(bytes.length) },
  })
}

function refuse(status: number): Response {
  const retry = status === 503 ? { 'Retry-After': '5' } : {}
  return new Response(status === 503 ? 'Busy\n' : 'Not found\n', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...retry },
  })
}
