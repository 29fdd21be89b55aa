import { brands } from './brands.ts'

/** The mark that pages show a dozen times, drawn once for all of them; `BrandIcon` points here. */
export function BrandSymbols() {
  return (
    <svg width="0" height="0" display="none" aria-hidden="true">
      <path id="brand-whatsapp" d={brands.whatsapp} />
    </svg>
  )
}
