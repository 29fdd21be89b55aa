import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './env.server.ts'

test('an empty environment is a demo on port 3000 with the embedded database', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: new URL('http://localhost:3000'),
    dataDir: resolve('data'),
    databaseUrl: undefined,
    trustedProxies: { hops: 0 },
    smtpUrl: undefined,
    dataKeys: undefined,
    imageHost: undefined,
    imageCacheBytes: 512 * 1024 * 1024,
    isDemo: true,
    isDemoLived: true,
    demoPassword: undefined,
    isProduction: false,
    stopDelayMs: 0,
    allowSandboxInPublic: false,
    social: { google: undefined, facebook: undefined },
    messages: { whatsapp: undefined, sms: undefined },
    payments: { iyzico: undefined, paytr: undefined, stripe: undefined },
    humanCheck: undefined,
  })
})

test('the test bank may serve in public while nobody takes real money', () => {
  expect(readEnvironment({ PAYMENTS_SANDBOX: 'allow' }).allowSandboxInPublic).toBe(true)
})

test('everything can be set', () => {
  const environment = readEnvironment({
    PORT: '8080',
    HOST: '10.0.0.5',
    TRUSTED_PROXIES: '2',
    PUBLIC_URL: 'https://www.kafile.example',
    DATA_DIR: '/srv/kafile',
    DATABASE_URL: 'postgres://kafile:secret@db:5432/kafile',
    SMTP_URL: 'smtps://user:secret@mail.example',
    DATA_KEYS: '2027a:hush',
    IMAGE_HOST: 'https://images.kafile.example/',
    IMAGE_CACHE_MB: '64',
    DEMO: 'on',
    DEMO_PASSWORD: 'long enough',
    NODE_ENV: 'production',
    STOP_DELAY_SECONDS: '12',
    PAYMENTS_LIVE: 'on',
    IYZICO_API_KEY: 'iyzico-key',
    IYZICO_SECRET_KEY: 'iyzico-secret',
    PAYTR_MERCHANT_ID: '123456',
    PAYTR_MERCHANT_KEY: 'paytr-key',
    PAYTR_MERCHANT_SALT: 'paytr-salt',
    PAYTR_MODE: 'direct',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    HUMAN_CHECK: 'recaptcha',
    HUMAN_CHECK_SITE_KEY: 'site',
    HUMAN_CHECK_SECRET: 'hush',
    HUMAN_CHECK_URL: 'https://checks.example/verify',
  })

  expect(environment).toEqual({
    port: 8080,
    host: '10.0.0.5',
    publicUrl: new URL('https://www.kafile.example'),
    dataDir: '/srv/kafile',
    databaseUrl: 'postgres://kafile:secret@db:5432/kafile',
    trustedProxies: { hops: 2 },
    smtpUrl: 'smtps://user:secret@mail.example',
    dataKeys: '2027a:hush',
    imageHost: 'https://images.kafile.example',
    imageCacheBytes: 64 * 1024 * 1024,
    isDemo: true,
    isDemoLived: true,
    demoPassword: 'long enough',
    isProduction: true,
    stopDelayMs: 12_000,
    allowSandboxInPublic: false,
    social: { google: undefined, facebook: undefined },
    messages: { whatsapp: undefined, sms: undefined },
    payments: {
      iyzico: { apiKey: 'iyzico-key', secretKey: 'iyzico-secret', baseUrl: 'https://api.iyzipay.com' },
      paytr: {
        merchantId: '123456',
        key: 'paytr-key',
        salt: 'paytr-salt',
        mode: 'direct',
        baseUrl: 'https://www.paytr.com',
      },
      stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', baseUrl: 'https://api.stripe.com' },
    },
    humanCheck: {
      provider: 'recaptcha',
      siteKey: 'site',
      secret: 'hush',
      verifyUrl: 'https://checks.example/verify',
    },
  })
})

test.each([
  [{}, '127.0.0.1', true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, '127.0.0.1', true],
  [{ PUBLIC_URL: 'https://www.kafile.example' }, '0.0.0.0', false],
  [{ PUBLIC_URL: 'https://www.kafile.example', DEMO: 'on' }, '0.0.0.0', true],
  [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, '0.0.0.0', false],
  [{ HOST: '0.0.0.0' }, '0.0.0.0', false],
  [{ HOST: '::1' }, '::1', true],
])('with %o it listens on %s, and a demonstration opens by itself: %s', (variables, host, isDemo) => {
  expect(readEnvironment(variables)).toMatchObject({ host, isDemo })
})

test('contracts for messages are whole or absent', () => {
  const netgsm = { NETGSM_USER: '8500000000', NETGSM_PASSWORD: 'hush', NETGSM_TITLE: 'KAFILE' }

  expect(readEnvironment({ ...netgsm, NETGSM_URL: 'https://sms.example/' }).messages).toEqual({
    whatsapp: undefined,
    sms: { user: '8500000000', password: 'hush', title: 'KAFILE', baseUrl: 'https://sms.example' },
  })
  expect(() => readEnvironment({ ...netgsm, NETGSM_TITLE: '' })).toThrow('NETGSM_TITLE must be set')
  expect(() => readEnvironment({ WHATSAPP_TOKEN: 'hush' })).toThrow('WHATSAPP_PHONE_ID must be set')
})

test('a server database switches the demo off', () => {
  expect(readEnvironment({ DATABASE_URL: 'postgresql://localhost/kafile' }).isDemo).toBe(false)
})

test('a demonstration is lived unless it is to be the season alone', () => {
  expect(readEnvironment({ DEMO: 'on' })).toMatchObject({ isDemo: true, isDemoLived: true })
  expect(readEnvironment({ DEMO: 'season' })).toMatchObject({ isDemo: true, isDemoLived: false })
})

test('an embedded database can do without the demo', () => {
  expect(readEnvironment({ DEMO: 'off' }).isDemo).toBe(false)
})

test('the public address follows the port', () => {
  expect(readEnvironment({ PORT: '3105' }).publicUrl.href).toBe('http://localhost:3105/')
})

test('an empty value counts as absent', () => {
  expect(readEnvironment({ DATABASE_URL: ' ', PORT: '' }).port).toBe(3000)
})

test.each([
  [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535, but it is "0".'],
  [{ PORT: '65536' }, 'PORT must be a port number from 1 to 65535, but it is "65536".'],
  [{ PORT: 'http' }, 'PORT must be a port number from 1 to 65535, but it is "http".'],
  [{ HOST: 'a b' }, 'HOST must be an address to listen on, such as 127.0.0.1, but it is "a b".'],
  [
    { PUBLIC_URL: 'kafile.example' },
    'PUBLIC_URL must be the address visitors use, such as https://www.example.com, but it is "kafile.example".',
  ],
  [
    { PUBLIC_URL: 'ftp://kafile.example' },
    'PUBLIC_URL must be the address visitors use, such as https://www.example.com, but it is "ftp://kafile.example".',
  ],
  [
    { IMAGE_HOST: 'images.kafile.example' },
    'IMAGE_HOST must be the origin of pictures, such as https://images.example.com, but it is "images.kafile.example".',
  ],
  [
    { IMAGE_HOST: 'https://images.kafile.example/a' },
    'IMAGE_HOST must be an origin, without path or query, but it is "https://images.kafile.example/a".',
  ],
  [{ IMAGE_CACHE_MB: '0' }, 'IMAGE_CACHE_MB must be a number of megabytes from 1 to 999999, but it is "0".'],
  [
    { DATABASE_URL: 'mysql://db/kafile' },
    'DATABASE_URL must be a PostgreSQL address, such as postgres://user:password@host:5432/kafile.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a mail server address, such as smtp://user:password@host:587.'],
  [{ DEMO: 'maybe' }, 'DEMO must be "on", "season" or "off", but it is "maybe".'],
  [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must have at least 8 characters.'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be "production", "development" or "test", but it is "staging".'],
  [{ PAYMENTS_LIVE: '1' }, 'PAYMENTS_LIVE needs the keys of a payment provider, but there are none.'],
  [{ PAYMENTS_LIVE: 'on', PAYMENTS_SANDBOX: 'allow' }, 'PAYMENTS_SANDBOX must be left out where real money is taken.'],
  [
    { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', PAYMENTS_SANDBOX: 'allow' },
    'PAYMENTS_SANDBOX must be left out where real money is taken.',
  ],
  [{ IYZICO_API_KEY: 'key' }, 'IYZICO_SECRET_KEY must be set when IYZICO_API_KEY is.'],
  [
    { PAYTR_MERCHANT_KEY: 'key', PAYTR_MERCHANT_SALT: 'salt' },
    'PAYTR_MERCHANT_ID must be set when PAYTR_MERCHANT_KEY is.',
  ],
  [{ STRIPE_WEBHOOK_SECRET: 'wh' }, 'STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is.'],
  [{ PAYTR_MODE: 'post' }, 'PAYTR_MODE must be "iframe" or "direct", but it is "post".'],
  [
    { STRIPE_URL: 'stripe.com' },
    'STRIPE_URL must be the address of Stripe, such as https://api.stripe.com, but it is "stripe.com".',
  ],
  [{ HUMAN_CHECK: 'hcaptcha' }, 'HUMAN_CHECK must be "turnstile" or "recaptcha", but it is "hcaptcha".'],
  [{ HUMAN_CHECK: 'turnstile' }, 'HUMAN_CHECK_SITE_KEY must be set when HUMAN_CHECK is "turnstile".'],
  [
    { HUMAN_CHECK: 'turnstile', HUMAN_CHECK_SITE_KEY: 'site' },
    'HUMAN_CHECK_SECRET must be set when HUMAN_CHECK is "turnstile".',
  ],
  [{ PAYMENTS_SANDBOX: 'yes' }, 'PAYMENTS_SANDBOX must be "allow" or left out, but it is "yes".'],
])('%o stops the start with one sentence', (source, sentence) => {
  expect(() => readEnvironment(source)).toThrow(new EnvironmentError(sentence))
})
