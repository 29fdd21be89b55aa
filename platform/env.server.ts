import { resolve } from 'node:path'
import { z } from 'zod'
import type { MessageAccounts } from './messages/message-accounts.ts'
import { noProxies, readTrustedProxies, type TrustedProxies } from './http/caller.server.ts'

/** What the program is told by its surroundings, parsed once at start. */
export type Environment = {
  port: number
  host: string
  publicUrl: URL
  /** Absolute. Holds the embedded database, uploads and the outbox. */
  dataDir: string
  databaseUrl: string | undefined
  /** Whose word on where a request comes from is believed. */
  trustedProxies: TrustedProxies
  smtpUrl: string | undefined
  /** Keys for sealed fields as they were given; `readDataKeys` reads them. */
  dataKeys: string | undefined
  /** Origin that pictures are fetched from; absent when the program itself serves their sizes. */
  imageHost: string | undefined
  /** What made sizes of pictures may take on the disk. */
  imageCacheBytes: number
  /** A demonstration opens by itself only where nobody else can reach it. */
  isDemo: boolean
  /** Whether people have ordered in the demonstration, or its seats are sold to nobody. */
  isDemoLived: boolean
  demoPassword: string | undefined
  isProduction: boolean
  /** How long `/readyz` fails before the port closes when the program is told to end. */
  stopDelayMs: number
  /** Lets the sandbox bank take "payments" although the public address is not a private one. */
  allowSandboxInPublic: boolean
  /** Who tells people from programs at public forms; nobody unless a provider is named. */
  humanCheck: HumanCheckAccount | undefined
  /** The telephone exchange that rings for staff; without one nobody is rung. */
  telephony: TelephonyAccount | undefined
  /** Who carries messages to telephones; mail alone unless given. */
  messages: MessageAccounts
  /** Other sites whose word on who somebody is counts here; none unless named. */
  social: SocialAccounts
  /** Contracts with payment providers; without any of them the sandbox bank serves where it may. */
  payments: PaymentAccounts
}

export type PaymentAccounts = {
  iyzico: { apiKey: string; secretKey: string; baseUrl: string } | undefined
  paytr: { merchantId: string; key: string; salt: string; mode: 'iframe' | 'direct'; baseUrl: string } | undefined
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string } | undefined
}

export type TelephonyAccount = { originateUrl: string; key: string }

export type SocialAccounts = {
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  facebook: { clientId: string; clientSecret: string; dialogUrl: string; graphUrl: string } | undefined
}

export type HumanCheckAccount = {
  provider: 'turnstile' | 'recaptcha'
  /** Stands in pages. */
  siteKey: string
  secret: string
  /** Where tokens are asked about, when it is not the provider's own address. */
  verifyUrl: string | undefined
}

/** A variable has a value the program cannot work with. The message is one sentence that names it. */
export class EnvironmentError extends Error {}

/**
 * Reads the environment; an empty value counts as absent.
 *
 * @throws EnvironmentError naming the first variable that has an impossible value.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    // The sentence goes to a log: addresses carry passwords.
    const found = SECRET.has(name) ? '' : `, but it is "${given[name]}"`
    throw new EnvironmentError(`${name} ${issue?.message}${found}.`)
  }
  const values = parsed.data
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const isLocal = isLocalUrl(publicUrl)
  const host = values.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0')
  return {
    port: values.PORT,
    host,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    dataKeys: values.DATA_KEYS,
    imageHost: values.IMAGE_HOST,
    imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    isDemo:
      values.DEMO === undefined
        ? values.DATABASE_URL === undefined && isLocal && isLoopbackHost(host)
        : values.DEMO !== 'off',
    isDemoLived: values.DEMO !== 'season',
    demoPassword: values.DEMO_PASSWORD,
    isProduction: values.NODE_ENV === 'production',
    stopDelayMs: (values.STOP_DELAY_SECONDS ?? (isLocal ? 0 : 5)) * 1000,
    allowSandboxInPublic: values.PAYMENTS_SANDBOX === 'allow',
    humanCheck: humanCheckOf(values),
    telephony: telephonyOf(values),
    messages: messageAccountsOf(values),
    social: socialAccountsOf(values),
    payments: paymentAccountsOf(values),
  }
}

/** An address that leads to the machine itself, or to none outside of it. */
export function isLocalUrl({ hostname }: URL): boolean {
  return isLoopbackHost(hostname) || /\.(localhost|test)$/.test(hostname)
}

function isLoopbackHost(name: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(name) || /^127(\.\d+){3}$/.test(name)
}

/** Whole or absent, like every contract. */
function socialAccountsOf(values: z.output<typeof Variables>): SocialAccounts {
  const google = allOf(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  const facebook = allOf(values, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'])
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: values.GOOGLE_URL,
    },
    facebook: facebook && {
      clientId: facebook.FACEBOOK_APP_ID,
      clientSecret: facebook.FACEBOOK_APP_SECRET,
      dialogUrl: `${values.FACEBOOK_URL}/dialog/oauth`,
      graphUrl: values.FACEBOOK_GRAPH_URL,
    },
  }
}

/** A contract is whole or absent: half of one would fail at the first customer. */
function paymentAccountsOf(values: z.output<typeof Variables>): PaymentAccounts {
  const iyzico = allOf(values, ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'])
  const paytr = allOf(values, ['PAYTR_MERCHANT_ID', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'])
  const stripe = allOf(values, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const hasContract = [iyzico, paytr, stripe].some((contract) => contract !== undefined)
  if (values.PAYMENTS_SANDBOX && (hasContract || values.PAYMENTS_LIVE))
    throw new EnvironmentError('PAYMENTS_SANDBOX must be left out where real money is taken.')
  if (values.PAYMENTS_LIVE && !hasContract)
    throw new EnvironmentError('PAYMENTS_LIVE needs the keys of a payment provider, but there are none.')
  return {
    iyzico: iyzico && {
      apiKey: iyzico.IYZICO_API_KEY,
      secretKey: iyzico.IYZICO_SECRET_KEY,
      baseUrl: values.IYZICO_URL,
    },
    paytr: paytr && {
      merchantId: paytr.PAYTR_MERCHANT_ID,
      key: paytr.PAYTR_MERCHANT_KEY,
      salt: paytr.PAYTR_MERCHANT_SALT,
      mode: values.PAYTR_MODE,
      baseUrl: values.PAYTR_URL,
    },
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      baseUrl: values.STRIPE_URL,
    },
  }
}

function messageAccountsOf(values: z.output<typeof Variables>): MessageAccounts {
  const whatsapp = allOf(values, [
    'WHATSAPP_PHONE_ID',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ])
  const netgsm = allOf(values, ['NETGSM_USER', 'NETGSM_PASSWORD', 'NETGSM_TITLE'])
  return {
    whatsapp: whatsapp && {
      phoneId: whatsapp.WHATSAPP_PHONE_ID,
      token: whatsapp.WHATSAPP_TOKEN,
      appSecret: whatsapp.WHATSAPP_APP_SECRET,
      verifyToken: whatsapp.WHATSAPP_VERIFY_TOKEN,
      baseUrl: values.WHATSAPP_URL.replace(/\/$/, ''),
    },
    sms: netgsm && {
      user: netgsm.NETGSM_USER,
      password: netgsm.NETGSM_PASSWORD,
      title: netgsm.NETGSM_TITLE,
      baseUrl: values.NETGSM_URL.replace(/\/$/, ''),
    },
  }
}

type Secret =
  | 'IYZICO_API_KEY'
  | 'IYZICO_SECRET_KEY'
  | 'PAYTR_MERCHANT_ID'
  | 'PAYTR_MERCHANT_KEY'
  | 'PAYTR_MERCHANT_SALT'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'FACEBOOK_APP_ID'
  | 'FACEBOOK_APP_SECRET'
  | 'WHATSAPP_PHONE_ID'
  | 'WHATSAPP_TOKEN'
  | 'WHATSAPP_APP_SECRET'
  | 'WHATSAPP_VERIFY_TOKEN'
  | 'NETGSM_USER'
  | 'NETGSM_PASSWORD'
  | 'NETGSM_TITLE'

function allOf<Name extends Secret>(
  values: z.output<typeof Variables>,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const given = names.filter((name) => values[name] !== undefined)
  if (given.length === 0) return undefined
  const missing = names.find((name) => values[name] === undefined)
  if (missing) throw new EnvironmentError(`${missing} must be set when ${given[0]} is.`)
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>
}

function humanCheckOf(values: z.output<typeof Variables>): HumanCheckAccount | undefined {
  const { HUMAN_CHECK: provider, HUMAN_CHECK_SITE_KEY: siteKey, HUMAN_CHECK_SECRET: secret } = values
  if (!provider) return undefined
  if (!siteKey) throw new EnvironmentError(`HUMAN_CHECK_SITE_KEY must be set when HUMAN_CHECK is "${provider}".`)
  if (!secret) throw new EnvironmentError(`HUMAN_CHECK_SECRET must be set when HUMAN_CHECK is "${provider}".`)
  return { provider, siteKey, secret, verifyUrl: values.HUMAN_CHECK_URL }
}

function telephonyOf({ TELEPHONY_URL: originateUrl, TELEPHONY_KEY: key }: z.output<typeof Variables>) {
  if (originateUrl && !key) throw new EnvironmentError('TELEPHONY_KEY must be set when TELEPHONY_URL is.')
  if (key && !originateUrl) throw new EnvironmentError('TELEPHONY_URL must be set when TELEPHONY_KEY is.')
  return originateUrl && key ? { originateUrl, key } : undefined
}

const SECRET = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'DATA_KEYS',
  'DEMO_PASSWORD',
  'HUMAN_CHECK_SECRET',
  'TELEPHONY_KEY',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'PAYTR_MERCHANT_KEY',
  'PAYTR_MERCHANT_SALT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'NETGSM_PASSWORD',
])

const Variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a port number from 1 to 65535')
    .default(3000),
  HOST: z.string().regex(/^\S+$/, 'must be an address to listen on, such as 127.0.0.1').optional(),
  PUBLIC_URL: address('the address visitors use, such as https://www.example.com', /^https?:$/).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(readTrustedProxies)
    .refine(
      (read) => read !== undefined,
      'must be a number of proxies, or their networks, such as 10.0.0.0/8, 192.0.2.7',
    )
    .default(noProxies),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(
    'a PostgreSQL address, such as postgres://user:password@host:5432/kafile',
    /^postgres(ql)?:$/,
  ).optional(),
  SMTP_URL: address('a mail server address, such as smtp://user:password@host:587', /^smtps?:$/).optional(),
  DATA_KEYS: z.string().optional(),
  IMAGE_HOST: address('the origin of pictures, such as https://images.example.com', /^https?:$/)
    .refine(
      (text) => URL.canParse(text) && text.replace(/\/$/, '') === new URL(text).origin,
      'must be an origin, without path or query',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  IMAGE_CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a number of megabytes from 1 to 999999')
    .transform(Number)
    .default(512),
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^([0-5]?\d|60)$/, 'must be a number of seconds from 0 to 60')
    .transform(Number)
    .optional(),
  DEMO: z
    .enum(['on', 'season', 'off', 'true', 'false', '1', '0'], 'must be "on", "season" or "off"')
    .transform((value) => (value === 'season' ? value : ['on', 'true', '1'].includes(value) ? 'on' : 'off'))
    .optional(),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be "production", "development" or "test"').optional(),
  PAYMENTS_SANDBOX: z.enum(['allow'], 'must be "allow" or left out').optional(),
  HUMAN_CHECK: z.enum(['turnstile', 'recaptcha'], 'must be "turnstile" or "recaptcha"').optional(),
  HUMAN_CHECK_SITE_KEY: z.string().optional(),
  HUMAN_CHECK_SECRET: z.string().optional(),
  HUMAN_CHECK_URL: address(
    'an address that verifies tokens, such as https://checks.example.com/verify',
    /^https?:$/,
  ).optional(),
  TELEPHONY_URL: address(
    'the address where the exchange takes calls, such as https://pbx.example.com/originate',
    /^https?:$/,
  ).optional(),
  TELEPHONY_KEY: z.string().optional(),
  PAYMENTS_LIVE: z
    .enum(['0', '1', 'off', 'on'], 'must be "on" or "off"')
    .transform((value) => ['on', '1'].includes(value))
    .optional(),
  IYZICO_API_KEY: z.string().optional(),
  IYZICO_SECRET_KEY: z.string().optional(),
  IYZICO_URL: address('the address of iyzico, such as https://sandbox-api.iyzipay.com', /^https?:$/).default(
    'https://api.iyzipay.com',
  ),
  PAYTR_MERCHANT_ID: z.string().regex(/^\d+$/, 'must be the number that PayTR gave').optional(),
  PAYTR_MERCHANT_KEY: z.string().optional(),
  PAYTR_MERCHANT_SALT: z.string().optional(),
  PAYTR_MODE: z.enum(['iframe', 'direct'], 'must be "iframe" or "direct"').default('iframe'),
  PAYTR_URL: address('the address of PayTR, such as https://www.paytr.com', /^https?:$/).default(
    'https://www.paytr.com',
  ),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_URL: address('the address of Google, such as https://accounts.google.com', /^https?:$/).default(
    'https://accounts.google.com',
  ),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_URL: address('the address of Facebook, such as https://www.facebook.com', /^https?:$/).default(
    'https://www.facebook.com',
  ),
  FACEBOOK_GRAPH_URL: address('the address of its data, such as https://graph.facebook.com', /^https?:$/).default(
    'https://graph.facebook.com',
  ),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the number that Meta gave to the telephone')
    .optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_URL: address(
    'the address of its interface with the version, such as https://graph.facebook.com/v23.0',
    /^https?:$/,
  ).default('https://graph.facebook.com/v23.0'),
  NETGSM_USER: z.string().optional(),
  NETGSM_PASSWORD: z.string().optional(),
  NETGSM_TITLE: z
    .string()
    .regex(/^[A-Za-z0-9 .-]{3,11}$/, 'must be the sender title, 3 to 11 letters and digits')
    .optional(),
  NETGSM_URL: address('the address of Netgsm, such as https://api.netgsm.com.tr', /^https?:$/).default(
    'https://api.netgsm.com.tr',
  ),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: address('the address of Stripe, such as https://api.stripe.com', /^https?:$/).default(
    'https://api.stripe.com',
  ),
})

function address(wanted: string, protocols: RegExp) {
  return z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), `must be ${wanted}`)
}
