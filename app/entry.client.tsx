import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readPageFrame } from './page/page-data.ts'
import { PageFrameProvider } from './page/page-frame.tsx'

/** Only applications load this file. What the server knew about the page stands in the page itself. */
const frame = await readPageFrame()

startTransition(() => {
  hydrateRoot(
    document,
    <PageFrameProvider value={frame}>
      <HydratedRouter />
    </PageFrameProvider>,
  )
})
