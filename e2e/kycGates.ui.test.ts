import { kycStatus } from '@saya/contract/kycStatus.ts'
import { throttleMs } from '@saya/contract/limits'
import {
  isPart,
  journey,
  openBrowser,
  openStudioWorld,
  type Player,
  setRecordsGate,
  type StudioWorld,
  submitAs,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'
import { signInSheet } from './signInSheet.ts'

let studio: StudioWorld
let world: World
let browser: Browser
let at: Visitor
let page: Page
beforeAll(async () => {
  studio = await openStudioWorld({ pages: true, games: [...ownGames.values()] })
  world = studio.world
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await studio.close()
})
afterEach(async ({ task }) => {
  expect(at.troubles).toEqual([])
  if (!isPart(task)) await at.close()
})

async function open(address: string, as?: Player): Promise<void> {
  at = await visit(browser, world, as ? { as } : {})
  page = at.page
  await at.go(address)
}

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name })
const path = () => new URL(page.url()).pathname
const game = () => page.locator('a[href^="/s-game-page/"]').first()

/** Presses a button of the only dialog there is, and waits until it is gone. */
async function answer(name: string | RegExp, pressed: string): Promise<void> {
  await dialog(name).getByRole('button', { name: pressed }).click()
  await dialog(name).waitFor({ state: 'detached' })
}

let unset: Player

async function beginUnset(): Promise<void> {
  unset = await world.player()
  at = await visit(browser, world, { as: unset })
  page = at.page
  // The app keeps the clock that it finds when it is loaded.
  await page.clock.install()
  await at.go('/')
  await page.waitForLoadState('networkidle')
  // What the page asked by itself is asked anew from then on.
  await page.clock.setSystemTime(Date.now() + throttleMs.profileFetch)
}

/** The reminder with its two ways out. */
async function expectReminder(sentence: string): Promise<void> {
  const reminder = dialog('Verify your account first')
  await reminder.getByText(sentence).waitFor()
  await reminder.getByRole('button', { name: 'Go To KYC Verify Now' }).waitFor()
  await reminder.getByRole('button', { name: 'Close' }).waitFor()
}

journey('somebody unset', { begin: beginUnset, end: () => at.close() }, part => {
  part(
    'is asked about anew before a game, and is reminded in place of it [GATE-01, GATE-02, GATE-13, GATE-18]',
    async () => {
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await game().click()
      await expectReminder('Verify your identity before you play.')
      expect(asked).toEqual(expect.arrayContaining(['/member/kyc/detail', '/member/detail']))
      expect(await findViolations(page)).toEqual([])
      await answer('Verify your account first', 'Close')
      expect(path()).toBe('/')
    },
  )

  part('is reminded in place of a deposit [GATE-02, GATE-12, GATE-17]', async () => {
    await at.go('/my')
    await answer('Verify your account', 'Close')
    await button('Deposit').click()
    await expectReminder('before you deposit')
    await dialog('Verify your account first').getByText('as soon as you submit your ID').waitFor()
    await answer('Verify your account first', 'Close')
    expect(await dialog('Deposit').count()).toBe(0)
  })

  part('is reminded in place of a withdrawal, and is led to KYC from there [GATE-02, GATE-14, GATE-16]', async () => {
    await button('Withdraw').click()
    await expectReminder('before you withdraw')
    await answer('Verify your account first', 'Go To KYC Verify Now')
    await page.waitForURL('**/s-kyc**')
    await page.getByRole('heading', { name: 'KYC Verify' }).waitFor()
  })

  part('may deposit on the page that was open before, once their standing allows it [GATE-01]', async () => {
    await at.go('/my')
    await page.getByText('₱0.00').waitFor()
    await page.waitForLoadState('networkidle')
    // Nobody tells the page of it.
    const standing = { kyc_status: kycStatus.basic_kyc, kyc_base: kycStatus.basic_kyc }
    await world.db.member(unset.uid, tx =>
      tx.updateTable('profile').set(standing).where('uid', '=', unset.uid).execute(),
    )
    await page.clock.fastForward(2 * throttleMs.profileFetch)
    await button('Deposit').click()
    await dialog('Deposit').getByText('Payment Methods').waitFor()
  })
})

test('on one’s own page one dialog reminds and counts down, once per visit, another comes after each check point, and none on a KYC page [GATE-05, GATE-07, GATE-08, GATE-11, KYC-10, KYC-130]', async () => {
  await open('/s-kyc', await world.player())
  await page.getByRole('heading', { name: 'KYC Verify' }).waitFor()
  await button('Do it later').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await at.go('/my')
  const reminder = dialog('Verify your account')
  await reminder.getByText('Your account will be restricted').waitFor()
  await reminder.getByText('You can play and deposit as soon as you submit your ID').waitFor()
  await reminder.getByRole('timer').getByText('72 hours and 0 minutes left').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await findViolations(page)).toEqual([])
  await answer('Verify your account', 'Close')
  await page.getByText('₱0.00').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  for (const hours of [0, 23]) {
    world.clock.advance(hours * 3_600_000)
    await at.go('/my')
    await page.getByText('₱0.00').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  world.clock.advance(2 * 3_600_000)
  await at.go('/')
  const warning = dialog('Your account will be restricted')
  for (const word of ['Hours', 'Minutes', 'Seconds']) await warning.getByText(word, { exact: true }).waitFor()
  await warning.getByRole('timer').getByText('47 hours and 0 minutes left').waitFor()
  const figures = () => warning.locator('.countdownPart b').allTextContents()
  const secondsLeft = async () => (await figures()).reduce((sum, figure) => sum * 60 + Number(figure), 0)
  const first = await secondsLeft()
  await expect.poll(secondsLeft).toBeLessThan(first)
  await answer('Your account will be restricted', 'Okay')
  await page.waitForURL('**/s-kyc**')
  await at.go('/')
  await page.waitForLoadState('networkidle')
  expect(await warning.count()).toBe(0)
  world.clock.advance(24 * 3_600_000)
  await at.go('/')
  await warning.getByRole('timer').getByText('23 hours and 0 minutes left').waitFor()
})

test('somebody under review may deposit and play, and is told why they cannot withdraw yet [GATE-03, GATE-16, GATE-17, GATE-18]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await open('/my', player)
  await button('Withdraw').click()
  await dialog('Your verification is under review')
    .getByText('You can withdraw once your verification is approved.')
    .waitFor()
  expect(await findViolations(page)).toEqual([])
  await answer('Your verification is under review', 'Okay')
  await button('Deposit').click()
  await dialog('Deposit').getByText('Payment Methods').waitFor()
  await at.go('/')
  await game().click()
  await page.waitForURL('**/s-game-page/**')
})

test('past the deadline the account is restricted, and whoever submits then is told that the wallet waits for the review, at the entry of KYC too [GATE-09, KYC-02, KYC-14]', async () => {
  const player = await world.player()
  world.clock.advance(73 * 3_600_000)
  await open('/my', player)
  await answer('Verify your account', 'Close')
  await button('Deposit').click()
  await answer('Verify your account first', 'Close')
  await submitAs(world, player)
  await at.go('/my')
  await button('Deposit').click()
  await dialog('Your verification is under review')
    .getByText('Your wallet opens once your verification is approved.')
    .waitFor()
  await answer('Your verification is under review', 'Okay')
  await at.go('/s-kyc')
  await page.getByRole('heading', { name: 'KYC Is Under Review...' }).waitFor()
  expect(await page.getByRole('heading', { name: 'KYC reminder' }).count()).toBe(0)
})

test.each([
  ['basic_account', '/s-game-page/'],
  ['under_review', '/s-game-page/'],
  ['rejected', '/s-game-page/'],
  ['basic_kyc', '/s-game-page/'],
  ['fully_kyc', '/s-game-page/'],
  ['test_account', '/s-game-page/'],
  ['unset', '/s-kyc'],
] as const)(
  'a guest who taps a game signs in where they are, and %s arrives at %s [AUTH-58, GATE-18, GATE-23]',
  async (kyc, arrived) => {
    await open('/s-game/category/Slot')
    await game().click()
    const sheet = signInSheet(page)
    await sheet.phone.waitFor()
    expect(path()).toBe('/s-game/category/Slot')
    const { phone } = await world.player({ kyc })
    await sheet.signIn(world, phone)
    await expect.poll(path).toContain(arrived)
  },
)

test('what a guest wanted to do is not done for somebody frozen, who is told why, nor for whoever closes the sheet [AUTH-58, GATE-23]', async () => {
  await open('/s-game/category/Slot')
  await game().click()
  const sheet = signInSheet(page)
  await sheet.phone.waitFor()
  await page.keyboard.press('Escape')
  await sheet.sheet.waitFor({ state: 'detached' })
  expect(path()).toBe('/s-game/category/Slot')
  await game().click()
  const { phone } = await world.player({ kyc: 'frozen' })
  await sheet.signIn(world, phone)
  await dialog('Verify your account first').getByText('Verify your identity before you play.').waitFor()
  expect(path()).toBe('/s-game/category/Slot')
})

test.each(['true', 'false'])(
  'the address that a check of the ID leads back to shows what came of it, and believes no success=%s in it [ROUTE-63, ROUTE-64]',
  async success => {
    const payload = Buffer.from(JSON.stringify({ state: 'G1', code: '1000' })).toString('base64url')
    await open(`/s-kyc?action=ocr-result&payload=${payload}&success=${success}`, await world.player())
    await page.getByText('No photo was taken.').waitFor()
  },
)

test('a guest who taps a game is asked to sign in and not for KYC; their own records are open to everybody [GATE-04, GATE-08, GATE-21, GATE-24]', async () => {
  await open('/')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await game().click()
  await page.getByRole('dialog').getByLabel('Phone number').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(asked).not.toContain('/member/kyc/detail')
  expect(path()).toBe('/')
  await at.close()
  await setRecordsGate(world.db, true)
  await open('/my', await world.player({ kyc: 'rejected' }))
  await answer('Your account will be restricted', 'Do it later')
  await page.getByRole('link', { name: 'Bet records' }).click()
  await dialog('Verify your account first').getByText('to see your records').waitFor()
  await answer('Verify your account first', 'Close')
  await setRecordsGate(world.db, false)
  // A new page asks anew; an open one asks for the profile once in a while at most.
  await at.go('/my')
  await page.getByRole('link', { name: 'Bet records' }).click()
  await page.waitForURL('**/bet-record')
})

/** What a person calls the colour of a tone. */
const colours = { '--mute': 'grey', '--wait': 'orange', '--bad': 'red', '--ok': 'green' } as const

function colourOf(rgb: string): string {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number)
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < most * 0.15) return 'grey'
  if (most !== red) return most === green ? 'green' : 'blue'
  return green - blue > spread / 4 ? 'orange' : 'red'
}

test.each([
  ['unset', 'Go To Verify', '--mute', 'KYC-63'],
  ['basic_account', 'Go To Verify', '--mute', 'KYC-63'],
  ['under_review', 'Under review', '--wait', 'KYC-64'],
  ['rejected', 'Rejected', '--bad', 'KYC-65'],
  ['frozen', 'Frozen', '--bad', 'KYC-65'],
  ['basic_kyc', 'Partly verified', '--ok', 'KYC-66'],
  ['fully_kyc', 'Verified', '--ok', 'KYC-66'],
  ['test_account', 'Test account', '--ok', 'KYC-66'],
] as const)('the standing of somebody %s is told as %s in the colour %s [%s]', async (kyc, word, tone, _id) => {
  await open('/s-account', await world.player({ kyc }))
  const chip = page.getByText(word, { exact: true })
  await chip.waitFor()
  const [shown, wanted] = await chip.evaluate((element, name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    return [getComputedStyle(element).color, getComputedStyle(probe).color]
  }, tone)
  expect(shown).toBe(wanted)
  expect(colourOf(shown ?? '')).toBe(colours[tone])
})
