import { renderToStaticMarkup } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { PageFrameProvider, type PageFrame } from '#app/page/page-frame.tsx'
import type { OwnPaths } from '#app/page/own-paths.ts'
import { fillChrome } from './fill-chrome.server.tsx'
import { dataInHead } from '#app/http/data-in-head.server.ts'
import { inlineStyles } from '#app/http/inline-styles.server.ts'
import type { Piece } from '#app/http/piece.ts'

/** A document to be written, its addresses still apart. */
export type MadeDocument = { pieces: readonly Piece[]; ownPaths: OwnPaths }

/** Draws a document whose stylesheets are these and puts everything in its place. */
export function makeDocument(
  frame: PageFrame,
  context: EntryContext,
  url: string,
  styles: ReadonlyMap<string, string>,
): MadeDocument {
  const { pieces, ownPaths } = fillChrome(draw(frame, context, url), frame)
  return { pieces: inlineStyles(dataInHead(pieces), styles), ownPaths }
}

/**
 * No script of the framework takes a document over: it needs none of the marks by which one would find its way in it, no
 * data beside it, and no routes but its own.
 */
function draw(frame: PageFrame, context: EntryContext, url: string): string {
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(context.manifest.routes).filter(([id]) => ids.has(id)))
  // Whoever asks for the data to hand over has it written; to copy the context is to ask.
  const own = Object.create(context, {
    manifest: { value: { ...context.manifest, routes } },
    serverHandoffStream: { value: undefined },
  }) as EntryContext
  return renderToStaticMarkup(
    <PageFrameProvider value={frame}>
      <ServerRouter context={own} url={url} />
    </PageFrameProvider>,
  )
}
