import {
  agencyDesk,
  approvedPlayer,
  createOperator,
  desktop,
  expectRefusals,
  inviteTerms,
  inviteTools,
  type InviteTools,
  isPart,
  journey,
  openBrowser,
  openWorld,
  phone,
  type Player,
  promotionDesk,
  readPixels,
  readQr,
  readQrOf,
  rewardTools,
  ringDesk,
  staffOf,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ringPorts } from '../apps/server/ports/invitePorts.ts'
import { findReferral } from '../apps/server/features/referral/index.ts'
import { bendAnswers } from './bendAnswers.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { giveShareSheet, takeShared } from './shareSheet.ts'
import { toast } from './toast.ts'

expectRefusals('422 POST /member/agency/apply')

let world: World
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async ({ task }) => {
  for (const at of opened) expect(at.troubles).toEqual([])
  if (!isPart(task)) await leave()
})

async function leave(): Promise<void> {
  for (const at of opened.splice(0)) await at.close()
}

async function arrive(path: string, wish: Visit): Promise<Page> {
  const at = await visit(browser, world, wish)
  opened.push(at)
  await at.go(path)
  return at.page
}

async function enter(path: string): Promise<Page> {
  const page = await arrive(path, { viewport: desktop, gate: true })
  await enterOffice(page, await createOperator(world, { role: 'compliance' }))
  return page
}

const looks = [desktop, phone].flatMap(viewport => (['light', 'dark'] as const).map(theme => ({ viewport, theme })))

/** In both themes, on a phone and on a desk; pictures of it where somebody wants to look. */
async function lookAt(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? desktop
  for (const { viewport, theme } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
    expect([name, viewport.width, theme, await findViolations(page)]).toEqual([name, viewport.width, theme, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const folder = process.env.LOOK_AT
    if (folder) await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${theme}.png`, fullPage: true })
  }
  await page.setViewportSize({ width, height })
}

async function act(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

let desk: Page
let tools: InviteTools
let parent: bigint
let children: readonly bigint[]
let rewards: readonly (readonly unknown[])[]

journey(
  'a ring of five friends',
  {
    async begin() {
      tools = inviteTools(world)
      const { live } = await promotionDesk(world)
      await live({ terms: { ...inviteTerms, most: '10' }, budget: '100000' }, 'invite')
      const member = await approvedPlayer(world)
      parent = member.uid
      children = (await tools.ring(member, 5)).map(({ uid }) => uid)
      await tools.see(ringPorts)
      rewards = await Promise.all(children.map(uid => tools.rewardsOf(member, { uid })))
      desk = await enter('/office/rings')
    },
    end: leave,
  },
  part => {
    part('waits in the list of rings with its signs in words [PROMO-157]', async () => {
      expect(rewards).toEqual(children.map(() => ['held', 'held']))
      await desk.getByText('Many friends in one place, Same device').waitFor()
      await desk.getByText('5 held').waitFor()
      await lookAt(desk, 'rings')
    })

    part(
      'is drawn with the reason of each tie beside it, and both accounts next to each other [PROMO-157]',
      async () => {
        await desk.getByRole('link', { name: String(parent) }).click()
        await desk.getByRole('heading', { name: `Invited by ${parent}` }).waitFor()
        const [first] = children
        const drawn = desk.locator('.ringNode')
        expect(new Set(await drawn.allTextContents())).toEqual(
          new Set([parent, ...children].map(uid => String(uid).slice(-5))),
        )
        const table = desk.getByRole('table', { name: `What ${first} shares` })
        await table.getByRole('cell', { name: `${parent} (invited them)` }).waitFor()
        await table.getByText('Both accounts signed in on the same device.').first().waitFor()
        await desk.getByRole('heading', { name: `Friend: ${first}` }).waitFor()
        await desk
          .getByText(/same as .*/)
          .first()
          .waitFor()
        await lookAt(desk, 'ring')
      },
    )

    part('compares a friend with any account tied to them, by the keyboard too [PROMO-313]', async () => {
      const [first, second] = children
      const choice = desk.getByLabel('Compare with')
      await desk.getByRole('heading', { name: `Invited by: ${parent}` }).waitFor()
      const isReached = () => choice.evaluate(field => field === document.activeElement)
      for (let taps = 0; taps < 100 && !(await isReached()); taps++) await desk.keyboard.press('Tab')
      expect(await isReached()).toBe(true)
      await desk.keyboard.type(String(second))
      await desk.getByRole('heading', { name: `Another friend: ${second}` }).waitFor()
      await desk.getByRole('heading', { name: `Friend: ${first}`, exact: true }).waitFor()
      expect(await desk.getByRole('heading', { name: `Invited by: ${parent}` }).count()).toBe(0)
      await lookAt(desk, 'ring-compared')
      await choice.focus()
      await desk.keyboard.press('Home')
      await desk.getByRole('heading', { name: `Invited by: ${parent}` }).waitFor()
    })

    part('is released in part: one friend free, another refused, three wait on [PROMO-154]', async () => {
      const [free, refused] = children
      await act(desk, 'Free', { Reason: 'Sister of the parent, met on video, ticket 27' })
      await desk.getByText('4 held').waitFor()
      await desk.getByRole('button', { name: `${refused} Held` }).click()
      await act(desk, 'Refuse', { Reason: 'The same face as the parent, ticket 27' })
      await desk.getByText('3 held').waitFor()
      await desk.getByRole('button', { name: `${free} Free` }).waitFor()
      await desk.getByRole('button', { name: `${refused} Refused` }).waitFor()
      await rewardTools(world).sweep()
      world.clock.advance(86_400_000)
      await tools.see(ringPorts)
      const statesOf = (uid = 0n) => tools.rewardsOf({ uid: parent }, { uid })
      const all = await Promise.all(children.map(statesOf))
      const [waits, posted, no] = [
        ['held', 'held'],
        ['posted', 'posted'],
        ['refused', 'refused'],
      ]
      expect(all).toEqual(children.map(uid => (uid === free ? posted : uid === refused ? no : waits)))
      expect(await tools.rowOf({ uid: refused ?? 0n })).toMatchObject({ parent_code: 'promotion_withheld' })
    })
  },
)

test('a ring of thirty friends is drawn so that no account covers another, on a phone and on a desk [PROMO-314]', async () => {
  const on = ringDesk(world)
  const planted = await on.plant(30, { devices: ['the phone of thirty'] })
  for (const child of planted.children) expect(await on.hold(planted.parent, child)).toBe('ring')
  const at = await enter(`/office/rings/${planted.parent}`)
  await at.getByRole('heading', { name: `Invited by ${planted.parent}` }).waitFor()
  const drawn = at.locator('.ringNode')
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await at.setViewportSize(viewport)
    await expect.poll(() => drawn.evaluateAll(coveringAccounts)).toEqual({ count: 31, covered: [] })
    const folder = process.env.LOOK_AT
    if (folder) await at.locator('.ringGraph').screenshot({ path: `${folder}/ring-30-${viewport.width}.png` })
  }
  // Every invite is drawn, and of the ties those of one friend.
  await at.getByText(/^Drawn are the ties of /).waitFor()
  expect(await at.locator('.ringEdge').count()).toBe(30 + 29)
  await lookAt(at, 'ring-of-thirty')
})

/** Which of the accounts of a graph lie over others, or beyond what is seen of it. */
function coveringAccounts(nodes: readonly Element[]): { count: number; covered: string[] } {
  const boxes = nodes.map(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    return { name: node.textContent ?? '', left, right, top, bottom }
  })
  const covered = boxes.filter((one, at) => {
    const isBeyond = one.left < 0 || one.right > innerWidth
    const isCovered = boxes.slice(at + 1).some(other => {
      return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    })
    return isBeyond || isCovered
  })
  return { count: boxes.length, covered: covered.map(({ name }) => name) }
}

let ana: Player
let page: Page
let code = ''

journey(
  'a member who would like to be an agent',
  {
    async begin() {
      ana = await world.player({ kyc: 'fully_kyc' })
      const context = { permissions: ['clipboard-read', 'clipboard-write'] }
      page = await arrive('/agency', { as: ana, viewport: phone, context })
    },
    end: leave,
  },
  part => {
    part('finds why in place of the form before they are verified, with the way to it [PROMO-158]', async () => {
      const unverified = await arrive('/agency', { as: await world.player(), viewport: phone })
      await unverified.getByText('Verify your identity first. Then you can apply.').waitFor()
      expect(await unverified.getByRole('button', { name: 'Send application' }).count()).toBe(0)
      await lookAt(unverified, 'agency-unverified')
      await unverified.getByRole('link', { name: 'Verify your identity' }).click()
      await unverified.waitForURL('**/s-kyc**')
    })

    part(
      'reads what it is, and that there is no commission, is told what is missing, and applies on the phone [PROMO-158, PROMO-161]',
      async () => {
        await page.getByText('Agents are not paid a commission.').waitFor()
        await page.getByRole('button', { name: 'Send application' }).click()
        await page.getByText('Enter your full name, up to 60 characters.').waitFor()
        await lookAt(page, 'agency-form')
        await page.getByLabel('Full name').fill('Ana Reyes')
        await page.getByLabel('Mobile number').fill('0917 123 4567')
        await page.getByLabel('Where you would invite players').fill('Facebook page “Laro tayo”')
        await page.getByRole('button', { name: 'Send application' }).click()
        await page.getByText('Being checked').waitFor()
        await lookAt(page, 'agency-pending')
      },
    )

    part(
      'is approved by staff until a day and under a reference, and has a link of their own [PROMO-159]',
      async () => {
        desk = await enter('/office/agents')
        await desk.getByRole('link', { name: 'Ana Reyes' }).click()
        await desk.getByText('Facebook page “Laro tayo”').waitFor()
        await act(desk, 'Approve', {
          'Accredited until': '2027-01-31',
          'Approval reference': 'PAGCOR-27-5',
          Reason: 'Checked the page and the approval, ticket 5',
        })
        await desk.getByText('PAGCOR-27-5').waitFor()
        await lookAt(desk, 'agent')
        await page.reload()
        await page.getByText('Your link works until January 31, 2027.').waitFor()
        await lookAt(page, 'agency-agent')
        const { token } = await staffOf(world, { role: 'compliance' })
        const { data } = await agencyDesk(world).list({ status: 'approved', uid: String(ana.uid) }, token)
        code = data.d[0]?.code ?? ''
        expect(code).toMatch(/^\d{10}$/)
      },
    )

    part('hands that link on as a symbol, by the share sheet, copied and as a picture [PROMO-312]', async () => {
      const link = await readQr(page.getByRole('img', { name: 'QR code of your link' }))
      const r = new URL(link).searchParams.get('r') ?? ''
      expect(Buffer.from(r, 'base64url').toString()).toBe(`r=${code},0`)
      await giveShareSheet(page)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      const text = 'Play with me on Saya. For players 21 and over.'
      expect(await takeShared(page)).toEqual({ title: 'Play on Saya', text, url: link, files: [] })
      await page.getByRole('button', { name: 'Copy link', exact: true }).click()
      await toast(page, 'Link copied.').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
      await page.getByRole('button', { name: 'Picture', exact: true }).click()
      const [file] = (await takeShared(page)).files
      const drawn = Buffer.from(file?.bytes ?? '', 'base64')
      const folder = process.env.LOOK_AT
      if (folder) await writeFile(`${folder}/agent-picture.png`, drawn)
      expect(await readQrOf(drawn, 720)).toBe(link)
      // Its words are those of a picture without an offer, though there is one for whoever invites friends.
      const words = { left: 60, top: 240, width: 960, height: 300 }
      async function wordsOn(path: string): Promise<Buffer> {
        await page.goto(path)
        await page.getByRole('button', { name: 'Picture', exact: true }).waitFor()
        await giveShareSheet(page)
        await page.getByRole('button', { name: 'Picture', exact: true }).click()
        const [picture] = (await takeShared(page)).files
        return readPixels(Buffer.from(picture?.bytes ?? '', 'base64'), words)
      }
      const [agent, friends] = [await wordsOn('/agency'), await wordsOn('/invite')]
      await bendAnswers<object>(page, '**/promo/invite/detail', data => ({ ...data, offer: null }))
      const plain = await wordsOn('/invite')
      expect([agent.equals(plain), friends.equals(plain)]).toEqual([true, false])
      await page.unroute('**/promo/invite/detail')
      await page.goto('/agency')
    })

    part('is extended by staff until a later day, with the same link, and reads so [PROMO-315]', async () => {
      await act(desk, 'Extend', {
        'Accredited until': '2027-06-30',
        'Approval reference': 'PAGCOR-28-1',
        Reason: 'The regulator approved another term, ticket 9',
      })
      await desk.getByText('PAGCOR-28-1').waitFor()
      await page.reload()
      await page.getByText('Your link works until June 30, 2027.').waitFor()
      const link = await readQr(page.getByRole('img', { name: 'QR code of your link' }))
      expect(new URL(link).searchParams.get('r')).toBe(Buffer.from(`r=${code},0`).toString('base64url'))
    })

    part(
      'counts the friends of that link, until staff withdraw it: from then on it brings nobody [PROMO-161, PROMO-162]',
      async () => {
        const on = agencyDesk(world)
        await on.follow(code)
        await act(desk, 'Withdraw', { Reason: 'Advertised to minors, ticket 6' })
        await desk.getByText('Withdrawn').first().waitFor()
        const late = await on.follow(code)
        expect(await world.db.app(tx => findReferral(tx, late.uid))).toMatchObject({ parent: null, state: 'unknown' })
        await page.reload()
        await page.getByText('Reason: Advertised to minors, ticket 6').waitFor()
        await page.getByRole('row', { name: /1 0 0$/ }).waitFor()
        await lookAt(page, 'agency-ended')
      },
    )
  },
)
