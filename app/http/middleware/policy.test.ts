import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './policy.server.ts'

function policyOf(html: string): string[] {
  return contentSecurityPolicy([{ html }], { nonce: undefined, isDevelopment: false }).split('; ')
}

test('a page without a bank sends forms nowhere else and frames nobody', () => {
  const policy = policyOf('<form method="post"></form>')

  expect(policy).toContain("form-action 'self'")
  expect(policy.some((rule) => rule.startsWith('frame-src'))).toBe(false)
})

test('a payment page sends forms to its providers and frames them', () => {
  const policy = policyOf('<section data-bank-origins="https://www.paytr.com https://api.example:8443"></section>')

  expect(policy).toContain("form-action 'self' https://www.paytr.com https://api.example:8443")
  expect(policy).toContain('frame-src https://www.paytr.com https://api.example:8443')
})

test('the page of a provider in a frame may lead on to the code page of any bank', () => {
  const policy = policyOf(
    '<section data-bank-origins="https://www.paytr.com"><iframe data-bank-frame="" src="x"></iframe></section>',
  )

  expect(policy).toContain('frame-src https://www.paytr.com https:')
})

test.each(['*', 'javascript:alert(1)', "'unsafe-inline'", 'https://a.example;script-src'])(
  '%s is no origin',
  (text) => {
    expect(policyOf(`<section data-bank-origins="${text}"></section>`)).toContain("form-action 'self'")
  },
)

test('names what any piece of a page asks for, each once', () => {
  const script = '<script type="module">1</script>'
  const picture = '<img alt="" src="https://pictures.example/a.jpg">'
  const piece = { html: script + picture }

  const policy = contentSecurityPolicy([piece, { ...piece }], { nonce: undefined, isDevelopment: false })

  expect(policy).toContain("img-src 'self' data: https://pictures.example;")
  expect(policy.match(/sha256-/g)).toHaveLength(1)
})
