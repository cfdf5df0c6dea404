import {
  expectRefusals,
  ask,
  askOffice,
  openBrowser,
  openStudioWorld,
  phone,
  type Player,
  signInWithCode,
  staffOf,
  type StudioWorld,
  visit,
  type Visit,
  type Visitor,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { operateStanding } from '../apps/server/features/kyc/index.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'

expectRefusals('401 GET *', '403 GET *', '503 POST /api/v2/game/launch')

let on: StudioWorld
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()], remembersSessions: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
beforeEach(async () => {
  ana = await on.player(10_000_000n)
})
afterEach(() => at.close())

const frame = () => page.frameLocator('iframe')
const spin = () => frame().getByRole('button', { name: 'Spin', exact: true })
const reviewer = { id: 'rosa', name: 'Rosa', memberUid: null }

async function play(wish: Visit = {}): Promise<void> {
  at = await visit(browser, on.world, { as: ana, viewport: phone, ...wish })
  page = at.page
  await at.go('/s-game-page/mangga-fiesta')
  await expect.poll(() => spin().getAttribute('aria-disabled')).toBe('false')
}

test('whoever is blocked in the middle of a game is told so, and is in it no longer [AUTH-63]', async () => {
  await play()
  await operateStanding(on.world.api.kyc, { uid: ana.uid, act: 'block', reviewer, reason: 'fraud' })
  await page.getByRole('dialog', { name: 'Account blocked' }).getByText('blocked by the administrator').waitFor()
  await page.waitForURL(address => address.pathname === '/')
  expect(await page.locator('iframe').count()).toBe(0)
})

test('whoever is frozen in the middle of a game bets nothing more, and the game says so and goes on being there', async () => {
  await play()
  await operateStanding(on.world.api.kyc, { uid: ana.uid, act: 'freeze', reviewer, reason: 'fraud' })
  await spin().click()
  await frame().getByText('Your account cannot bet right now.').waitFor()
  expect(await on.balance(ana)).toBe('1000.00')
  expect(await findViolations(page)).toEqual([])
  await frame().getByRole('button', { name: 'Leave game' }).click()
  await page.waitForURL(address => address.pathname === '/')
})

test('whoever is logged out elsewhere leaves the game, is told why, and comes back to it by signing in', async () => {
  await play()
  const elsewhere = await signInWithCode(on.world, ana.phone)
  expect((await ask(on.world, 'POST /member/session/delete/others', {}, elsewhere)).status).toBe(200)
  await page.getByText('You logged this device out from another one. Please log in again.').waitFor()
  const sheet = signInSheet(page)
  await sheet.phone.waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  on.world.clock.advance(61_000)
  await sheet.signIn(on.world, ana.phone)
  await page.waitForURL('**/s-game-page/mangga-fiesta')
  await spin().waitFor()
})

test('a provider that staff close while somebody plays takes no bet and says so in the game, opens nothing, and opens again', async () => {
  const { token } = await staffOf(on.world, { role: 'risk' })
  const { data } = await askOffice(on.world, 'GET /office/api/provider/list', {}, token)
  const venueId = data.d.find(({ name }) => name === 'Araw Studio')?.venue_id ?? 0
  async function turn(isClosed: boolean): Promise<void> {
    const body = { venue_id: venueId, is_closed: isClosed, reason: 'New servers' }
    expect((await askOffice(on.world, 'POST /office/api/provider/switch', { body }, token)).status).toBe(200)
    // Within a second every copy of the server knows.
    on.world.clock.advance(2000)
  }
  await play()
  await turn(true)
  await spin().click()
  await frame().getByText('This game is closed for bets right now. Please come back later.').waitFor()
  expect(await on.balance(ana)).toBe('1000.00')
  await page.reload()
  await page.getByText('This game is under maintenance and will be back soon. Please choose another one.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await turn(false)
  await page.reload()
  await spin().waitFor()
})
