import {
  codeFrom,
  depositTools,
  expectRefusals,
  type HostFlag,
  isPart,
  journey,
  openBrowser,
  openWorld,
  type Player,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { toast } from './toast.ts'

expectRefusals('409 POST /api/v2/game/launch')

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true, namesPartners: true })
  browser = await openBrowser()
  for (const id of ['mayamini', 'lazadamini']) {
    const open = { gateway: 'maya', instrument: 'checkout', is_open: true, quick_pesos: [300, 700] }
    await world.db.ref(tx => tx.updateTable('channel').set(open).where('id', '=', id).execute())
  }
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async ({ task }) => {
  expect(at.troubles).toEqual([])
  if (!isPart(task)) await at.close()
})

async function open(host: HostFlag | undefined, wish: Visit = {}) {
  const player = await world.player({ kyc: 'fully_kyc' })
  at = await visit(browser, world, {
    as: player,
    ...(host ? { host } : {}),
    ...wish,
  })
  return player
}

const button = (name: string) => at.page.getByRole('button', { name, exact: true })
const sheet = (name: string) => at.page.getByRole('dialog', { name })
const methods = () => sheet('Deposit').getByRole('radio')

interface HostRequest {
  readonly action: string
  readonly url?: string
  readonly paymentUrl?: string
}

/** What the host was asked last, once it was asked so much. */
async function asked(count: number): Promise<HostRequest> {
  const all = () => at.page.evaluate(() => (window as unknown as { asked: HostRequest[] }).asked)
  await at.page.waitForFunction(least => (window as unknown as { asked: unknown[] }).asked.length >= least, count)
  return (await all()).at(-1) as HostRequest
}

async function deposit(amount: string) {
  await sheet('Deposit').getByRole('textbox', { name: 'Amount' }).fill(amount)
  await sheet('Deposit').getByRole('button', { name: 'Deposit now' }).click()
}

async function answerPayment(resultCode: string) {
  await at.page.evaluate(
    code =>
      (window as unknown as { my: { onMessage(m: object): void } }).my.onMessage({
        action: 'tradePay',
        resultCode: code,
      }),
    resultCode,
  )
}

let player: Player

async function beginInSecondWallet(): Promise<void> {
  player = await open('mayaminiUser')
  await at.go('/my')
}

journey('in the second wallet', { begin: beginInSecondWallet, end: () => at.close() }, part => {
  part(
    'the deposit sheet is a simpler one: no methods, and its own quick amounts [WALLET-11, WALLET-80, WALLET-81]',
    async () => {
      await button('Deposit').click()
      const quick = sheet('Deposit').getByRole('group', { name: 'Quick amounts' }).getByRole('button')
      await quick.first().waitFor()
      expect(await quick.allTextContents()).toEqual(['300', '700'])
      expect(await methods().count()).toBe(0)
      expect(await sheet('Deposit').getByText('Payment Methods').count()).toBe(0)
      expect(await sheet('Deposit').getByRole('switch').count()).toBe(0)
      expect(await findViolations(at.page)).toEqual([])
    },
  )

  part(
    'the wallet is asked for the payment, and a toast tells of its success [WALLET-43, WALLET-79, MINI-24]',
    async () => {
      await deposit('500')
      const { action, paymentUrl = '' } = await asked(1)
      expect(action).toBe('tradePay')
      await depositTools(world).act(paymentUrl)
      await answerPayment('9000')
      await at.page.getByRole('status').getByText('Deposit success').waitFor()
    },
  )

  part('the server is asked what was paid, whatever the wallet says of it', async () => {
    await button('Deposit').click()
    await deposit('300')
    await depositTools(world).act((await asked(2)).paymentUrl ?? '')
    await answerPayment('4000')
    const statuses = async () => (await depositTools(world).rows(player)).map(({ status }) => status)
    await expect.poll(statuses).toEqual(['completed', 'completed'])
  })

  part('no account is chosen to withdraw to [WALLET-82]', async () => {
    await button('Withdraw').click()
    await sheet('Withdraw').getByRole('textbox', { name: 'Amount' }).waitFor()
    expect(await sheet('Withdraw').getByText('Withdraw Account').count()).toBe(0)
  })
})

test('the second wallet’s own way to pay in asks for KYC first of whom only the name is known [GATE-19, MINI-22, MINI-16, ROUTE-64]', async () => {
  at = await visit(browser, world)
  const person = { userId: 'luz', phone: '639180000401', firstName: 'Luz', lastName: 'Reyes' }
  const sessionId = await codeFrom(world, 'mayamini', person)
  const letAnswer = await holdCalls(at.page, '**/member/kyc/detail')
  await at.go(`/mayaminiuser?sessionId=${sessionId}&action=deposit-maya`)
  // On a slow network the deadline is told first, and makes way for what the person asked for.
  await sheet('Your account will be restricted').waitFor()
  await letAnswer()
  await sheet('Verify your account first').waitFor()
  expect(await sheet('Your account will be restricted').count()).toBe(0)
  expect(new URL(at.page.url()).pathname).toBe('/my')
  // Once they are verified the same address opens the way to pay in, behind the question for a limit.
  const { uid } = await world.db.app(tx =>
    tx.selectFrom('sign_in').select('uid').where('phone', '=', '9180000401').executeTakeFirstOrThrow(),
  )
  await world.db.member(uid, tx =>
    tx.updateTable('profile').set({ kyc_base: 5, kyc_status: 5 }).where('uid', '=', uid).execute(),
  )
  const next = await codeFrom(world, 'mayamini', person)
  await at.go(`/mayaminiuser?sessionId=${next}&action=deposit-maya`)
  await button('Not now').click()
  await sheet('Deposit').getByRole('textbox', { name: 'Amount' }).waitFor()
})

test('in the shopping app one pays through its own channel, is paid out on the web, and plays in a window of its own [WALLET-17, WALLET-42, WALLET-45, WALLET-83, GAME-68, MINI-23]', async () => {
  const player = await open('lazadaminiUser')
  await at.go('/my')
  await button('Deposit').click()
  await sheet('Deposit').getByRole('radio', { name: 'lazadamini' }).waitFor()
  expect(await methods().count()).toBe(1)
  await deposit('500')
  const { action, paymentUrl = '' } = await asked(1)
  expect([action, new URL(at.page.url()).pathname]).toEqual(['tradePay', '/my'])
  expect(paymentUrl).toContain('/maya/pay/')
  await answerPayment('6001')
  await toast(at.page, 'Lazada deposit failed').waitFor()
  expect((await depositTools(world).rows(player)).map(({ status }) => status)).toEqual(['canceled'])
  await button('Withdraw').click()
  const notice = sheet('Withdrawals are under maintenance here')
  await notice.getByRole('button', { name: 'Close' }).waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await notice.getByRole('button', { name: 'Confirm and Go Now' }).click()
  const { url = '' } = await asked(2)
  const { origin, pathname } = new URL(url)
  expect([origin, pathname]).toEqual([
    new URL(at.page.url()).origin,
    expect.stringMatching(/^\/withdraw-return\/[\w-]{43,}$/),
  ])
  await notice.waitFor({ state: 'detached' })
  await at.go('/')
  const windows = at.context.waitForEvent('page')
  const wrapped = at.context.waitForEvent('request', sent => sent.url().includes('/partners/lazadamini/redirect'))
  await at.page.getByRole('link', { name: 'Mangga Fiesta' }).first().click()
  const game = await windows
  const inside = new URL(new URL((await wrapped).url()).searchParams.get('url') ?? '')
  expect([inside.origin, inside.pathname]).toEqual([
    new URL(at.page.url()).origin,
    expect.stringMatching(/^\/lazada-game\/mangga-fiesta\/[\w-]{43,}$/),
  ])
  await game.waitForURL('**/s-game-page/mangga-fiesta')
  await at.close()
  at = await visit(browser, world)
  await at.go(pathname)
  await at.page.getByRole('heading', { name: 'My page' }).waitFor()
})

test('in the wallet’s app deposit and withdraw are the wallet’s, which is asked to go there [MINI-21, MINI-24, WALLET-79]', async () => {
  await open('glifeUser')
  await at.go('/my')
  const app = { action: 'navigate', url: `${world.sandboxUrl}/partners/glife/app` }
  await button('Deposit').click()
  expect(await asked(1)).toEqual(app)
  await button('Withdraw').click()
  expect(await asked(2)).toEqual(app)
})

test('the app works in each host and in the partner’s browser, where all but the hosts’ own channels are offered [SHELL-06, WALLET-17, GAME-68]', async () => {
  const browsers = ['lazadaBrowserWithdrawUser', 'lazadaBrowserUser'] as const
  for (const host of ['glifeUser', 'mayaminiUser', 'lazadaminiUser', ...browsers] as const) {
    await open(host)
    await at.go('/')
    await at.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
    // A browser opens a game where one is: it asks for its launch, which nobody here gives, and for no window.
    if (browsers.some(name => name === host)) {
      const launch = at.page.waitForResponse('**/game/launch')
      await at.page.getByRole('link', { name: 'Mangga Fiesta' }).first().click()
      expect([host, (await launch).status(), at.context.pages().length]).toEqual([host, 409, 1])
    }
    if (host !== 'lazadaBrowserUser') await at.close()
  }
  await at.go('/my')
  await button('Deposit').click()
  expect(await button('Log out').count()).toBe(0)
  await sheet('Deposit').getByRole('radio', { name: 'GCash' }).waitFor()
  for (const name of ['mayamini', 'lazadamini']) {
    expect(await sheet('Deposit').getByRole('radio', { name }).count()).toBe(0)
  }
})
