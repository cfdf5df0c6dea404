import { chromium } from 'playwright-core'
import { toBase64 } from '../../packages/client/text/base64.ts'
import { demoPeople } from '../../apps/server/demo/seedDemoPeople.ts'

const json = { accept: 'application/json', 'content-type': 'application/json' }

async function call<T>(address: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(address, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  return ((await answer.json()) as { data: T }).data
}

/** The token of a demo member, the first or another, who has agreed to the terms, so that no sheet lies over the page. */
export async function signIn(url: string, person = 0): Promise<string> {
  const phone = demoPeople[person]?.phone ?? ''
  const { token } = await call<{ token: string }>(`${url}/member/login`, {
    phone,
    country_code: '63',
    password: 'saya1234',
  })
  await call(`${url}/member/terms/accept`, { hash: await termsOf(url) }, { t: token })
  return token
}

async function termsOf(url: string): Promise<string> {
  const answer = (await (await fetch(`${url}/member/terms`, { headers: json })).json()) as { data: { hash: string } }
  return answer.data.hash
}

export interface Visitor {
  readonly token?: string | undefined
  /** Has not passed the gate. */
  readonly isStranger?: boolean | undefined
}

/** What the app keeps on the device of somebody who has been here before. */
export async function keptBy(url: string, { token, isStranger }: Visitor): Promise<Readonly<Record<string, string>>> {
  return {
    ...(isStranger ? {} : { 'saya.1:proceeded': toBase64(JSON.stringify(await termsOf(url))) }),
    ...(token ? { 'saya.1:token': toBase64(JSON.stringify(token)) } : {}),
  }
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
