import {
  expectRefusals,
  ask,
  askOffice,
  decideAs,
  exclusionReason,
  openBrowser,
  openWorld,
  pace,
  promotionDesk,
  reject,
  signInWithCode,
  staffOf,
  submitAs,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { operateStanding } from '../apps/server/features/kyc/index.ts'
import { suback } from './goListening.ts'
import { signInSheet } from './signInSheet.ts'

expectRefusals('401 GET *', '403 GET *', 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED')

let world: World
let browser: Browser
const visitors: Visitor[] = []
/** Pages that have their line to the server. */
const listening = new Set<Page>()

beforeAll(async () => {
  world = await openWorld({ pages: true, remembersSessions: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.troubles.filter(trouble => !trouble.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await visitor.close()
  }
})

async function come(wish: Visit): Promise<Visitor> {
  const visitor = await visit(browser, world, wish)
  visitors.push(visitor)
  // The window may be that of an earlier visit, whose line is gone.
  listening.delete(visitor.page)
  visitor.page.on('websocket', line => {
    line.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string' && payload[0] === suback) listening.add(visitor.page)
    })
  })
  return visitor
}

const balance = ({ page }: Visitor, amount: string) =>
  page.getByRole('region', { name: 'My Balance' }).getByText(amount).waitFor()

async function listens({ page }: Visitor): Promise<void> {
  await expect.poll(() => listening.has(page)).toBe(true)
}

/** Pays ₱500 from another device, up to where the gateway was asked. */
async function payElsewhere(token: string): Promise<void> {
  const opened = await ask(world, 'POST /finance/payment/deposit', { body: { amount: '500', pid: 'gcash' } }, { token })
  const body = new URLSearchParams({ act: 'pay' })
  await fetch(opened.data.pay_url, { method: 'POST', body, redirect: 'manual' })
  world.clock.advance(4000)
  const { data } = await ask(world, 'GET /finance/deposit/detail', { query: { id: opened.data.id } }, { token })
  expect(data.status).toBe('completed')
}

test('money that comes in and a decision on KYC show by themselves on whatever page is open', async () => {
  const ana = await world.player()
  const at = await come({ as: ana })
  await at.go('/s-account')
  await at.page.getByText('Go To Verify').waitFor()
  await listens(at)
  await submitAs(world, ana)
  await at.page.getByText('Under review').waitFor()
  await decideAs(world, ana.uid, reject('first_name'))
  await at.page.getByText('Rejected').waitFor()
  const ben = await world.player({ kyc: 'fully_kyc' })
  const his = await come({ as: ben })
  await his.go('/my')
  await balance(his, '₱0.00')
  await listens(his)
  await payElsewhere(ben.token)
  await balance(his, '₱500.00')
})

test('whoever excludes themselves in one browser sees the banners of their home vanish in another, where it lies open [SAFE-144]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const home = await come({ as: ana })
  await home.go('/')
  const banners = home.page.getByRole('group', { name: 'Promotions', exact: true })
  await banners.waitFor()
  await listens(home)
  const other = await come({ as: ana })
  await other.go('/s-safer-play')
  const section = other.page.getByRole('region', { name: 'Exclude yourself' })
  await section.getByRole('radio', { name: /^1 year/ }).check()
  await section.getByRole('button', { name: 'Exclude myself' }).click()
  const question = other.page.getByRole('dialog', { name: 'Exclude yourself for 1 year?' })
  await question.getByRole('button', { name: 'Exclude myself' }).click()
  await other.page.getByRole('dialog', { name: 'You are excluded from play' }).waitFor()
  await banners.waitFor({ state: 'detached', timeout: 5000 })
  await home.page.getByRole('heading', { name: 'Hot Games', exact: true }).waitFor()
})

test('a restriction takes the promotions off the page that lies open, and they are back once staff end it [SAFE-144]', async () => {
  const mia = await world.player({ kyc: 'fully_kyc' })
  const { live } = await promotionDesk(world)
  await live({ title: ['Gift of the week', 'Regalo ng linggo'] })
  const { token } = await staffOf(world, { role: 'risk' })
  function restrict(is_restricted: boolean) {
    const body = { uid: String(mia.uid), is_restricted, reason: exclusionReason }
    return askOffice(world, 'POST /office/api/member/restriction', { body }, token)
  }
  const at = await come({ as: mia })
  await at.go('/promotions')
  const offered = at.page.getByText('Gift of the week')
  await offered.waitFor()
  await listens(at)
  await restrict(true)
  await offered.waitFor({ state: 'detached', timeout: 5000 * pace })
  await restrict(false)
  await offered.waitFor({ timeout: 5000 * pace })
})

test('what changed while the network was away shows when it is back', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const at = await come({ as: ana })
  await at.go('/my')
  await balance(at, '₱0.00')
  await listens(at)
  await at.context.setOffline(true)
  await at.page.getByText('You are offline.').waitFor()
  await payElsewhere(ana.token)
  await balance(at, '₱0.00')
  // A network that is back only just keeps the first question away.
  await at.page.route('**/finance/wallet', route => route.abort('internetdisconnected'), { times: 1 })
  await at.context.setOffline(false)
  await balance(at, '₱500.00')
})

test('whoever is logged out from another device hears it where they are, and why', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const elsewhere = await signInWithCode(world, ana.phone)
  const at = await come({ as: ana })
  await at.go('/my')
  await balance(at, '₱0.00')
  await listens(at)
  const startedAt = performance.now()
  expect((await ask(world, 'POST /member/session/delete/others', {}, elsewhere)).status).toBe(200)
  await at.page.getByText('You logged this device out from another one. Please log in again.').waitFor()
  expect(performance.now() - startedAt).toBeLessThan(5000 * pace)
  await signInSheet(at.page).phone.waitFor()
})

test('whoever is blocked while they look is told so where they are, and logged out [AUTH-63]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const at = await come({ as: ana })
  await at.go('/my')
  await balance(at, '₱0.00')
  await listens(at)
  const reviewer = { id: 'rosa', name: 'Rosa', memberUid: null }
  await operateStanding(world.api.kyc, { uid: ana.uid, act: 'block', reviewer, reason: 'fraud' })
  await at.page.getByRole('dialog', { name: 'Account blocked' }).getByText('blocked by the administrator').waitFor()
  await expect.poll(() => at.page.evaluate(() => localStorage.getItem('saya.1:token'))).toBe(null)
})

test('an answer that was asked for one member is never shown to the next, who signed in on another tab', async () => {
  const [ana, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  await payElsewhere(ana.token)
  const at = await come({ as: ana })
  let release: (() => void) | undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let asked = 0
  await at.page.route('**/finance/wallet', async route => {
    if (route.request().headers().t !== ana.token) return route.continue()
    asked++
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await at.go('/my')
  await at.page.getByText(`u${ana.phone.slice(1)}`).waitFor()
  await expect.poll(() => asked).toBeGreaterThan(0)
  // As another tab does it: what is kept has changed already, and this tab has not heard of it yet.
  const kept = Buffer.from(JSON.stringify(ben.token)).toString('base64')
  await at.page.evaluate(token => localStorage.setItem('saya.1:token', token), kept)
  const arrived = at.page.waitForEvent('requestfinished', request => request.url().endsWith('/finance/wallet'))
  release?.()
  await arrived
  await at.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await at.page.getByText('₱500.00').count()).toBe(0)
  await at.page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'saya.1:token' })))
  await at.page.getByText(`u${ben.phone.slice(1)}`).waitFor()
  await balance(at, '₱0.00')
  expect(await at.page.getByText('₱500.00').count()).toBe(0)
  expect(await at.page.getByText(`u${ana.phone.slice(1)}`).count()).toBe(0)
})
