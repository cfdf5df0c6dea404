import {
  approvedPlayer,
  ask,
  createOperator,
  desktop,
  inviteTerms,
  inviteTools,
  type InviteTools,
  journey,
  openBrowser,
  openWorld,
  phone,
  type Player,
  promotionDesk,
  readQr,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { signInSheet } from './signInSheet.ts'

let world: World
let browser: Browser
let tools: InviteTools
let ana: Player
let ben: Player
let own: Visitor
let guest: Visitor
let link: string
let promotion: string
async function begin() {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  tools = inviteTools(world)
  ana = await approvedPlayer(world)
  const { live } = await promotionDesk(world)
  promotion = await live({ terms: inviteTerms }, 'invite')
  own = await visit(browser, world, { as: ana, theme: 'light' })
  guest = await visit(browser, world, { theme: 'dark' })
}
async function end() {
  expect([...own.troubles, ...guest.troubles]).toEqual([])
  await own.close()
  await guest.close()
  await browser.close()
  await world.close()
}

const pictures = process.env.INVITE_PICTURES
async function picture(name: string, of: Page) {
  if (pictures) await of.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

async function looksWell(name: string, { page }: Visitor) {
  for (const viewport of [{ ...phone, width: 320 }, phone, desktop]) {
    await page.setViewportSize(viewport)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
    await picture(`${name}-${viewport.width}`, page)
  }
  await page.setViewportSize(phone)
  expect(await findViolations(page)).toEqual([])
}

journey('a member brings a friend', { begin, end }, part => {
  part(
    'a member reads what inviting gives, and has a link, a symbol and a code of it [PROMO-79, ROUTE-40, PROMO-142, PROMO-188]',
    async () => {
      const { page } = own
      await own.go('/')
      await page.getByRole('link', { name: 'Invite friends ₱20 for you, ₱10 for your friend' }).scrollIntoViewIfNeeded()
      await looksWell('home-light', own)
      await own.go('/my')
      await page.getByRole('link', { name: 'Invite friends' }).click()
      await page.getByRole('heading', { name: '₱20 for you, ₱10 for your friend' }).waitFor()
      await page.getByText('Nobody has joined with your link yet').waitFor()
      link = await readQr(page.getByRole('img', { name: 'QR code of your link' }))
      const code = await tools.codeOf(ana)
      expect(link).toBe(`${world.url}/invite?r=${Buffer.from(`r=${code},0`).toString('base64url')}`)
      await page.getByText(code.replace(/^(\d{3})(\d{3})/, '$1 $2 ')).waitFor()
      await page.getByRole('button', { name: 'Copy link' }).click()
      await page.getByText('Link copied.').waitFor()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Picture' }).click()
      const file = await (await saved).path()
      if (pictures) await (await saved).saveAs(`${pictures}/share.png`)
      expect(file).toBeTruthy()
      await looksWell('own-light', own)
    },
  )

  part(
    'whoever follows the link reads who invites them, also in a chat, and signs up [PROMO-140, PROMO-141]',
    async () => {
      const { page } = guest
      const path = link.replace(world.url, '')
      const html = await (await fetch(link, { headers: { accept: 'text/html' } })).text()
      const { public_name: name } = (await ask(world, 'GET /member/detail', {}, ana)).data
      expect(html).toContain(`<meta property="og:title" content="${name} invited you">`)
      expect(html).toContain(`<meta property="og:url" content="${link}">`)
      const [, preview = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
      expect((await fetch(preview)).headers.get('content-type')).toBe('image/png')
      await guest.go(path)
      await page.getByRole('heading', { name: `${name} invited you` }).waitFor()
      await page.getByText('₱10 for you').waitFor()
      await looksWell('guest-dark', guest)
      // Another link that is opened later brings nobody, nor does one on a later visit.
      await page.evaluate(() => sessionStorage.removeItem('saya.firstEntryProcessed'))
      await guest.go(`/?r=${encodeURIComponent(Buffer.from('r=1,2').toString('base64'))}`)
      await guest.go(path)
      await page.getByRole('button', { name: 'Sign up' }).click()
      await signInSheet(page).signIn(world, '9174400077')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('saya.1:token'))).not.toBe(null)
      const kept = await page.evaluate(() => localStorage.getItem('saya.1:token') ?? '')
      const token = String(JSON.parse(Buffer.from(kept, 'base64').toString()))
      ben = {
        uid: BigInt((await ask(world, 'GET /member/detail', {}, { token })).data.uid),
        phone: '9174400077',
        token,
      }
      expect((await tools.rowOf(ben)).parent).toBe(ana.uid)
    },
  )

  part(
    'step by step the member sees what the friend has yet to do, and both see their reward [PROMO-132]',
    async () => {
      const { page } = own
      async function shows(words: string): Promise<void> {
        world.clock.advance(60_000)
        await tools.see()
        await own.go('/invite')
        await page.getByText(words).waitFor()
        await own.go('/my')
      }
      await shows('Not verified yet')
      await tools.welcome(ben)
      await tools.verify(ben)
      await shows('Verified, no first deposit yet')
      await tools.deposit(ben)
      await shows('First deposit not played yet')
      await tools.play(ben)
      await shows('You got ₱20.00')
      expect((await ask(world, 'GET /finance/wallet', {}, ben)).data.balance).toBe('110.00')
      await guest.go('/invite')
      await guest.page.getByText('Nobody has joined with your link yet').waitFor()
      await looksWell('friend-dark', guest)
    },
  )

  part('staff see what inviting cost by week, and whom the member has brought [PROMO-143]', async () => {
    const desk = await visit(browser, world, { viewport: desktop, theme: 'light' })
    await desk.page.goto(`${world.url}/office/referrals`)
    await enterOffice(desk.page, await createOperator(world, { role: 'risk' }))
    const row = desk.page.getByRole('region', { name: 'Cohorts' }).getByRole('row').nth(1)
    await row.getByText('30.00').waitFor()
    expect(await findViolations(desk.page)).toEqual([])
    await picture('office-cohorts', desk.page)
    await desk.page.getByLabel('Member ID').fill(String(ana.uid))
    await desk.page.getByRole('button', { name: 'Show tree' }).click()
    await desk.page.getByRole('link', { name: String(ben.uid) }).waitFor()
    expect(await findViolations(desk.page)).toEqual([])
    await picture('office-tree', desk.page)
    expect(desk.troubles).toEqual([])
    await desk.close()
  })

  part('while it loads, where it fails, and in Tagalog the page says so, with a way on', async () => {
    const kit = await visit(browser, world, { as: ana, theme: 'dark', language: 'tl' })
    const letGo = await holdCalls(kit.page, '**/promo/invite/detail')
    await kit.go('/invite')
    await kit.page.getByRole('status', { name: 'Naglo-load…' }).waitFor()
    await letGo()
    await kit.page.getByText('Nakakuha ka ng ₱20.00').waitFor()
    await looksWell('own-dark-tagalog', kit)
    const door = kit.page.getByRole('link', { name: 'Mag-imbita ₱20 sa iyo, ₱10 sa kaibigan mo' })
    await kit.go('/')
    await door.waitFor()
    const { stop } = await promotionDesk(world)
    await stop(promotion)
    const asked = kit.page.waitForResponse(response => response.url().includes('/promo/invite/open'))
    await kit.page.reload()
    await asked
    await expect.poll(() => door.count()).toBe(0)
    await kit.page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await door.count()).toBe(0)
    await kit.close()
  })

  part('where the symbol cannot be drawn, the page says so beside the link and the code, and tries again', async () => {
    const kit = await visit(browser, world, { as: ana, first: true })
    await kit.page.route('**/qrPath-*.js', route => route.abort())
    await kit.go('/invite')
    await kit.page.getByText('The QR code could not be shown.').waitFor()
    await kit.page.getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await findViolations(kit.page)).toEqual([])
    await kit.close()
  })
})
