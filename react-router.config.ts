import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Applications know every route from the start: no further request before a navigation.
  routeDiscovery: { mode: 'initial' },
  // Foreign origins are refused by our own check before the framework sees a request (app/middleware/csrf.server.ts).
  allowedActionOrigins: ['**'],
} satisfies Config
