import {
  ask,
  codeFrom,
  expectRefusals,
  isPart,
  journey,
  openBrowser,
  openWorld,
  pace,
  type Visit,
  visit,
  type Visitor,
  voucherCodes,
  type World,
} from '@saya/testing'
import type { Browser, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { encodeReturn } from '../apps/player/shared/session/returnToken.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { watchAnswers } from './watchAnswers.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

expectRefusals(
  '409 POST /api/v2/game/launch',
  '422 POST /finance/lazadaminiapp/login',
  '422 POST /member/glife/login',
  '422 POST /member/handoff/login',
  '422 POST /member/mayamini/login',
)

let world: World
let browser: Browser
let guest: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true, namesPartners: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async ({ task }) => {
  expect(guest.troubles).toEqual([])
  if (!isPart(task)) await guest.close()
})

async function open(wish: Visit = {}) {
  guest = await visit(browser, world, wish)
}

function path(): string {
  const { pathname, search } = new URL(guest.page.url())
  return pathname + search
}

/** What this tab is marked with. */
function marks(): Promise<string[]> {
  return guest.page.evaluate(() => Object.keys(sessionStorage).filter(key => key.endsWith('User')))
}

const juan = { userId: 'juan', phone: '639180000301', firstName: 'Juan', lastName: 'dela Cruz' }
const myPage = () => guest.page.getByRole('heading', { name: 'My page' })
const followUs = () => guest.page.getByRole('heading', { name: 'Follow Us' })
const said = (sentence: string) => guest.page.getByText(sentence, { exact: true }).first().waitFor()

/** Every address that this tab was ever at, as its own script sees it painted. */
async function watchAddresses(): Promise<() => Promise<string[]>> {
  await guest.context.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new PerformanceObserver(() => seen.push(location.href)).observe({ type: 'paint', buffered: true })
  })
  return () => guest.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('the wallet’s people come in by its token once, on to the page they came for, and the app is as the wallet has it [ROUTE-53, MINI-02, MINI-12, MINI-15, MINI-17, GAME-11]', async () => {
  await open()
  const painted = await watchAddresses()
  const token = await codeFrom(world, 'glife', juan)
  await guest.go(`/glifeuser?token=${token}&pathname=/my`)
  await myPage().waitFor()
  expect(path()).toBe('/my')
  expect((await painted()).join()).not.toContain(token)
  expect(await guest.page.getByRole('button', { name: 'Log out' }).count()).toBe(0)
  expect(await guest.page.evaluate(() => sessionStorage.getItem('saya.glifeUser'))).toBe('1')
  await guest.go('/')
  await guest.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  await followUs().waitFor({ state: 'detached' })
  const failed =
    'Glife login failed: The app you came from did not confirm your identity. Go back to it and open Saya again.'
  // An address that anybody can open signs nobody out.
  await guest.go(`/glifeuser?token=${token}`)
  await said(failed)
  await guest.page.waitForURL('**/')
  await guest.go('/my')
  await myPage().waitFor()
  await guest.close()
  await open()
  await guest.go(`/glifeuser?token=${token}`)
  await said(failed)
  await guest.page.getByRole('heading', { name: 'You are not logged in' }).waitFor()
  expect(await findViolations(guest.page)).toEqual([])
  await guest.go(`/glifeuser?token=${await codeFrom(world, 'glife', juan)}&game=mangga-fiesta`)
  await guest.page.waitForURL('**/s-game-page/mangga-fiesta')
})

test('the way to the wallet is for the fully verified, and leads others to KYC [ROUTE-51, ROUTE-52, GATE-25, MINI-01, MINI-03, MINI-04]', async () => {
  await open({ as: await world.player({ kyc: 'basic_kyc' }) })
  await guest.go('/Glife')
  await guest.page.waitForURL('**/s-kyc')
  await guest.close()
  await open({ as: await world.player({ kyc: 'fully_kyc' }) })
  for (const address of ['/Glife', '/GGames']) {
    await guest.page.goto(address)
    await guest.page.waitForURL(`${world.sandboxUrl}/partners/glife/app`)
  }
})

test('without an answer the shopping app’s sign-in says that it failed and no more [MINI-18]', async () => {
  await open()
  await guest.page.route('**/finance/lazadaminiapp/login', route => route.abort('failed'))
  await guest.go('/lazadaminiuser?authCode=invented-0123456789')
  await said('Lazadamini login failed')
  await guest.page.waitForURL('**/lazada')
  takeTroubles(guest.troubles, cutOnPurpose)
})

let code = ''

async function beginWithVouchers(): Promise<void> {
  const { codes } = await voucherCodes(world, { quantity: 2 })
  code = codes[0] ?? ''
  await open()
}

journey('the shopping app’s people', { begin: beginWithVouchers, end: () => guest.close() }, part => {
  const calls: Request[] = []
  const callOf = (address: string) => calls.filter(request => new URL(request.url()).pathname === address)

  part('land on its own page where they are not let in, and are told why [ROUTE-50, ROUTE-55, MINI-18]', async () => {
    guest.page.on('request', request => calls.push(request))
    await guest.go('/lazadaminiuser?authCode=invented-0123456789')
    await said(
      'Lazadamini login failed: The app you came from did not confirm your identity. Go back to it and open Saya again.',
    )
    await guest.page.waitForURL('**/lazada')
    // What can be bought is shown to guests too; what was exchanged is each member's own.
    await guest.page.getByRole('region', { name: 'Vouchers in the shopping app' }).getByText('₱500.00').waitFor()
    expect(await guest.page.getByRole('button', { name: 'Exchange a code' }).count()).toBe(0)
    expect(await marks()).toEqual([])
    await guest.page.getByRole('button', { name: 'Log in with code' }).waitFor()
    expect(await findViolations(guest.page)).toEqual([])
  })

  part('are led from there into their app, as by its own address [ROUTE-54, MINI-01, MINI-05]', async () => {
    await guest.page.getByRole('button', { name: 'Open in the shopping app' }).click()
    await guest.page.waitForURL(`${world.sandboxUrl}/partners/lazadamini/app`)
    await guest.page.goto('/lazadamini')
    await guest.page.waitForURL(`${world.sandboxUrl}/partners/lazadamini/app`)
  })

  part('come in by the code of their app, in exchange for a token [MINI-06]', async () => {
    const authCode = await codeFrom(world, 'lazadamini', { ...juan, phone: '639180000302' })
    const answers = await watchAnswers<{ token: string }>(guest.page, '**/finance/lazadaminiapp/login')
    await guest.go(`/lazadaminiuser?authCode=${authCode}`)
    await guest.page.getByRole('heading', { name: 'Hot Games' }).waitFor()
    expect(callOf('/finance/lazadaminiapp/login').at(-1)?.postDataBuffer()?.includes(authCode)).toBe(true)
    const [{ token } = { token: '' }] = answers
    expect((await ask(world, 'GET /member/detail', {}, { token })).status).toBe(200)
    await guest.go('/my')
    await myPage().waitFor()
    expect(path()).toBe('/my')
    expect(await marks()).toEqual(['saya.lazadaminiUser'])
  })

  part('are shown its vouchers, and exchange a code although there is one way to pay [MINI-14]', async () => {
    await guest.page.route('**/lazada/product/list', route => route.abort(), { times: 1 })
    await guest.go('/lazada')
    await guest.page.getByText('The vouchers could not be loaded.').waitFor()
    takeTroubles(guest.troubles, cutOnPurpose)
    await guest.page.getByRole('button', { name: 'Try again' }).click()
    await guest.page.getByText('You have not exchanged a code yet.').waitFor()
    await guest.page.getByRole('button', { name: 'Exchange a code' }).click()
    const sheet = guest.page.getByRole('dialog', { name: 'Exchange a code' })
    await sheet.getByRole('textbox', { name: 'Voucher code' }).fill(code)
    await sheet.getByRole('button', { name: 'Redeem' }).click()
    await guest.page.getByRole('dialog', { name: 'Voucher added' }).getByRole('button', { name: 'Done' }).click()
    await guest.page.getByRole('region', { name: 'Your voucher codes' }).getByText('₱500.00').waitFor()
    const [listed] = callOf('/finance/lazada/product/list')
    expect([listed?.method(), listed?.postData()]).toEqual(['POST', null])
    const [exchanged] = callOf('/finance/lazada/exchange')
    expect([exchanged?.method(), exchanged?.postDataBuffer()?.includes(code)]).toEqual(['POST', true])
    expect(await findViolations(guest.page)).toEqual([])
  })

  part(
    'who are signed out elsewhere come back to the page of their app, and those of its browser to the home page [ROUTE-67]',
    async () => {
      await guest.page.evaluate(() => localStorage.clear())
      await guest.go('/my')
      await guest.page.waitForURL('**/lazada')
      // Those of the app's browser are led home, as anybody is.
      await guest.page.evaluate(() => {
        sessionStorage.removeItem('saya.lazadaminiUser')
        sessionStorage.setItem('saya.lazadaBrowserUser', '1')
      })
      await guest.go('/my')
      await guest.page.getByRole('dialog', { name: 'Login With Code' }).waitFor()
      expect(path()).toBe('/')
    },
  )
})

test('an entry that let nobody in leaves the tab as anybody’s: who signs in there can sign out, and what they agreed to is recorded [MINI-17]', async () => {
  const ana = await world.player()
  for (const address of [
    '/glifeuser',
    '/mayaminiuser',
    '/withdraw-return',
    '/withdraw-return/damaged',
    '/lazada-game/mangga-fiesta/damaged',
  ]) {
    await open()
    await guest.go(address)
    // Nobody has said why.
    if (address === '/glifeuser') await said('Glife login failed')
    await guest.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
    await expect.poll(marks).toEqual([])
    await guest.close()
  }
  await open({ gate: true })
  await guest.go('/withdraw-return')
  await guest.page.waitForURL(url => url.pathname === '/')
  const gate = guest.page.getByRole('dialog', { name: 'Before you play' })
  await gate.getByRole('checkbox').check()
  await gate.getByRole('button', { name: 'Proceed' }).click()
  await gate.waitFor({ state: 'detached' })
  await guest.page.evaluate(([place, token]) => localStorage.setItem(place, btoa(JSON.stringify(token))), [
    'saya.1:token',
    ana.token,
  ] as const)
  await guest.go('/my')
  await myPage().waitFor()
  await guest.page.getByRole('button', { name: 'Log out' }).waitFor()
  const accepted = async () => (await ask(world, 'GET /member/detail', {}, { token: ana.token })).data.terms_accepted
  await expect.poll(accepted).toBe(true)
})

test('who agreed to the terms and then came in by a partner’s app has agreed as a member too', async () => {
  await open({ gate: true })
  await guest.go('/')
  const gate = guest.page.getByRole('dialog', { name: 'Before you play' })
  await gate.getByRole('checkbox').check()
  await gate.getByRole('button', { name: 'Proceed' }).click()
  await gate.waitFor({ state: 'detached' })
  const token = await codeFrom(world, 'glife', { ...juan, userId: 'pedro', phone: '639180000304' })
  await guest.go(`/glifeuser?token=${token}&pathname=/my`)
  await myPage().waitFor()
  const own = await guest.page.evaluate(() => JSON.parse(atob(localStorage.getItem('saya.1:token') ?? '')) as string)
  const accepted = async () => (await ask(world, 'GET /member/detail', {}, { token: own })).data.terms_accepted
  await expect.poll(accepted).toBe(true)
})

test('the second wallet’s people come in by its session, as customers of its brand [ROUTE-56, ROUTE-57, SHELL-05, MINI-01, MINI-07, MINI-19]', async () => {
  await open()
  const sessionId = await codeFrom(world, 'mayamini', { ...juan, phone: '639180000303' })
  await guest.go(`/mayaminiuser?sessionId=${sessionId}`)
  await followUs().waitFor()
  await guest.page.waitForURL('**/')
  await followUs().evaluate(title => {
    for (let tap = 0; tap < 30; tap++) title.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await guest.page.getByText('maya', { exact: true }).waitFor()
  await guest.page.keyboard.press('Escape')
  await guest.go('/mayaminiuser')
  await said('Mayamini login failed')
  await guest.go('/mayaminiuser?sessionId=invented-0123456789')
  await said(
    'Mayamini login failed: The app you came from did not confirm your identity. Go back to it and open Saya again.',
  )
  await guest.page.goto('/mayamini')
  await guest.page.waitForURL(`${world.sandboxUrl}/partners/mayamini/app`)
})

test('a link for another account asks a logged-in member whether to switch, and does what they choose [MINI-09]', async () => {
  const [luz, ben] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  const handoff = async () =>
    encodeReturn((await ask(world, 'POST /member/handoff', {}, { token: ben.token })).data.code)
  const ownName = () =>
    guest.page.evaluate(() => JSON.parse(atob(localStorage.getItem('saya.1:username') ?? '')) as string)
  const isOpen = async ({ token }: { token: string }) => (await ask(world, 'GET /member/detail', {}, { token })).status
  await open({ as: luz })
  const question = () => guest.page.getByRole('dialog', { name: 'Switch to another account?' })
  const answer = (name: string) => question().getByRole('button', { name, exact: true }).click()
  for (const address of [
    `/withdraw-return/${await handoff()}`,
    `/glifeuser?token=${await codeFrom(world, 'glife', juan)}`,
  ]) {
    await guest.go(address)
    await question().waitFor()
    expect(await findViolations(guest.page)).toEqual([])
    await answer('Stay')
    await guest.page.waitForURL('**/')
    expect([await ownName(), await marks()]).toEqual([`u${luz.phone.slice(1)}`, []])
  }
  await guest.go(`/withdraw-return/${await handoff()}`)
  await answer('Switch')
  await myPage().waitFor()
  expect(await ownName()).toBe(`u${ben.phone.slice(1)}`)
  expect([await isOpen(luz), await isOpen(ben)]).toEqual([401, 200])
  // Of the same member nobody is asked.
  const entered = guest.page.waitForResponse('**/member/handoff/login')
  await guest.go(`/withdraw-return?token=${await handoff()}`)
  expect((await entered).status()).toBe(200)
  await myPage().waitFor()
  expect(await question().count()).toBe(0)
})

test('while somebody is let in by a link, neither the reminder of KYC nor the line to the server is there; both come behind it [MINI-16]', async () => {
  const luz = await world.player({ kyc: 'unset' })
  const { code: handed } = (await ask(world, 'POST /member/handoff', {}, { token: luz.token })).data
  await open({ as: luz })
  const lines: string[] = []
  guest.page.on('websocket', socket => lines.push(socket.url()))
  const reminder = guest.page.getByRole('dialog')
  const letIn = await holdCalls(guest.page, '**/member/handoff/login')
  const asked = guest.page.waitForRequest('**/member/handoff/login')
  const known = guest.page.waitForResponse('**/member/detail')
  await guest.go(`/withdraw-return/${encodeReturn(handed)}`)
  await asked
  await known
  // So long a page without a sign-in takes at most to open its line.
  await expect(guest.page.waitForEvent('websocket', { timeout: 3000 * pace })).rejects.toThrow('Timeout')
  expect([lines, await reminder.count()]).toEqual([[], 0])
  await letIn()
  // It lies over the page, which nobody hears meanwhile.
  await reminder.waitFor()
  await guest.page.getByRole('heading', { name: 'My page', includeHidden: true }).waitFor({ state: 'attached' })
  await expect.poll(() => lines.length).toBe(1)
})

test('a member goes on in another window by a code in its address, once; a damaged one leads to the sign-in sheet [ROUTE-04, ROUTE-08, GAME-28, MINI-08, MINI-09, MINI-11]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  async function code() {
    return encodeReturn((await ask(world, 'POST /member/handoff', {}, { token: ana.token })).data.code)
  }
  await open()
  const first = await code()
  await guest.go(`/withdraw-return/${first}`)
  await myPage().waitFor()
  await guest.page
    .getByText(`u${ana.phone.slice(1)}`)
    .first()
    .waitFor()
  for (const address of ['/lazada-game/mangga-fiesta', '/s-game-page/mangga-fiesta']) {
    await guest.close()
    await open()
    const next = await code()
    await guest.go(`${address}/${next}`)
    await guest.page.waitForURL('**/s-game-page/mangga-fiesta')
    await guest.page.getByRole('heading', { name: 'Mangga Fiesta' }).waitFor({ state: 'attached' })
    expect(await guest.page.evaluate(() => Object.keys(localStorage).some(key => key.includes('token')))).toBe(true)
  }
  for (const spent of [first, 'damaged']) {
    await guest.close()
    await open()
    await guest.go(`/withdraw-return?token=${spent}`)
    await guest.page.getByRole('dialog').getByLabel(/phone/i).first().waitFor()
    expect(path()).toBe('/')
  }
})
