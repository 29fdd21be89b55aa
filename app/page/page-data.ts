import type { Messages } from '#app/messages/translation.ts'
import type { PageFrame } from './page-frame.tsx'

const FRAME_ID = 'page-frame'

/** What an application needs to take its page over, as it stands in a script element of the page. */
export function writePageFrame(frame: PageFrame): { id: string; data: string } {
  const written = frame.textsAt === undefined ? frame : { ...frame, texts: {} }
  return { id: FRAME_ID, data: JSON.stringify(written).replaceAll('<', '\\u003c') }
}

/** Reads back, in the browser, what the server knew about the page, and the texts that all pages of the staff share. */
export async function readPageFrame(): Promise<PageFrame> {
  const frame = JSON.parse(document.getElementById(FRAME_ID)?.textContent ?? '{}') as PageFrame
  if (frame.textsAt === undefined) return frame
  const answer = await fetch(frame.textsAt)
  return { ...frame, texts: (await answer.json()) as Partial<Messages> }
}
