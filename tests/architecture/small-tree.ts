import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const layers = ['app', 'modules', 'platform', 'kernel', 'server', 'db', 'tests']

/** A small copy of the product's shape in which every import is allowed. */
const allowed: Record<string, string> = {
  'kernel/money.ts': 'export const money = 1\n',
  'platform/db/client.server.ts': "import { money } from '#kernel/money.ts'\nexport const client = money\n",
  ...moduleFiles('accounts', []),
  ...moduleFiles('catalog', []),
  ...moduleFiles('ledger', []),
  ...moduleFiles('payments', ['ledger']),
  ...moduleFiles('content', ['catalog']),
  ...moduleFiles('engagement', ['catalog']),
  ...moduleFiles('booking', ['accounts', 'catalog', 'ledger', 'payments']),
  ...moduleFiles('agents', ['accounts', 'booking', 'catalog']),
  ...moduleFiles('operations', ['accounts', 'booking', 'catalog']),
  'app/ui/button.tsx':
    "import { money } from '#kernel/money.ts'\nexport const Button = () => <button>{money}</button>\n",
  'app/addresses/paths.ts': 'export const paths = 1\n',
  'app/http/gate.server.ts': "import { paths } from '#app/addresses/paths.ts'\nexport const gate = paths\n",
  'app/api/tours/tours-resource.ts': "import { gate } from '#app/http/gate.server.ts'\nexport const tours = gate\n",
  'app/site/home/home-page.tsx':
    "import { Button } from '#app/ui/button.tsx'\nimport { content } from '#modules/content/index.ts'\nexport const page = [Button, content]\n",
  'app/admin/desk/desk-page.tsx': "import { Button } from '#app/ui/button.tsx'\nexport const page = Button\n",
  'app/agent/desk/desk-page.tsx': "import { Button } from '#app/ui/button.tsx'\nexport const page = Button\n",
  'server/main.mjs':
    "import { client } from '#platform/db/client.server.ts'\nimport { booking } from '#modules/booking/index.ts'\nexport const main = [client, booking]\n",
  'db/life/play.ts': "import { booking } from '#modules/booking/index.ts'\nexport const play = booking\n",
  'tests/setup/clock.ts': 'export const clock = 1\n',
}

function moduleFiles(name: string, uses: string[]): Record<string, string> {
  const imports = uses.map((used) => `import { ${used} } from '#modules/${used}/index.ts'\n`).join('')
  return {
    [`modules/${name}/index.ts`]: `${imports}import { rule } from './domain/rule.ts'\nexport const ${name} = [${['rule', ...uses].join(', ')}]\n`,
    [`modules/${name}/domain/rule.ts`]: "import { money } from '#kernel/money.ts'\nexport const rule = money\n",
    [`modules/${name}/data/tables.server.ts`]: `export type ${name}Tables = { name: string }\n`,
  }
}

export type Violation = { rule: string; from: string; to: string }

/** Cruises the small tree with the product's own configuration after `changes` were written into it. */
export function cruise(changes: Record<string, string>): {
  violations: Violation[]
  sources: string[]
  rules: string[]
} {
  const tree = mkdtempSync(join(tmpdir(), 'kafile-architecture-'))
  try {
    for (const [file, text] of Object.entries({ ...allowed, ...changes })) {
      mkdirSync(dirname(join(tree, file)), { recursive: true })
      writeFileSync(join(tree, file), text)
    }
    for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs'])
      copyFileSync(file, join(tree, file))
    const report = spawnSync(
      resolve('node_modules/.bin/depcruise'),
      [...layers, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
      { cwd: tree, encoding: 'utf8' },
    )
    const { modules, summary } = JSON.parse(report.stdout) as {
      modules: { source: string }[]
      summary: {
        violations: { rule: { name: string }; from: string; to: string }[]
        ruleSetUsed: { forbidden: { name: string }[] }
      }
    }
    return {
      rules: summary.ruleSetUsed.forbidden.map((rule) => rule.name),
      sources: modules.map((module) => module.source),
      violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    }
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

export function filesOfSmallTree(): string[] {
  return Object.keys(allowed)
}
