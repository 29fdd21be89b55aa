import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageFrameProvider, type PageFrame } from './page/page-frame.tsx'

/** Only applications load this file. What the server knew about the page stands in the page itself. */
const frame = JSON.parse(document.getElementById('page-frame')?.textContent ?? '{}') as PageFrame

startTransition(() => {
  hydrateRoot(
    document,
    <PageFrameProvider value={frame}>
      <HydratedRouter />
    </PageFrameProvider>,
  )
})
