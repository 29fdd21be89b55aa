import { renderToStaticMarkup } from 'react-dom/server'
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import { keepLatest } from '#kernel/keep-latest.ts'
import { missingReason } from '#app/page/missing.ts'
import { ASKED_PATH, ownPath, pathsOfPage, readOwnPaths, type OwnPaths } from '#app/page/own-paths.ts'
import type { PageFrame } from '#app/page/page-frame.tsx'
import { sourcesOfChrome } from '#app/site/chrome/fill-chrome.server.tsx'
import type { MadeDocument } from '#app/site/chrome/make-document.server.tsx'
import type { Piece } from '#app/http/piece.ts'

/** Pages for what is missing, by everything they were drawn from. */
const drawn = new Map<string, readonly Piece[]>()

/** Enough for each reason in every language. */
const MOST_KEPT = 30

/**
 * The page for an address that leads nowhere. But for this address it is the same for everybody, and there is no end to
 * such addresses: it is drawn once in a language, for each reason. Any other page is nothing of this kind.
 */
export function missingDocument(
  frame: PageFrame,
  { errors, loaderData }: Pick<StaticHandlerContext, 'errors' | 'loaderData'>,
  make: (frame: PageFrame) => MadeDocument,
): MadeDocument | undefined {
  const [error, ...others] = Object.values(errors ?? {})
  if (!isRouteErrorResponse(error) || error.status !== 404 || others.length > 0 || frame.isDevelopment) return undefined
  const everybodys = { ...frame, fullPath: ownPath(ASKED_PATH) }
  const name = `${missingReason(error.data)} ${sourcesOfChrome(frame)}`
  const pieces = drawn.get(name) ?? make(everybodys).pieces.map((piece) => ({ ...piece, isShared: true }))
  keepLatest(drawn, name, pieces, MOST_KEPT)
  return { pieces, ownPaths: ownPathsOf(frame.fullPath, Object.values(loaderData)) }
}

function ownPathsOf(fullPath: string, loaderData: readonly unknown[]): OwnPaths {
  const paths = Object.entries({ ...pathsOfPage(fullPath, loaderData), [ASKED_PATH]: fullPath })
  return readOwnPaths(
    renderToStaticMarkup(<i {...Object.fromEntries(paths.map(([name, path]) => [`data-${name}`, path]))} />),
  )
}
