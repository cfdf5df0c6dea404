import { readFile } from 'node:fs/promises'
import {
  expectRefusals,
  drawPhoto,
  openBrowser,
  openStudioWorld,
  type Player,
  readCode,
  type StudioWorld,
  type Visit,
  visit,
  type Visitor,
  type WithdrawalWorld,
  withdrawalTools,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyMember } from '../apps/server/features/message/index.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { type FakeCamera, fakeCamera } from './fakeCamera.ts'
import { type FlowCost, type Hand, openHand } from './hand.ts'
import { anasCard, idParty } from './idParty.ts'
import { searchBox } from './lobby.ts'
import { signInSheet } from './signInSheet.ts'

expectRefusals('409 POST /member/ocr/checkresult')

const party = idParty()
let camera: FakeCamera
let on: StudioWorld
let desk: WithdrawalWorld
let browser: Browser
let at: Visitor
let page: Page
let hand: Hand
let costs: ReadonlyMap<string, FlowCost>
beforeAll(async () => {
  costs = await readCosts()
  camera = await fakeCamera()
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()], idCheck: party.check })
  desk = withdrawalTools(on.world)
  browser = await openBrowser(camera.arguments)
})
afterAll(async () => {
  await browser.close()
  await on.close()
  await camera.remove()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

/** What docs/screens.md says that each flow costs here: its table begins each row with the name, the taps and the fields. */
async function readCosts(): Promise<ReadonlyMap<string, FlowCost>> {
  const text = await readFile(new URL('../docs/screens.md', import.meta.url), 'utf8')
  const rows = text.matchAll(/^\| (\w[\w ]*?) +\| +(\d+) +\| +(\d+) +\|/gm)
  return new Map([...rows].map(([, name = '', taps, fields]) => [name, { taps: Number(taps), fields: Number(fields) }]))
}

/** A phone with the home page in front of a person, from where every flow begins. */
async function begin(as?: Player, wish: Visit = {}): Promise<void> {
  at = await visit(browser, on.world, as ? { as, ...wish } : { gate: true, ...wish })
  page = at.page
  hand = openHand()
  await at.go('/')
}

/** The next flow of the same person. */
async function beginAgain(): Promise<void> {
  hand = openHand()
  await at.go('/')
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const openTab = (name: string) => hand.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }))

function expectCost(flow: string): void {
  expect([flow, hand.cost()]).toEqual([flow, costs.get(flow)])
}

test('a new phone is signed up with no more than docs/screens.md says [SHELL-120]', async () => {
  await begin()
  const gate = dialog('Before you play')
  await hand.tick(gate.getByRole('checkbox'))
  await hand.tap(gate.getByRole('button', { name: 'Proceed' }))
  await hand.tap(link('Log in'))
  const { phone, agreement, submit, code } = signInSheet(page)
  await hand.type(phone, '9174500001')
  await hand.tick(agreement)
  await hand.tap(submit)
  await code.waitFor()
  await hand.type(code, await readCode(on.world, '9174500001'))
  await code.waitFor({ state: 'detached' })
  await page.waitForURL('**/s-kyc')
  expectCost('Sign up')
})

async function chooseFromList(label: string, option: string): Promise<void> {
  await hand.tap(button(new RegExp(`^${label}`)))
  await hand.tap(page.getByRole('dialog').getByText(option, { exact: true }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('an identity is shown with no more than docs/screens.md says [SHELL-121]', async () => {
  await begin(await on.world.player(), { context: { permissions: ['camera'] } })
  await openTab('My')
  await hand.tap(button('Go To KYC Verify Now'))
  await hand.tap(button('Recertification'))
  await hand.tap(button('Start Now'))
  await hand.tap(page.getByText("Driver's License"))
  await hand.tap(button('Next'))
  await hand.tap(button('Take photo of ID'))
  await page.getByRole('progressbar', { name: 'Reading your ID' }).waitFor()
  hand.tapElsewhere()
  party.settle({ ...anasCard, photo: await drawPhoto({ width: 600, height: 400 }) })
  await page.getByText('Step 1 of 3', { exact: true }).waitFor()
  await button("OK, I'm ready").waitFor()
  await page.getByText('Step 2 of 3', { exact: true }).waitFor()
  await hand.tap(button("OK, I'm ready"))
  // Whoever turns and comes closer before the camera, as they are asked to, presses nothing for it.
  await button('Skip this step').click()
  await hand.tap(button('Take photo'))
  await hand.tap(button('Upload'))
  await hand.tap(button('Next'))
  await page.getByText('Step 3 of 3', { exact: true }).waitFor()
  await hand.type(page.getByRole('textbox', { name: 'Place of birth' }), 'Pasay')
  await hand.type(page.getByRole('textbox', { name: 'Current address' }), '7 Mabini St.')
  await hand.tap(button('Same as my current address'))
  await chooseFromList('Occupation', 'Freelancer')
  await chooseFromList('Main source of funds', 'Business Income')
  await hand.tap(button('Submit'))
  await heading('Submit successfully').waitFor()
  expectCost('Verify')
})

test('money is paid in with no more than docs/screens.md says [SHELL-122]', async () => {
  await begin(await on.player())
  await hand.tap(button('Deposit'))
  const sheet = dialog('Deposit')
  await hand.tap(sheet.getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: '500', exact: true }))
  await hand.tap(sheet.getByRole('button', { name: 'Deposit now' }))
  await page.waitForURL('**/paymongo/pay/**')
  expectCost('Deposit')
})

test('a game is found by its name and played with no more than docs/screens.md says [SHELL-123, SHELL-124]', async () => {
  await begin(await on.player())
  await hand.tap(link('Search games'))
  await hand.type(searchBox(page), 'mangga')
  const found = page.getByRole('list', { name: /^Games:/ }).getByRole('link', { name: 'Mangga Fiesta' })
  await found.waitFor()
  expectCost('Find a game')

  await beginAgain()
  await hand.tap(link('Mangga Fiesta').first())
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
  await expect.poll(() => spin.getAttribute('aria-disabled')).toBe('false')
  await hand.tap(spin)
  await page.frameLocator('iframe').getByRole('button', { name: 'Spinning' }).waitFor()
  expectCost('Play')
})

test('money is paid out, also by somebody who has to prove who they are, with no more than docs/screens.md says [SHELL-125]', async () => {
  const luz = await desk.payable({ pesos: 1200n })
  on.world.clock.advance(16 * 60_000)
  await begin(luz)
  await openTab('My')
  await hand.tap(page.getByRole('button', { name: 'Withdraw', exact: true }))
  await hand.tap(
    dialog('Withdraw').getByRole('group', { name: 'Quick amounts' }).getByRole('button', { name: '500', exact: true }),
  )
  await hand.tap(dialog('Withdraw').getByRole('button', { name: 'Withdraw now' }))
  const review = dialog('Check before you confirm')
  await review.getByText('You cannot cancel').waitFor()
  await page.getByText('otp code sent.').waitFor()
  await hand.type(review.getByRole('textbox', { name: 'Code' }), await readCode(on.world, luz.phone))
  await heading('Your money is on its way').waitFor()
  expectCost('Withdraw')
})

test('what happened, help, a limit and messages are reached with no more than docs/screens.md says [SHELL-126, SHELL-127, SHELL-128, SHELL-129, SHELL-131]', async () => {
  const ana = await desk.payable({ pesos: 100n })
  const { uid } = ana
  const told = {
    uid,
    kind: 'withdrawal_canceled',
    about: 'one',
    amount: 5_000_000n,
    nowMs: on.world.clock.now(),
  } as const
  await on.world.db.member(uid, tx => notifyMember(tx, told))
  await begin(ana)
  await hand.tap(button(/^Balance ₱/))
  await page.getByRole('list', { name: 'Last changes' }).getByText('Deposit').waitFor()
  expectCost('History')

  await beginAgain()
  await openTab('Service')
  await heading('Customer Service').waitFor()
  expectCost('Help')

  await beginAgain()
  await hand.tap(link('Limits and breaks'))
  await hand.tap(button('Deposits, a day Not set'))
  await hand.type(page.getByLabel('Your limit'), '1000')
  await hand.tap(button('Set limit'))
  await button('Deposits, a day ₱1,000').waitFor()
  expectCost('Settings')

  await beginAgain()
  await hand.tap(link('Messages, some unread'))
  await button(/Withdrawal canceled ₱500\.00/).waitFor()
  expectCost('Inbox')
})
