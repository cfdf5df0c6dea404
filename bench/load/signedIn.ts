import { chromium } from 'playwright-core'
import { toBase64 } from '../../packages/client/text/base64.ts'
import { demoPeople } from '../../apps/server/demo/seedDemoPeople.ts'

const json = { accept: 'application/json', 'content-type': 'application/json' }

async function call<T>(address: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(address, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  return ((await answer.json()) as { data: T }).data
}

/** The token of a demo member who has agreed to the terms, so that no sheet lies over the page. */
export async function signIn(url: string): Promise<string> {
  const phone = demoPeople[0]?.phone ?? ''
  const { token } = await call<{ token: string }>(`${url}/member/login`, {
    phone,
    country_code: '63',
    password: 'saya1234',
  })
  const terms = (await (await fetch(`${url}/member/terms`, { headers: json })).json()) as { data: { hash: string } }
  await call(`${url}/member/terms/accept`, { hash: terms.data.hash }, { t: token })
  return token
}

/** Keeps a token where the app keeps it, from an address without scripts or pictures: the browser's cache stays empty. */
export async function keepToken(port: number, url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no window.')
  await page.goto(new URL('/healthz', url).href)
  await page.evaluate(`localStorage.setItem('saya.1:token', ${JSON.stringify(toBase64(JSON.stringify(token)))})`)
  await page.close()
  await browser.close()
}
