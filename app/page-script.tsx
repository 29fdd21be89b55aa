import { usePageFrame } from './page-frame.tsx'

/** The script of one page, by the name of its file in app/elements/pages. It is deferred by being a module. */
export function PageScript({ name }: { name: string }) {
  const { assets, isDevelopment } = usePageFrame()
  const address = isDevelopment ? `/app/elements/pages/${name}.ts` : assets.scripts[name]
  return address ? <script type="module" src={address} /> : null
}
