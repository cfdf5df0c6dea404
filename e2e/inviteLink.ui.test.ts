import {
  approvedPlayer,
  ask,
  desktop,
  inviteTerms,
  inviteTools,
  openBrowser,
  openWorld,
  phone,
  type Player,
  promotionDesk,
  readQr,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../apps/player/shared/device/dayOf.ts'
import { findViolations } from './findViolations.ts'
import { previewOf } from './previewOf.ts'
import { toast } from './toast.ts'

let world: World
let browser: Browser
let ana: Player
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  ana = await approvedPlayer(world)
  const { live } = await promotionDesk(world)
  await live({ terms: { ...inviteTerms, most: '10', wait: '3' } }, 'invite')
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const codeOf = () => inviteTools(world).codeOf(ana)

/** The last day of what the link of the member promises, as it is read. */
async function lastDayIn(language: 'en' | 'tl'): Promise<string> {
  const { offer } = (await ask(world, 'GET /promo/invite/open', { query: { code: await codeOf() } })).data
  return dayOf((offer?.end_time ?? 0) - 1, language)
}

async function looksWell(name: string, { page }: Visitor): Promise<void> {
  for (const viewport of [{ ...phone, width: 320 }, phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const folder = process.env.INVITE_PICTURES
    if (folder) await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png`, fullPage: true })
  }
  await page.setViewportSize(phone)
  expect(await findViolations(page)).toEqual([])
}

test('a guest and a chat read when the gift comes and how long there is for it [PROMO-311]', async () => {
  for (const [language, gift, time] of [
    [
      'en',
      '₱10 for you 3 days after your ID is approved and your first deposit is played',
      `You have 90 days from signing up, until ${await lastDayIn('en')} at the latest.`,
    ],
    [
      'tl',
      '₱10 para sa iyo 3 araw pagkatapos ma-approve ang ID mo at malaro ang unang deposit',
      `May 90 araw ka mula sa pag-sign up, hanggang ${await lastDayIn('tl')} lang.`,
    ],
  ] as const) {
    const path = `/invite?r=${Buffer.from(`r=${await codeOf()},0`).toString('base64url')}${language === 'tl' ? '&lang=tl' : ''}`
    const at = await visit(browser, world, { language, theme: 'light' })
    await at.go(path)
    await at.page.getByText(gift, { exact: true }).waitFor()
    await at.page.getByText(time).waitFor()
    expect((await previewOf(at.page, `${world.url}${path}`)).line).toContain(`${gift}. ${time}`)
    await looksWell(`guest-waits-${language}`, at)
    expect(at.troubles).toEqual([])
    await at.close()
  }
})

test('a member gives up their link for a new one, and the old one names nobody [PROMO-320]', async () => {
  for (const language of ['tl', 'en'] as const) {
    const at = await visit(browser, world, { as: ana, language, theme: language === 'en' ? 'dark' : 'light' })
    const { page } = at
    const words =
      language === 'en'
        ? ['QR code of your link', 'Get a new link', 'Yes, a new link', 'You have a new link.']
        : ['QR code ng link mo', 'Kumuha ng bagong link', 'Oo, bagong link', 'May bago ka nang link.']
    const [symbol = '', renew = '', yes = '', done = ''] = words
    await at.go('/invite')
    const before = await readQr(page.getByRole('img', { name: symbol }))
    await page.getByRole('button', { name: renew }).click()
    await looksWell(`renew-${language}`, at)
    await page.getByRole('button', { name: yes }).click()
    await toast(page, done).waitFor()
    await page.getByText(before.replace(/^https?:\/\//, '')).waitFor({ state: 'detached' })
    // Nothing of the page lies over the symbol then.
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => readQr(page.getByRole('img', { name: symbol }))).not.toBe(before)
    const follower = await visit(browser, world)
    await follower.go(before.replace(world.url, ''))
    await follower.page.getByRole('heading', { name: 'Play with friends on Saya' }).waitFor()
    expect([...at.troubles, ...follower.troubles]).toEqual([])
    await follower.close()
    await at.close()
  }
})
