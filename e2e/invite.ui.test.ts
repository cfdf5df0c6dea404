import {
  approvedPlayer,
  ask,
  createOperator,
  desktop,
  expectRefusals,
  inviteTerms,
  inviteTools,
  type InviteTools,
  journey,
  openBrowser,
  openWorld,
  phone,
  type Player,
  promotionDesk,
  readPixels,
  readQr,
  readQrOf,
  readSize,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { dayOf } from '../apps/player/shared/device/dayOf.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { giveShareSheet, takeShared, useSheet } from './shareSheet.ts'
import { inviteWords } from './inviteWords.ts'
import { lineOf, previewOf } from './previewOf.ts'
import { signInSheet } from './signInSheet.ts'
import { hearToasts, toast } from './toast.ts'

expectRefusals('Failed to load resource: net::ERR_FAILED')

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

/** Where the picture has the light of its site alone, its words, and the symbol of the link. */
const partsOfPicture = {
  light: { left: 0, top: 0, width: 60, height: 60 },
  words: { left: 60, top: 240, width: 960, height: 300 },
  symbol: { left: 240, top: 560, width: 600, height: 600 },
} as const

async function partsOf(picture: Buffer) {
  expect(await readSize(picture)).toEqual({ format: 'png', width: 1080, height: 1350 })
  expect(picture.length).toBeGreaterThan(20_000)
  expect(picture.length).toBeLessThan(2_000_000)
  const { light, words, symbol } = partsOfPicture
  return {
    light: await readPixels(picture, light),
    words: await readPixels(picture, words),
    symbol: await readPixels(picture, symbol),
  }
}

/** The last day of what the link of the member promises, as it is read. */
async function lastDayIn(language: 'en' | 'tl'): Promise<string> {
  const query = { code: await tools.codeOf(ana) }
  const { offer } = (await ask(world, 'GET /promo/invite/open', { query })).data
  return dayOf((offer?.end_time ?? 0) - 1, language)
}

/** What a member hands to the share sheet of their device, on one site and in one language. */
async function handOn(site: 'slots' | 'play', language: 'en' | 'tl') {
  const at = await visit(browser, world, { as: ana, site, language })
  const { page } = at
  const words = inviteWords[language]
  await at.go('/invite')
  await giveShareSheet(page)
  const { origin } = new URL(page.url())
  const own = `${origin}/invite?r=${new URL(link).searchParams.get('r')}`
  const sent = language === 'tl' ? `${own}&lang=tl` : own
  await page.getByRole('button', { name: words.share, exact: true }).click()
  expect(await takeShared(page)).toEqual({ title: words.title, text: words.text, url: sent, files: [] })
  await page.getByRole('button', { name: words.picture, exact: true }).click()
  const [file, ...more] = (await takeShared(page)).files
  expect([file?.name, file?.type, more]).toEqual(['saya-invite.png', 'image/png', []])
  const drawn = Buffer.from(file?.bytes ?? '', 'base64')
  if (pictures) await writeFile(`${pictures}/share-${site}-${language}.png`, drawn)
  expect(await readQrOf(drawn, 720)).toBe(own)
  const { public_name: name } = (await ask(world, 'GET /member/detail', {}, ana)).data
  const shown = {
    title: words.invited(name),
    line: words.line(await lastDayIn(language)),
    said: sent,
    image: `/img/invite/${site}.png`,
    format: 'png',
    isWide: true,
  }
  expect(await previewOf(page, sent)).toEqual(shown)
  expect(at.troubles).toEqual([])
  await at.close()
  return partsOf(drawn)
}

journey('a member brings a friend', { begin, end }, part => {
  part(
    'a member reads what inviting gives, and has a link and a symbol of it, and no code that is typed nowhere [PROMO-79, ROUTE-40, PROMO-142, PROMO-188]',
    async () => {
      const { page } = own
      await own.go('/')
      const door = page.getByRole('link', { name: 'Invite friends ₱20 for you, ₱10 for your friend' })
      await door.scrollIntoViewIfNeeded()
      await looksWell('home-light', own)
      await door.click()
      await page.waitForURL('**/invite')
      await own.go('/my')
      await page.getByRole('link', { name: 'Invite friends' }).click()
      await page.waitForURL('**/invite')
      await page.getByRole('heading', { name: '₱20 for you, ₱10 for your friend' }).waitFor()
      await page.getByText('Nobody has joined with your link yet').waitFor()
      link = await readQr(page.getByRole('img', { name: 'QR code of your link' }))
      const code = await tools.codeOf(ana)
      expect(link).toBe(`${world.url}/invite?r=${Buffer.from(`r=${code},0`).toString('base64url')}`)
      await page.getByText(link.replace(/^https?:\/\//, '')).waitFor()
      expect(await page.getByText(code.replace(/^(\d{3})(\d{3})/, '$1 $2 ')).count()).toBe(0)
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
    'the link and its picture go to the share sheet of the device, and preview in chats, by site and language [PROMO-141, PROMO-142, PROMO-265]',
    async () => {
      const [slots, slotsTagalog] = [await handOn('slots', 'en'), await handOn('slots', 'tl')]
      const [play, playTagalog] = [await handOn('play', 'en'), await handOn('play', 'tl')]
      for (const [one, tagalog] of [
        [slots, slotsTagalog],
        [play, playTagalog],
      ] as const) {
        expect(one.words.equals(tagalog.words)).toBe(false)
        expect([one.light.equals(tagalog.light), one.symbol.equals(tagalog.symbol)]).toEqual([true, true])
      }
      expect([slots.light.equals(play.light), slots.symbol.equals(play.symbol)]).toEqual([false, false])
      expect(await lineOf(`${link}&lang=tl`, 'lang=en')).toBe(inviteWords.tl.line(await lastDayIn('tl')))
      // So is a link that promises nothing.
      for (const r of ['', Buffer.from('r=1,0').toString('base64url')]) {
        expect(await lineOf(`${world.url}/invite?r=${r}`)).toBe(inviteWords.en.plain)
        expect(await lineOf(`${world.url}/invite?r=${r}&lang=tl`, 'lang=en')).toBe(inviteWords.tl.plain)
      }
    },
  )

  part(
    'without a share sheet the link is copied and the picture saved; whoever closes a sheet reads nothing [PROMO-142]',
    async () => {
      const context: Visit['context'] = { permissions: ['clipboard-read', 'clipboard-write'] }
      const at = await visit(browser, world, { as: ana, context })
      const { page } = at
      const said = (sentence: string) => toast(page, sentence).waitFor()
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      async function saved(): Promise<Buffer> {
        const file = page.waitForEvent('download')
        await press('Picture')
        const picture = await readFile(await (await file).path())
        await said('Picture saved.')
        return picture
      }
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await at.go('/invite')
      await press('Share')
      await said('Link copied.')
      expect(await copied()).toBe(link)
      expect(await readQrOf(await saved(), 720)).toBe(link)
      // A device that has a sheet and will not open it does as one that has none.
      await at.go('/invite')
      await giveShareSheet(page)
      await useSheet(page, 'refuse')
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await press('Share')
      await said('Link copied.')
      expect(await copied()).toBe(link)
      await takeShared(page)
      expect(await readQrOf(await saved(), 720)).toBe(link)
      await takeShared(page)
      await at.go('/invite')
      await giveShareSheet(page)
      await useSheet(page, 'close')
      await page.evaluate(() => navigator.clipboard.writeText('kept'))
      const downloads: unknown[] = []
      page.on('download', download => downloads.push(download))
      const sentences = await hearToasts(page)
      await press('Share')
      await takeShared(page)
      await press('Picture')
      await takeShared(page)
      expect(await copied()).toBe('kept')
      // What is said last comes behind whatever the sheets would have had said.
      await press('Copy link')
      await said('Link copied.')
      expect([await sentences(), downloads]).toEqual([['Link copied.'], []])
      expect(at.troubles).toEqual([])
      await at.close()
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
      // Who comes by no member's link is promised nothing.
      await guest.go('/invite')
      await page.getByRole('heading', { name: 'Play with friends on Saya' }).waitFor()
      expect(await page.getByText('₱10 for you').count()).toBe(0)
      await guest.go(path)
      await page.getByRole('heading', { name: `${name} invited you` }).waitFor()
      await page.getByText('₱10 for you').waitFor()
      await page.getByText(/^You have 90 days from signing up, until \w+ \d+, 20\d\d at the latest\.$/).waitFor()
      await page.getByText(/^First deposit of ₱100 or more\./).waitFor()
      await looksWell('guest-dark', guest)
      // The device keeps whose link it was, also where the address says nothing of it.
      await guest.go('/invite')
      await page.getByRole('heading', { name: `${name} invited you` }).waitFor()
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
    'step by step the member sees what the friend has yet to do, a deposit too small is told by what is missing, and both see their reward [PROMO-79, PROMO-132, PROMO-133, PROMO-319]',
    async () => {
      const { page } = own
      async function shows(words: string): Promise<string> {
        world.clock.advance(60_000)
        await tools.see()
        await own.go('/invite')
        await page.getByText(words).waitFor()
        const row = await page.locator('.inviteFriend').innerText()
        await own.go('/my')
        return row
      }
      expect(await shows('Not verified yet')).toMatch(/\*/)
      await tools.welcome(ben)
      await tools.verify(ben)
      await shows('Verified, no large enough deposit yet')
      await tools.deposit(ben, 99n)
      expect(await shows('Verified, no large enough deposit yet')).not.toMatch(/₱|\b99\b/)
      const missing = '₱10 for you. Still missing: one deposit of ₱100 or more. Smaller ones do not add up.'
      await guest.go('/invite')
      await guest.page.getByText(missing).waitFor()
      await tools.deposit(ben)
      await shows('First deposit not played yet')
      await tools.play(ben, 199n)
      await shows('You got ₱20.00')
      await own.go('/invite')
      await page.locator('.inviteFigures').getByText('₱20.00').waitFor()
      const figures = (await page.locator('.inviteFigures').innerText()).split('\n').filter(Boolean)
      const counts = ['Joined', '1', 'Verified', '1', 'Deposited', '1']
      expect(figures).toEqual(['Rewards so far', '₱20.00', '1 of 2 friends this month', ...counts])
      await page.getByRole('region', { name: 'Rules' }).getByText('You see friends by a short name.').waitFor()
      expect(await page.getByRole('link', { name: 'Become an agent' }).getAttribute('href')).toBe('/agency')
      expect((await ask(world, 'GET /finance/wallet', {}, ben)).data.balance).toBe('209.00')
      await guest.go('/invite')
      await guest.page.getByText('Nobody has joined with your link yet').waitFor()
      await looksWell('friend-dark', guest)
    },
  )

  part('staff see what inviting cost by week, and whom the member has brought [PROMO-143]', async () => {
    const desk = await visit(browser, world, { viewport: desktop, theme: 'light' })
    await desk.page.goto(`${world.url}/office/referrals`)
    await enterOffice(desk.page, await createOperator(world, { role: 'risk' }))
    const row = desk.page.getByRole('region', { name: 'Cohorts', exact: true }).getByRole('row').nth(1)
    await row.getByText('30.00').waitFor()
    // Nothing of the figures is to be scrolled for on a desk.
    for (const name of ['Cohorts', 'What the cohorts brought']) {
      const region = desk.page.getByRole('region', { name, exact: true })
      const beyond = await region.evaluate(element => element.scrollWidth - element.clientWidth)
      expect([name, beyond]).toEqual([name, 0])
    }
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

  part('while it loads, where it fails, and in Tagalog the page says so, with a way on [PROMO-188]', async () => {
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

  part('whoever has no approved ID yet reads that rewards wait for it, and is led there', async () => {
    const { live } = await promotionDesk(world)
    promotion = await live({ terms: inviteTerms }, 'invite')
    const kit = await visit(browser, world, { as: await world.player(), theme: 'light' })
    await kit.go('/invite')
    await kit.page.getByText('Your rewards come once your own ID is approved.').waitFor()
    await looksWell('unverified-light', kit)
    await kit.page.getByRole('link', { name: 'Verify your identity' }).click()
    await kit.page.waitForURL('**/s-kyc**')
    await own.go('/invite')
    await own.page.getByRole('heading', { name: '₱20 for you, ₱10 for your friend' }).waitFor()
    expect(await own.page.getByText('Your rewards come once your own ID is approved.').count()).toBe(0)
    expect(kit.troubles).toEqual([])
    await kit.close()
  })

  part('both read the day on which a reward comes that waits, in their language [PROMO-244]', async () => {
    const { live, stop } = await promotionDesk(world)
    await stop(promotion)
    await live({ terms: { ...inviteTerms, most: '10', wait: '3' } }, 'invite')
    const friend = await tools.complete(ana)
    await tools.see()
    const due = Math.floor((await tools.rowOf(friend)).counted_at ?? 0) / 1000 + 3 * 86_400
    for (const [language, waits, comes] of [
      ['en', 'Reward comes on', '₱10 for you. It comes on'],
      ['tl', 'Darating ang reward sa', '₱10 para sa iyo. Darating ito sa'],
    ] as const) {
      const day = dayOf(due, language)
      for (const [as, sentence] of [
        [ana, `${waits} ${day}`],
        [friend, `${comes} ${day}.`],
      ] as const) {
        const at = await visit(browser, world, { as, language, theme: language === 'en' ? 'light' : 'dark' })
        await at.go('/invite')
        await at.page.getByText(sentence, { exact: true }).waitFor()
        await looksWell(`waits-${as === ana ? 'parent' : 'friend'}-${language}`, at)
        expect(at.troubles).toEqual([])
        await at.close()
      }
    }
  })

  part('where the symbol cannot be drawn, the page says so beside the link, and tries again [PROMO-142]', async () => {
    const kit = await visit(browser, world, { as: ana, first: true })
    await kit.page.route('**/qrPath-*.js', route => route.abort())
    await kit.go('/invite')
    await kit.page.getByText('The QR code could not be shown. Your link still works.').waitFor()
    await kit.page.getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await findViolations(kit.page)).toEqual([])
    await kit.close()
  })
})
