import { readdirSync } from 'node:fs'
import { defaultLocale, type Locale } from '#kernel/locale.ts'

const MESSAGES = 'app/messages'

export function catalogueFile(locale: Locale): string {
  return `${MESSAGES}/${locale}.server.ts`
}

/** The texts of a language by area, as code. Turkish is the reference whose keys and arguments the others are checked by. */
export function catalogueOf(locale: Locale): string {
  const areas = readdirSync(`${MESSAGES}/${locale}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()
  const imports = areas.map((area) => `import { ${nameOf(area)} } from './${locale}/${area}.ts'\n`)
  const entries = areas.map((area) => (nameOf(area) === area ? `  ${area},\n` : `  '${area}': ${nameOf(area)},\n`))
  const isReference = locale === defaultLocale
  return [
    isReference ? '' : "import type { Messages } from './translation.ts'\n",
    ...imports,
    '\n/** Written by `npm run messages`. */\n',
    `export const ${locale}${isReference ? '' : ': Messages<string>'} = {\n`,
    ...entries,
    '}\n',
  ].join('')
}

function nameOf(area: string): string {
  return area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
