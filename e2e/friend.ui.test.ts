import {
  approvedPlayer,
  ask,
  askOffice,
  createOperator,
  desktop,
  drawPhoto,
  expectRefusals,
  inviteTerms,
  inviteTools,
  type InviteTools,
  journey,
  openBrowser,
  openStudioWorld,
  ownNumber,
  type Player,
  promotionDesk,
  readQr,
  staffOf,
  type StudioWorld,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ringPorts } from '../apps/server/ports/invitePorts.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { enterOffice } from './enterOffice.ts'
import { type FakeCamera, fakeCamera } from './fakeCamera.ts'
import { anasCard, idParty } from './idParty.ts'
import { signInSheet } from './signInSheet.ts'

// A check of an ID is asked for until it has come to something.
expectRefusals('422 POST /office/api/adjustment/propose', '409 POST /member/ocr/checkresult')

/** A title without free spins: no round of it takes longer than one spin. */
const game = 'siyete-suwerte'
const friendPhone = '9174400088'

const party = idParty()
let camera: FakeCamera
let studio: StudioWorld
let world: World
let browser: Browser
let tools: InviteTools
let ana: Player
let ben: Player
let own: Visitor
let friend: Visitor
let page: Page
const desks: Visitor[] = []

async function begin() {
  camera = await fakeCamera()
  studio = await openStudioWorld({ pages: true, games: [...ownGames.values()], idCheck: party.check })
  world = studio.world
  browser = await openBrowser(camera.arguments)
  tools = inviteTools(world)
  ana = await approvedPlayer(world)
  const { live } = await promotionDesk(world)
  await live({ terms: inviteTerms }, 'invite')
  own = await visit(browser, world, { as: ana })
  friend = await visit(browser, world, { context: { permissions: ['camera'] } })
  page = friend.page
}

async function end() {
  for (const at of [own, friend, ...desks]) {
    expect(at.troubles).toEqual([])
    await at.close()
  }
  await browser.close()
  await studio.close()
  await camera.remove()
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

/** What the worker does in a minute, and what whoever invited reads then. */
async function ownPageShows(words: string): Promise<void> {
  world.clock.advance(60_000)
  await tools.see(ringPorts)
  await own.go('/my')
  await own.go('/invite')
  await own.page.getByText(words).waitFor()
}

async function chooseFromList(label: string, option: string): Promise<void> {
  await button(new RegExp(`^${label}`)).click()
  await page.getByRole('dialog').getByText(option, { exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function showIdentity(): Promise<void> {
  await button('Recertification').click()
  await button('Start Now').click()
  await page.getByText("Driver's License").click()
  await button('Next').click()
  await button('Take photo of ID').click()
  await page.getByRole('progressbar', { name: 'Reading your ID' }).waitFor()
  const fields = {
    ...anasCard.fields,
    firstName: 'BEN',
    middleName: 'SANTOS',
    gender: 'male' as const,
    idNumber: ownNumber(),
  }
  party.settle({ ...anasCard, fields, photo: await drawPhoto({ width: 600, height: 400 }) })
  await button("OK, I'm ready").click()
  await button('Skip this step').click()
  await button('Take photo').click()
  await button('Upload').click()
  await button('Next').click()
  await page.getByRole('textbox', { name: 'Place of birth' }).fill('Pasay')
  await page.getByRole('textbox', { name: 'Current address' }).fill('7 Mabini St.')
  await button('Same as my current address').click()
  await chooseFromList('Occupation', 'Freelancer')
  await chooseFromList('Main source of funds', 'Business Income')
  await button('Submit').click()
  await page.getByRole('heading', { name: 'Submit successfully' }).waitFor()
}

/** As a reviewer of the office does it. */
async function approveIdentity(): Promise<void> {
  const { token } = await staffOf(world, { role: 'kyc' })
  const named = { uid: String(ben.uid), version: 1 }
  await askOffice(world, 'POST /office/api/review/claim', { body: named }, token)
  const body = { ...named, decision: 'full' } as const
  expect((await askOffice(world, 'POST /office/api/review/decide', { body }, token)).data).toEqual({ kyc_status: 5 })
}

async function deskAt(path: string, role: 'finance' | 'compliance'): Promise<Page> {
  const at = await visit(browser, world, { viewport: desktop, gate: true })
  desks.push(at)
  await at.go(path)
  await enterOffice(at.page, await createOperator(world, { role }))
  return at.page
}

/** What is chosen of a chargeback. */
const debit = [
  ['Pesos or Filcoins', 'PHP'],
  ['Direction', 'taken'],
  ['What for', 'chargeback'],
] as const

async function proposeChargeback(desk: Page, { uid }: Player, deposit: string): Promise<void> {
  await desk.getByRole('button', { name: 'Propose an adjustment' }).click()
  const asked = desk.getByRole('dialog')
  await asked.getByLabel('UID of the member').fill(String(uid))
  for (const [label, option] of debit) await asked.getByLabel(label).selectOption(option)
  await asked.getByLabel('Amount').fill('100')
  await asked.getByLabel('Deposit, if it is a chargeback').fill(deposit)
  await asked.getByLabel('Evidence').fill('Letter 12 of the bank')
  await asked.getByLabel('Reason').fill('Charged back by the bank')
  await asked.getByRole('button', { name: 'Propose an adjustment' }).click()
}

let link = ''

journey('a friend in a browser of their own', { begin, end }, part => {
  part('follows the QR code of the member and signs up [PROMO-205]', async () => {
    await own.go('/invite')
    await own.page.getByText('Nobody has joined with your link yet').waitFor()
    link = await readQr(own.page.getByRole('img', { name: 'QR code of your link' }))
    const { public_name: name } = (await ask(world, 'GET /member/detail', {}, ana)).data
    await friend.go(link.replace(world.url, ''))
    await page.getByRole('heading', { name: `${name} invited you` }).waitFor()
    await button('Sign up').click()
    await signInSheet(page).signIn(world, friendPhone)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('saya.1:token'))).not.toBe(null)
    const kept = await page.evaluate(() => localStorage.getItem('saya.1:token') ?? '')
    const token = String(JSON.parse(Buffer.from(kept, 'base64').toString()))
    const { uid } = (await ask(world, 'GET /member/detail', {}, { token })).data
    ben = { uid: BigInt(uid), phone: friendPhone, token }
    await ownPageShows('Not verified yet')
  })

  part('shows who they are and is approved by a reviewer [PROMO-205]', async () => {
    await friend.go('/s-kyc')
    await showIdentity()
    await ownPageShows('Not verified yet')
    await approveIdentity()
    await ownPageShows('Verified, no large enough deposit yet')
  })

  part('pays in at the gateway [PROMO-205]', async () => {
    await friend.go('/my')
    await button('Deposit').click()
    await dialog('Before your first deposit').getByRole('button', { name: 'Not now' }).click()
    const sheet = dialog('Deposit')
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('100')
    await sheet.getByRole('button', { name: 'Deposit now' }).click()
    await page.waitForURL('**/paymongo/pay/**')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('heading', { name: 'Deposit completed' }).waitFor()
    await ownPageShows('First deposit not played yet')
    await friend.go('/invite')
    await page.getByText('₱10 for you. Next: play your first deposit once.').waitFor()
  })

  part('plays all of it, and then both see what the invite gives them [PROMO-205, PROMO-210]', async () => {
    await friend.go(`/s-game-page/${game}`)
    const frame = page.frameLocator('iframe')
    const spin = frame.locator('button[aria-label="Spin"][aria-disabled="false"]')
    await spin.waitFor()
    const bet = frame.getByRole('button', { name: /^Bet/ })
    for (let raised = 0; raised < 20 && !(await bet.innerText()).includes('₱100.00'); raised++)
      await frame.getByRole('button', { name: 'Raise bet' }).click()
    await spin.click()
    await frame.getByRole('button', { name: 'Spinning' }).waitFor()
    await spin.waitFor()
    await ownPageShows('You got ₱20.00')
    await friend.go('/invite')
    await page.getByText('You got ₱10 for joining with a friend’s link.').waitFor()
    await friend.go('/s-transaction/bonus?time_flag=30')
    await page.getByText('Invite Reward').first().waitFor()
    await page.getByText('₱10.00').first().waitFor()
    await own.go('/s-transaction/bonus?time_flag=30')
    await own.page.getByText('₱20.00').first().waitFor()
    expect(await tools.rewardsOf(ana, ben)).toEqual(['posted', 'posted'])
  })

  part(
    'is not paid for while a colleague has yet to decide whether the bank took their deposit back [PROMO-206]',
    async () => {
      const leo = await tools.bring(ana)
      await tools.verify(leo)
      const deposit = await tools.deposit(leo)
      await tools.play(leo)
      const desk = await deskAt('/office/adjustments', 'finance')
      const asked = desk.getByRole('dialog')
      await proposeChargeback(desk, leo, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')
      await asked.getByText('Name a completed deposit of this member').waitFor()
      await asked.getByRole('button', { name: 'Close' }).click()
      await asked.waitFor({ state: 'detached' })
      await proposeChargeback(desk, leo, ` ${deposit.toUpperCase()} `)
      await asked.waitFor({ state: 'detached' })
      await ownPageShows('Verified, no large enough deposit yet')
      expect(await tools.rewardsOf(ana, leo)).toEqual([undefined, undefined])

      const other = await deskAt('/office/adjustments', 'compliance')
      await other.getByRole('row', { name: /−₱100\.00/ }).waitFor()
      await other.keyboard.press('j')
      await other.keyboard.press('x')
      await other.getByRole('button', { name: /^Refuse/ }).click()
      await other.getByRole('dialog').getByLabel('Reason').fill('The bank took its letter back')
      await other.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
      await other.getByRole('dialog').waitFor({ state: 'detached' })
      world.clock.advance(11 * 60_000)
      await tools.see(ringPorts)
      expect(await tools.rewardsOf(ana, leo)).toEqual(['posted', 'posted'])
      await own.go('/invite')
      await expect.poll(() => own.page.getByText('You got ₱20.00').count()).toBe(2)
    },
  )
})
