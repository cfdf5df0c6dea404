import {
  askOffice,
  createOperator,
  desktop,
  expectRefusals,
  journey,
  openBrowser,
  openWorld,
  type Player,
  staffOf,
  vipTools,
  type VipTools,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { setGate } from '../apps/server/features/gate/index.ts'
import { bendAnswers } from './bendAnswers.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'

expectRefusals('Failed to load resource: net::ERR_FAILED')

let world: World
let browser: Browser
let tools: VipTools
let ana: Player
let visitor: Visitor
let page: Page
async function begin() {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  tools = vipTools(world)
  ana = await tools.player()
  visitor = await visit(browser, world, { as: ana, theme: 'light' })
  page = visitor.page
}
async function end() {
  expect(visitor.troubles).toEqual([])
  await visitor.close()
  await browser.close()
  await world.close()
}

const pictures = process.env.VIP_PICTURES
async function picture(name: string, of = page) {
  if (pictures) await of.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

const tiers = (of = page) => of.getByRole('list', { name: 'Tiers' }).getByRole('listitem')
const earned = (of = page) => tiers(of).getByRole('img', { name: 'Earned', exact: true })

journey('a member comes to levels', { begin, end }, part => {
  part(
    'without a level, the way to the first one is shown, with no navigation at the bottom [VIP-01, VIP-07, SHELL-24]',
    async () => {
      await tools.play(ana, 500)
      const letGo = await holdCalls(page, '**/member/vip')
      await visitor.go('/s-vip')
      await page.getByRole('status', { name: 'Loading...' }).waitFor()
      await letGo()
      await page.getByRole('heading', { name: 'No level yet' }).waitFor()
      expect(
        await page.getByRole('progressbar', { name: '25% of the way to VIP 1' }).getAttribute('aria-valuenow'),
      ).toBe('25')
      await page.getByText('1,500 XP to reach VIP 1').waitFor()
      expect(await page.getByRole('navigation').count()).toBe(0)
      expect(await earned().count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
      await picture('none')
    },
  )

  part(
    'a level that was reached is congratulated on and shown with its tier, the percent and what is missing [ROUTE-09, VIP-04, VIP-06, VIP-08]',
    async () => {
      await tools.play(ana, 114_500)
      await tools.minute()
      await tools.read()
      await visitor.go('/my')
      const card = page.getByRole('link', { name: /^VIP 7/ })
      expect(await card.innerText()).toContain('115,000 XP')
      await card.click()
      await page.waitForURL('**/s-vip')
      await page.getByRole('heading', { name: 'Silver, VIP 7' }).waitFor()
      await page.getByText('45,000 XP to reach VIP 8').waitFor()
      await page.getByRole('progressbar', { name: '25% of the way to VIP 8' }).waitFor()
      expect((await tiers().allInnerTexts()).map(text => text.split('\n')[0])).toEqual([
        'Bronze',
        'Silver',
        'Gold',
        'Platinum',
        'Diamond',
      ])
      expect(await earned().count()).toBe(2)
      expect(await tiers().getByRole('img', { name: 'Not earned yet' }).count()).toBe(3)
      await page.getByText('Once, at VIP 8').waitFor()
      await page.getByText('₱188', { exact: true }).first().waitFor()
      await picture('silver')
    },
  )

  part(
    'all levels are listed in their tiers with their bonuses, up to the 29th [ROUTE-10, SHELL-24, VIP-02, VIP-03, VIP-04, VIP-05]',
    async () => {
      await page.getByRole('link', { name: 'All levels' }).click()
      await page.waitForURL('**/s-vip/level-system')
      await page.getByRole('heading', { name: 'Diamond' }).waitFor()
      const rows = page.locator('tbody').getByRole('row')
      expect(await rows.count()).toBe(29)
      expect((await rows.first().innerText()).split(/\s+/)).toEqual(['1', '2,000', '₱8', '₱58'])
      expect((await rows.last().innerText()).split(/\s+/)).toEqual(['29', '200,000,000', '₱88,888', '₱8,888'])
      expect((await rows.nth(6).innerText()).split(/\s+/)).toEqual(['7', 'You', '100,000', '₱128', '₱188'])
      const colours = await page.locator('header .medal').evaluateAll(medals => medals.map(medal => medal.dataset.tier))
      expect(colours).toEqual(['bronze', 'silver', 'gold', 'platinum', 'diamond'])
      expect(await page.getByRole('navigation').count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
      await picture('levels')
    },
  )

  part('what a bonus of a level locks is said in plain words, on both pages [VIP-30]', async () => {
    for (const tier of ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']) {
      await page
        .getByRole('region', { name: tier })
        .getByText('You can withdraw a bonus once you have bet its amount in total.')
        .waitFor()
    }
    const locked = 'Until then a bonus locks at most its own amount. The money you had before stays free.'
    await page.getByText(locked).waitFor()
    await visitor.go('/s-vip')
    const benefit = page.getByRole('listitem').filter({ hasText: 'Bets before you withdraw' })
    await benefit.getByText(`You can withdraw a bonus once you have bet its amount in total. ${locked}`).waitFor()
    await picture('benefits')
    // Of levels that ask for more, or for nothing, each says so.
    type Rule = Readonly<Record<string, readonly { readonly level: number }[]>>
    const asking = (level: number) => (level < 9 ? 3 : 0)
    await bendAnswers<Rule>(page, '**/member/vip/rule*', rule => ({
      ...rule,
      Silver: rule.Silver?.map(one => ({ ...one, multiple: asking(one.level) })),
    }))
    const often = 'You can withdraw a bonus once you have bet 3 times its amount in total.'
    await visitor.go('/s-vip')
    await benefit.getByText(`${often} ${locked}`).waitFor()
    await benefit.getByText('3×', { exact: true }).waitFor()
    await visitor.go('/s-vip/level-system')
    const silver = page.getByRole('region', { name: 'Silver' })
    await silver.getByText(`VIP 7 to 8: ${often}`).waitFor()
    await silver.getByText('VIP 9 to 12: You can withdraw these bonuses at once.').waitFor()
    await page.unroute('**/member/vip/rule*')
    await visitor.go('/s-vip/level-system')
    await page.getByRole('heading', { name: 'Diamond' }).waitFor()
  })

  part('whoever comes to the last level has earned every tier, and each looks it [VIP-05, VIP-08]', async () => {
    const looks = (of: Page) =>
      of
        .locator('header .medal')
        .evaluateAll(medals => medals.map(({ dataset }) => [dataset.tier, dataset.empty ?? '']))
    /** What each medal is painted with. */
    const paints = (of: Page) =>
      of.locator('header .medal').evaluateAll(medals =>
        medals.map(medal => {
          const metal = medal.querySelector('.medalMetal')
          return `${metal && getComputedStyle(metal).stopColor} ${getComputedStyle(medal).opacity}`
        }),
      )
    const names = ['bronze', 'silver', 'gold', 'platinum', 'diamond']
    expect(await looks(page)).toEqual(names.map((name, at) => [name, at < 2 ? '' : 'true']))
    const bea = await tools.player('fully_kyc', 200_000_000n)
    const other = await visit(browser, world, { as: bea })
    await other.go('/s-vip/level-system')
    await other.page.getByRole('heading', { name: 'Diamond' }).waitFor()
    expect(await looks(other.page)).toEqual(names.map(name => [name, 'true']))
    const empty = await paints(other.page)
    for (let turn = 0; turn < 20; turn++) await tools.play(bea, 10_000_000)
    await tools.minute()
    await other.go('/s-vip/level-system')
    await other.page.getByRole('heading', { name: 'Diamond' }).waitFor()
    await expect.poll(() => looks(other.page)).toEqual(names.map(name => [name, '']))
    // Five metals, and none of them as the empty ones are.
    const earnedPaints = await paints(other.page)
    expect([empty.length, new Set(earnedPaints).size]).toEqual([5, 5])
    expect(earnedPaints.filter(paint => empty.includes(paint) || paint.startsWith('null'))).toEqual([])
    await other.close()
  })

  part('in the dark and in Tagalog both pages hold, on a phone and on a desk', async () => {
    const dark = await visit(browser, world, { as: ana, theme: 'dark', language: 'tl' })
    await dark.go('/s-vip')
    await dark.page.getByRole('heading', { name: 'Silver, VIP 7' }).waitFor()
    await dark.page.getByText('45,000 XP para sa VIP 8').waitFor()
    expect(await findViolations(dark.page)).toEqual([])
    await picture('silver-dark-tagalog', dark.page)
    await dark.page.setViewportSize(desktop)
    await picture('silver-dark-desktop', dark.page)
    await dark.go('/s-vip/level-system')
    await dark.page.getByRole('heading', { name: 'Platinum' }).waitFor()
    expect(await findViolations(dark.page)).toEqual([])
    await picture('levels-dark-desktop', dark.page)
    expect(dark.troubles).toEqual([])
    await dark.close()
  })

  part('what cannot be loaded says so, and is there when it is asked again', async () => {
    const at = await visit(browser, world, { as: ana })
    await at.page.route('**/member/vip/rule*', route => route.abort())
    await at.go('/s-vip')
    await at.page.getByText('This could not be loaded.').waitFor()
    await at.page.unroute('**/member/vip/rule*')
    await at.page.getByRole('button', { name: 'Try again' }).click()
    await at.page.getByRole('heading', { name: 'Silver, VIP 7' }).waitFor()
    await at.close()
  })

  part(
    'whoever takes time out reads what they have, and nothing of what is missing, nor of a birthday bonus to come [VIP-22, VIP-31]',
    async () => {
      const nowMs = world.clock.now()
      const gate = {
        uid: ana.uid,
        cause: 'time_out',
        openUntilMs: null,
        closedUntilMs: nowMs + 3_600_000,
        nowMs,
      } as const
      await world.db.member(ana.uid, tx => setGate(tx, gate))
      await visitor.go('/s-vip')
      await page.getByRole('heading', { name: 'Silver, VIP 7' }).waitFor()
      await page.getByText('115,000 XP', { exact: true }).waitFor()
      expect(await page.getByText('VIP 8').count()).toBe(0)
      expect(await page.getByRole('progressbar').count()).toBe(0)
      await page.getByText('Given once, at VIP 7').waitFor()
      expect(await page.getByText(/birthday/i).count()).toBe(0)
      await page.getByText('You can withdraw a bonus once you have bet its amount in total.').waitFor()
      expect(await findViolations(page)).toEqual([])
      await picture('quiet')
    },
  )

  part(
    'nor of what a first level would bring, and what was given this year stays in sight [VIP-22, VIP-31]',
    async () => {
      const cai = await tools.player()
      const nowMs = world.clock.now()
      const gate = { uid: cai.uid, cause: 'time_out', openUntilMs: null, closedUntilMs: nowMs + 3_600_000 } as const
      await world.db.member(cai.uid, tx => setGate(tx, { ...gate, nowMs }))
      const quiet = await visit(browser, world, { as: cai, theme: 'dark' })
      await quiet.go('/s-vip')
      await quiet.page.getByRole('heading', { name: 'No level yet' }).waitFor()
      await quiet.page.getByText('No offers for you right now').waitFor()
      expect(await quiet.page.getByText(/birthday|₱58|VIP 1/i).count()).toBe(0)
      expect(await findViolations(quiet.page)).toEqual([])
      await picture('quiet-none', quiet.page)
      const given = { birthday: { given: '58.00', on: null } }
      await bendAnswers<object>(quiet.page, '**/member/vip', own => ({ ...own, ...given }))
      await quiet.go('/s-vip')
      await quiet.page.getByText('₱58 was given this year').waitFor()
      await quiet.go('/s-vip/level-system')
      await quiet.page.getByText('No offers for you right now').waitFor()
      expect(await quiet.page.getByRole('row').count()).toBe(0)
      await quiet.close()
    },
  )

  part(
    'two people of the office change the levels, with who rises and what it costs before their eyes [VIP-23]',
    async () => {
      const [finance, compliance] = [
        await createOperator(world, { role: 'finance' }),
        await createOperator(world, { role: 'compliance' }),
      ]
      const ben = await tools.player()
      await tools.play(ben, 1500)
      await tools.minute()
      const desk = await visit(browser, world, { viewport: desktop })
      await desk.page.goto(`${world.url}/office/vip`)
      await enterOffice(desk.page, finance)
      const rows = desk.page.getByRole('region', { name: 'Table of levels' }).locator('tbody').getByRole('row')
      await rows.first().waitFor()
      const { data } = await askOffice(
        world,
        'GET /office/api/vip/levels',
        {},
        (await staffOf(world, { role: 'support' })).token,
      )
      const members = data.levels.map(level => String(level.members))
      expect(members).toHaveLength(29)
      expect(members[6]).not.toBe('0')
      expect(await rows.locator('td:last-child').allInnerTexts()).toEqual(members)
      const first = desk.page.getByRole('textbox', { name: 'XP, VIP 1', exact: true })
      await first.fill('1000')
      await desk.page.getByRole('textbox', { name: 'Level-up, ₱, VIP 1', exact: true }).fill('4')
      await desk.page.getByRole('button', { name: 'Preview' }).click()
      await desk.page.getByText('1 member rises at once, for ₱4.00 in bonuses.').waitFor()
      expect(await findViolations(desk.page)).toEqual([])
      await picture('office-preview', desk.page)
      await desk.page.getByRole('button', { name: 'Propose these levels' }).click()
      const dialog = desk.page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('As the committee agreed')
      await dialog.getByRole('button', { name: 'Propose these levels' }).click()
      await desk.page.getByText('VIP 1: XP 2000 → 1000, Level-up, ₱ 8 → 4').waitFor()
      expect(await desk.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
      await desk.close()
      const other = await visit(browser, world, { viewport: desktop, theme: 'dark' })
      await other.page.goto(`${world.url}/office/vip`)
      await enterOffice(other.page, compliance)
      await other.page.getByRole('button', { name: 'Approve' }).click()
      const question = other.page.getByRole('dialog')
      await question.getByRole('textbox', { name: 'Reason' }).fill('Checked with finance')
      await question.getByRole('button', { name: 'Approve' }).click()
      await other.page.getByText('Approved', { exact: true }).waitFor()
      expect(await findViolations(other.page)).toEqual([])
      await picture('office-approved', other.page)
      await other.close()
      await tools.minute()
      expect(await tools.bonusesOf(ben)).toEqual([4])
    },
  )
})
