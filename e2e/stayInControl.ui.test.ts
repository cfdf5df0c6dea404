import { dayMs, startOfManilaDay } from '@saya/money'
import {
  createOperator,
  decideAs,
  desktop,
  drawPicture,
  expectRefusals,
  journey,
  lookAlikeDesk,
  openBrowser,
  openStudioWorld,
  type Payable,
  phone,
  signInWithCode,
  type StudioWorld,
  submitAs,
  visit,
  type Visitor,
  withdrawalTools,
  type WithdrawalWorld,
} from '@saya/testing'
import { pino } from 'pino'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { askOffers } from '../apps/server/features/game/askOffers.ts'
import { openMonths } from '../apps/server/features/wallet/index.ts'
import type { Jobs } from '../apps/server/platform/jobs/index.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { goListening } from './goListening.ts'
import { signInSheet } from './signInSheet.ts'
import { untilClosed } from './untilClosed.ts'

expectRefusals(
  '422 POST /finance/payment/deposit',
  '403 POST /api/v2/game/launch',
  '403 POST /member/exclusion/set',
  '401 POST *',
)

const minuteMs = 60_000
const password = 'tatlong maya sa bakod'
const person = {
  first_name: 'Luz',
  middle_name: 'Santos',
  last_name: 'Ramos',
  birthday: '1990-05-17',
  extra_details: { expiry_date: '2040-01-31' },
} as const

const pictures = process.env.CONTROL_PICTURES
async function picture(name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` })
}

let on: StudioWorld
let desk: WithdrawalWorld
let worker: Jobs
let browser: Browser
let luz: Payable
let at: Visitor
let page: Page
const opened: Visitor[] = []

async function begin() {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()], asksHouses: true })
  const { world } = on
  await world.db.ref(tx =>
    tx
      .updateTable('provider_link_game')
      .set({ offered: false })
      .where('link', '=', 1)
      .where('code', 'in', ['pula-o-itim', 'taas-baba'])
      .execute(),
  )
  const { gameProviders } = world.apiOptions
  await askOffers({ ...world, log: pino({ level: 'silent' }), gameProviders })()
  world.api.shared.clear()
  worker = await lookAlikeDesk(world).startWorker()
  desk = withdrawalTools(world)
  const member = await world.player({ password })
  await submitAs(world, member, person)
  await decideAs(world, member.uid, { decision: 'full' })
  await desk.fund(member, 1000n)
  luz = { ...member, accountId: await desk.addAccount(member, { channel: 'GCash', account: member.phone }) }
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  browser = await openBrowser()
  at = await visit(browser, world, { viewport: phone })
  page = at.page
  await at.go('/login')
  await signInSheet(page).signIn(world, luz.phone)
}

async function end() {
  expect(at.troubles).toEqual([])
  await at.close()
  await worker.close()
  await browser.close()
  await on.close()
}

/** What a game that is closed makes its browser say is no trouble of the app's, so these visits are closed unheard. */
async function open(path: string): Promise<Page> {
  const visitor = await visit(browser, on.world, { as: luz, viewport: phone })
  opened.push(visitor)
  await visitor.go(path)
  return visitor.page
}

async function leaveAll(): Promise<void> {
  for (const visitor of opened.splice(0)) await visitor.close()
}

/** A game of a house that is a stranger to us, as it lies in the page. */
function houseGame(of: Page): FrameLocator {
  return of.frameLocator('iframe')
}

async function stake(game: FrameLocator, pesos: number, side: string): Promise<void> {
  // The house lets the next round begin by its own clock.
  on.world.clock.advance(3000)
  const button = game.getByRole('button', { name: side, exact: true })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false')
  await game.getByRole('radio', { name: `₱${pesos}`, exact: true }).check()
  await button.click()
}

/** What a round came to, as the game lists it. No two rounds of this visit have the same stake and the same fate. */
function round(game: FrameLocator, pesos: number, fate: 'played' | 'refused') {
  const words = fate === 'played' ? '(Red|High), (won|lost)' : 'The bet was not taken'
  return game.getByRole('listitem').filter({ hasText: new RegExp(`^₱${pesos}\\.00: ${words}`) })
}

async function setLimit(title: string, most: string): Promise<void> {
  await at.go('/s-limits')
  await page.getByRole('button', { name: `${title}, A day Not set` }).click()
  await page.getByLabel('Your limit').fill(most)
  await untilClosed(page, () => page.getByRole('button', { name: 'Set limit' }).click())
  await page.getByText('Your limit is set.').waitFor()
}

/** What closes play to somebody, as the server keeps it. */
async function causesOf(uid: bigint): Promise<string[]> {
  const rows = await on.world.db.member(uid, tx =>
    tx.selectFrom('play_gate').select('cause').where('uid', '=', uid).orderBy('cause').execute(),
  )
  return rows.map(({ cause }) => cause)
}

async function enter(path: string, role: 'compliance' | 'finance' | 'risk'): Promise<Page> {
  const visitor = await visit(browser, on.world, { viewport: desktop, gate: true })
  opened.push(visitor)
  await visitor.go(path)
  await enterOffice(visitor.page, await createOperator(on.world, { role }))
  return visitor.page
}

/** Whoever excluded themselves is paid out once a person has looked. */
async function approvePayout(): Promise<void> {
  const office = await enter('/office/withdrawals', 'finance')
  await office.getByText(String(luz.uid)).waitFor()
  for (const key of ['j', 'Enter']) await office.keyboard.press(key)
  await office.getByRole('button', { name: /^Approve/ }).waitFor()
  await office.keyboard.press('a')
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await dialog.waitFor({ state: 'detached' })
  await leaveAll()
}

/** The page of the withdrawal is open and asks the gateway too: whichever comes second may find it asked already. */
async function payOut(id: string): Promise<void> {
  async function sent(): Promise<number> {
    await desk.work()
    return (await desk.transfers(id)).length
  }
  async function status(): Promise<string> {
    on.world.clock.advance(minuteMs)
    await desk.work()
    return (await desk.row(luz, id)).status
  }
  await expect.poll(sent).toBe(1)
  await desk.decide(id, 'succeeded')
  await expect.poll(status).toBe('completed')
}

journey('a person who wants to stay in control', { begin, end }, part => {
  part(
    'sets limits of deposits, bets, losses and time, and meets each where it counts [SAFE-28, SAFE-116, FACT-18]',
    async () => {
      await setLimit('Deposits', '500')
      await at.go('/my')
      await page.getByRole('button', { name: 'Deposit', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Deposit' })
      await sheet.getByRole('textbox', { name: 'Amount' }).fill('600')
      await sheet.getByRole('button', { name: 'Deposit now' }).click()
      await page.getByText(/more than the limit you set for deposits. You can still pay in ₱500 until/).waitFor()

      await setLimit('Bets', '100')
      await goListening(at, '/s-game-page/pula-o-itim')
      const game = houseGame(page)
      await stake(game, 100, 'Red')
      await round(game, 100, 'played').waitFor()
      await stake(game, 10, 'Red')
      await round(game, 10, 'refused').waitFor()
      const told = page.getByRole('dialog', { name: 'You have reached your limit' })
      await told
        .getByText(/^You set a limit of ₱100 a day on your bets. You have used all of it. Starts anew on/)
        .waitFor()
      await told.getByText(/You can still withdraw and see your records. Need help\? Call/).waitFor()
      await picture('a limit met in a game')
      expect(await findViolations(page)).toEqual([])
      await told.getByRole('button', { name: 'Close' }).click()
      await at.go('/s-game-page/pula-o-itim')
      await page.getByText(/the limit you set on your bets/).waitFor()

      on.world.clock.advance(dayMs)
      await setLimit('Losses', '50')
      await goListening(at, '/s-game-page/pula-o-itim')
      await stake(game, 100, 'Red')
      await round(game, 100, 'refused').waitFor()
      const above = page.getByRole('dialog', { name: 'This bet is above your limit' })
      await above.getByText(/^You set a limit of ₱50 a day on what you can lose. You have ₱50 left./).waitFor()
      await untilClosed(page, () => above.getByRole('button', { name: 'My limits' }).click())
      await page.getByRole('button', { name: /^Losses, A day/ }).waitFor()

      on.world.clock.advance(dayMs)
      await setLimit('Playing time', '10')
      await goListening(at, '/s-game-page/pula-o-itim')
      await stake(game, 20, 'Red')
      await round(game, 20, 'played').waitFor()
      on.world.clock.advance(10 * minuteMs)
      await stake(game, 50, 'Red')
      await round(game, 50, 'refused').waitFor()
      await told.getByText(/^You set a limit of 10 min a day on your playing time. You have used all of it./).waitFor()
      await told.getByRole('button', { name: 'Close' }).click()
      await at.go('/s-game-page/pula-o-itim')
      await page.getByText(/^One of your limits has paused play until/).waitFor()
    },
    90_000,
  )

  part(
    'excludes themselves while games of three providers are open, none of which takes a bet after it, and is paid everything [SAFE-07, SAFE-91, SAFE-92]',
    async () => {
      on.world.clock.advance(dayMs)
      const own = await open('/s-game-page/mangga-fiesta')
      const spin = own.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
      await expect.poll(() => spin.getAttribute('aria-disabled')).toBe('false')
      const houses = [
        [await open('/s-game-page/pula-o-itim'), 'Red'],
        [await open('/s-game-page/taas-baba'), 'High'],
      ] as const
      for (const [of, side] of houses) await houseGame(of).getByRole('button', { name: side, exact: true }).waitFor()

      await at.go('/s-safer-play')
      const section = page.getByRole('region', { name: 'Exclude yourself' })
      await section.getByRole('radio', { name: /^5 years/ }).check()
      await section.getByRole('button', { name: 'Exclude myself' }).click()
      const question = page.getByRole('dialog', { name: 'Exclude yourself for 5 years?' })
      await question.getByRole('button', { name: 'Exclude myself' }).click()
      const proof = page.getByRole('dialog', { name: /it is you/i })
      await proof.getByLabel('Password', { exact: true }).fill(password)
      await proof.getByRole('button', { name: 'Confirm' }).click()
      const done = page.getByRole('dialog', { name: 'You are excluded from play' })
      await done.waitFor()

      await spin.click()
      await own.getByRole('heading', { name: 'The game was closed' }).waitFor()
      for (const [of, side] of houses) {
        await stake(houseGame(of), 5, side)
        await round(houseGame(of), 5, 'refused').waitFor()
      }
      await leaveAll()

      await done.getByRole('button', { name: 'Withdraw all of it' }).click()
      const sheet = page.getByRole('dialog', { name: 'Withdraw', exact: true })
      await expect
        .poll(async () =>
          Number((await sheet.getByRole('textbox', { name: 'Amount' }).inputValue()).replaceAll(',', '')),
        )
        .toBeGreaterThan(700)
      await sheet.getByRole('button', { name: 'Withdraw now' }).click()
      await page.getByRole('button', { name: /^Withdraw ₱/ }).click()
      await page.waitForURL('**/s-transaction/status?**')
      const id = new URL(page.url()).searchParams.get('id') ?? ''
      await approvePayout()
      await payOut(id)
      expect(Number((await desk.money(luz)).balance)).toBeLessThan(1)
    },
  )

  part(
    'comes back under another phone and is held, until staff see that it is the same person [SAFE-76, SAFE-77, SAFE-78]',
    async () => {
      const { world } = on
      await page.evaluate(() => localStorage.clear())
      await at.go('/login')
      const number = '9195550123'
      await signInSheet(page).signIn(world, number)
      await page.getByRole('heading', { name: 'KYC Verify' }).waitFor()
      world.clock.advance(minuteMs)
      const { token } = await signInWithCode(world, number)
      const found = await world.db.app(tx =>
        tx.selectFrom('sign_in').select('uid').where('phone', '=', number).executeTakeFirstOrThrow(),
      )
      await submitAs(world, { ...found, phone: number, token }, person)
      await expect.poll(() => causesOf(found.uid)).toEqual(['review'])
      await at.go('/s-game-page/pula-o-itim')
      await page.getByText(/^We need to look at your account first\./).waitFor()
      await at.go('/s-safer-play')
      await page.getByText(/^We need to look at your account first\./).waitFor()

      const office = await enter('/office/look-alikes', 'compliance')
      await office.getByRole('link', { name: String(found.uid) }).click()
      await office.getByRole('heading', { name: 'Excluded' }).waitFor()
      await office.getByRole('button', { name: 'Same person' }).click()
      const dialog = office.getByRole('dialog')
      await dialog.getByLabel('Reason').fill('The same name and birthday on the same phone')
      await dialog.getByRole('button', { name: 'Same person' }).click()
      await dialog.waitFor({ state: 'detached' })
      await leaveAll()
      // The launch that was refused began a reality check beside.
      const ofOthers = async () => (await causesOf(found.uid)).filter(cause => cause !== 'reality_check')
      await expect.poll(ofOthers).toEqual(['exclusion'])
      await at.go('/s-safer-play')
      await page.getByText(/^You are excluded from play until/).waitFor()
    },
  )

  part(
    'has a family that asks for them: one of staff enters the proof, another decides [SAFE-65, SAFE-70]',
    async () => {
      const { world } = on
      const ben = await world.player({ kyc: 'fully_kyc' })
      const maker = await enter('/office/exclusions', 'compliance')
      await maker.getByRole('button', { name: 'Exclude a member' }).click()
      const form = maker.getByRole('dialog')
      await form.getByLabel('UID of the member').fill(String(ben.uid))
      await form.getByLabel('Who asks').selectOption('spouse')
      await form
        .getByLabel('Proof of the family')
        .setInputFiles({ name: 'form.png', mimeType: 'image/png', buffer: await drawPicture() })
      await form.getByText('Sent.').waitFor()
      await form.getByLabel('Reason').fill('The form of the wife, ticket 21')
      await form.getByRole('button', { name: 'Exclude a member' }).click()
      await maker.getByText('Exclude for 3 months').waitFor()
      const member = await visit(browser, world, { as: ben, viewport: phone })
      await member.go('/s-safer-play')
      await member.page.getByText('Nothing is closed to you.').waitFor()

      const checker = await enter('/office/exclusions', 'risk')
      await checker.getByRole('row').filter({ hasText: 'Exclude for 3 months' }).getByRole('checkbox').check()
      await checker.getByRole('button', { name: 'Approve and exclude' }).click()
      const question = checker.getByRole('dialog')
      await question.getByLabel('Reason').fill('The form is in order')
      await question.getByRole('button', { name: 'Approve and exclude' }).click()
      await question.waitFor({ state: 'detached' })
      await member.go('/s-safer-play')
      await member.page.getByText(/^You are excluded from play until/).waitFor()
      expect(await member.page.getByText(/family|wife|spouse/i).count()).toBe(0)
      await member.close()
      await leaveAll()
    },
  )

  part(
    'finds everything open again when five years have passed, without anybody doing anything [SAFE-90]',
    async () => {
      const { world } = on
      const { ends_at: endsAtMs } = await world.db.member(luz.uid, tx =>
        tx.selectFrom('exclusion').select('ends_at').where('uid', '=', luz.uid).executeTakeFirstOrThrow(),
      )
      world.clock.advance(endsAtMs - minuteMs - world.clock.now())
      await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
      await page.evaluate(() => localStorage.clear())
      await at.go('/login')
      await signInSheet(page).signIn(world, luz.phone)
      await at.go('/s-safer-play')
      await page.getByText(/^You are excluded from play until/).waitFor()
      world.clock.advance(minuteMs)
      await at.go('/s-safer-play')
      await page.getByText('Nothing is closed to you.').waitFor()
      await desk.move({ act: 'deposit', gateway: 1, uid: luz.uid, reference: 'five years later', amount: 1_000_000n })
      await at.go('/s-game-page/pula-o-itim')
      await stake(houseGame(page), 50, 'Red')
      await round(houseGame(page), 50, 'played').waitFor()
    },
  )
})
