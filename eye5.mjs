import { chromium } from 'playwright-core'
const O = 'http://127.0.0.1:3301'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const id = 'kSQcNSts28seuuePTlAzcA',
  t = 'Pnc2UllWU89HBqSRSvFgHA',
  g = '3RQ9tongFTUoHfH9IufLJnUcS2SSwshLvN2hzgQdjbs'
for (const l of ['tr', 'en', 'ar']) {
  const P = l === 'en' ? '' : '/' + l
  for (const [n, u, w] of [
    ['pocket', `${P}/order/${id}/pocket?t=${t}`, 390],
    ['order', `${P}/order/${id}?t=${t}`, 390],
    ['guardian', `${P}/guardian/${g}`, 390],
  ]) {
    const c = await b.newContext({ viewport: { width: w, height: 844 } })
    const q = await c.newPage()
    q.setDefaultTimeout(60000)
    const r = await q.goto(O + u, { waitUntil: 'domcontentloaded' })
    await q.waitForTimeout(2000)
    console.log(n, l, r.status())
    await q.screenshot({ path: `/tmp/eye/${n}-${l}.png`, fullPage: true })
    await c.close()
  }
}
await b.close()
