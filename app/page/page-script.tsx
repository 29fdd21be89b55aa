import { usePageFrame } from './page-frame.tsx'

/** The script of one page, by the name of its file in app/elements/pages. It is deferred by being a module. */
export function PageScript({ name }: { name: string }) {
  const address = useScriptAddress(name)
  return address ? <script type="module" src={address} /> : null
}

/** Where a script of `app/elements/pages` is, for those that are loaded when somebody asks for them. */
export function useScriptAddress(name: string): string | undefined {
  const { assets, isDevelopment } = usePageFrame()
  return isDevelopment ? `/app/elements/pages/${name}.ts` : assets.scripts[name]
}
