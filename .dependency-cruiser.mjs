const moduleUses = {
  audit: [],
  accounts: ['audit'],
  'api-keys': ['accounts', 'audit'],
  catalog: ['accounts', 'audit'],
  documents: [],
  ledger: ['accounts', 'audit'],
  payments: ['accounts', 'audit', 'ledger', 'webhooks'],
  webhooks: ['accounts', 'audit'],
  content: ['accounts', 'audit', 'catalog'],
  engagement: ['accounts', 'audit', 'catalog', 'webhooks'],
  booking: ['accounts', 'audit', 'catalog', 'documents', 'ledger', 'payments', 'webhooks'],
  'payment-links': ['accounts', 'audit', 'documents', 'payments'],
  'bank-statements': ['accounts', 'audit', 'booking', 'ledger', 'payment-links', 'payments'],
  notes: ['accounts', 'audit', 'booking', 'catalog'],
  privacy: [
    'accounts',
    'agents',
    'audit',
    'booking',
    'content',
    'documents',
    'engagement',
    'notes',
    'payment-links',
    'payments',
  ],
  'staff-desk': ['accounts', 'audit'],
  agents: ['accounts', 'audit', 'booking', 'catalog', 'ledger', 'payments'],
  operations: ['accounts', 'audit', 'booking', 'catalog'],
}
const tests = '\\.test\\.tsx?$|/testing/|^tests/'
const error = 'error'

const layer = (name, from, reachable) => ({
  name,
  severity: error,
  from: { path: from, pathNot: tests },
  to: { path: '^(server|app|modules|platform|kernel|db|tests)/', pathNot: `^(${reachable.join('|')})/` },
})

export default {
  forbidden: [
    layer('layer-kernel', '^kernel/', ['kernel']),
    layer('layer-platform', '^platform/', ['platform', 'kernel']),
    layer('layer-modules', '^modules/', ['modules', 'platform', 'kernel']),
    layer('layer-ui', '^app/ui/', ['app/ui', 'kernel']),
    ...Object.entries(moduleUses).map(([name, uses]) => ({
      name: `module-${name}`,
      severity: error,
      from: { path: `^modules/${name}/`, pathNot: tests },
      to: { path: '^modules/', pathNot: `^modules/(${[name, ...uses].join('|')})/` },
    })),
    {
      name: 'module-front-door',
      severity: error,
      from: { path: '^(app|modules/([^/]+))/', pathNot: tests },
      to: { path: '^modules/[^/]+/.+', pathNot: '^modules/($2/|[^/]+/index(\\.server)?\\.ts$)' },
    },
    {
      name: 'domain-is-pure',
      severity: error,
      from: { path: '^(kernel/|modules/([^/]+)/domain/)', pathNot: tests },
      to: { pathNot: '^(kernel/|modules/$2/domain/)' },
    },
    {
      name: 'areas-apart',
      severity: error,
      from: { path: '^app/(site|admin|agent)/' },
      to: { path: '^app/(site|admin|agent)/', pathNot: '^app/$1/' },
    },
    {
      name: 'server-starts-everything',
      severity: error,
      from: { pathNot: `${tests}|^server/` },
      to: { path: '^server/' },
    },
    { name: 'no-tests-in-product', severity: error, from: { pathNot: tests }, to: { path: tests } },
    { name: 'no-cycles', severity: error, from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: error,
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/|^virtual:' },
    },
  ],
  options: {
    parser: 'swc', // dependency-cruiser cannot read TypeScript through the TypeScript 7 compiler
    tsPreCompilationDeps: true, // type-only imports count: a type is a dependency
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css'],
    },
  },
}
