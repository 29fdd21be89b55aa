import {
  bankPage,
  escapeHtml,
  formFieldsOf,
  pageAnswer,
  type DoubleAnswer,
  type DoubleRequest,
} from '#tests/setup/double-server.ts'
import type { FormBooks, OpenForm, Quirk } from './forms.ts'
import { findSandboxCard } from './sandbox-cards.ts'

/** The code that the bank sends in its message. */
export const BANK_CODE = '283126'

/** What a customer meets; `undefined` for a path that is none of the pages. */
export function answerPage(
  request: DoubleRequest,
  books: FormBooks,
  quirk: Quirk | undefined,
): { answer: DoubleAnswer; settled?: OpenForm | undefined } | undefined {
  const page = `${request.method} ${request.url.pathname}`
  if (!['GET /form', 'POST /form', 'POST /bank'].includes(page)) return undefined
  const form = books.findForm(request.url.searchParams.get('token') ?? '')
  if (!form || form.state === 'paid') return { answer: pageAnswer(bankPage('This form is not open', ''), 404) }
  if (page === 'GET /form') return { answer: cardPage(form) }
  return page === 'POST /form' ? takeCard(request, form) : takeCode(request, form, books, quirk)
}

function takeCard(request: DoubleRequest, form: OpenForm): { answer: DoubleAnswer } {
  const card = findSandboxCard(formFieldsOf(request)['cardNumber'] ?? '')
  if (!card) return { answer: cardPage(form, 'Geçersiz kart numarası') }
  const count = form.request.enabledInstallments[0] ?? 1
  if (!card.counts.includes(count) && card.verdict.kind === 'charged')
    return { answer: cardPage(form, 'Bu kartla taksit yapılamaz') }
  if (card.verdict.kind === 'not-started') return { answer: cardPage(form, '3-D Secure başlatılamadı') }
  form.card = card
  form.state = 'at-bank'
  const content = `<form method="post" action="/bank?token=${form.token}">
<label>SMS code <input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
<button>Confirm</button></form>
<form method="post" action="/bank?token=${form.token}"><button name="code" value="">Cancel</button></form>`
  return { answer: pageAnswer(bankPage('3-D Secure', content)) }
}

function takeCode(
  request: DoubleRequest,
  form: OpenForm,
  books: FormBooks,
  quirk: Quirk | undefined,
): { answer: DoubleAnswer; settled: OpenForm } {
  const isVerified = formFieldsOf(request)['code'] === BANK_CODE
  if (isVerified && form.card?.verdict.kind === 'charged') books.pay(form, form.card, quirk)
  else {
    // Whoever does not type the code has not been let through, whatever the card.
    if (!isVerified && form.card) form.card = { ...form.card, verdict: { kind: 'not-verified', mdStatus: '0' } }
    form.state = 'refused'
  }
  return { answer: wayBack(form), settled: form }
}

function cardPage({ token, request }: OpenForm, problem?: string): DoubleAnswer {
  const { paidPrice, currency, enabledInstallments, basketItems } = request
  const content = `<p>${escapeHtml(basketItems[0]?.name ?? '')}</p>
<p>${escapeHtml(paidPrice)} ${currency}, ${enabledInstallments[0]} taksit</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/form?token=${token}">
<label>Card number <input name="cardNumber" inputmode="numeric" autocomplete="cc-number" required></label>
<label>Name on card <input name="cardHolderName" autocomplete="cc-name" required></label>
<label>Expiry <input name="expiry" placeholder="MM/YY" autocomplete="cc-exp" required></label>
<label>CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label>
<button>Pay ${escapeHtml(paidPrice)} ${currency}</button></form>`
  return pageAnswer(bankPage('iyzico', content), problem ? 400 : 200)
}

/** The browser brings the token back by a form that sends itself; nothing else comes with it. */
function wayBack({ token, request }: OpenForm): DoubleAnswer {
  const content = `<form method="post" action="${escapeHtml(request.callbackUrl)}">
<input type="hidden" name="token" value="${token}"><button>Back to the shop</button></form>
<script>document.forms[0].submit()</script>`
  return pageAnswer(bankPage('iyzico', content))
}
