import { readEnvironment } from '#platform/env.server.ts'
import { whatsAppKeys } from './whatsapp-double.ts'

const netgsmKeys = { NETGSM_USER: '8500000000', NETGSM_PASSWORD: 'hush', NETGSM_TITLE: 'KAFILE' }

/** The surroundings of a site that has the keys of both ways. */
export const withMessageKeys = () =>
  readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: '/nonexistent', ...whatsAppKeys, ...netgsmKeys })
