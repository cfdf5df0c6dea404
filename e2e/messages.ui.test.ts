import {
  ask,
  isPart,
  journey,
  openBrowser,
  openStudioWorld,
  payBonus,
  phone,
  type Player,
  readJournal,
  setMaintenance,
  type StudioWorld,
  tellMessages,
  type Visit,
  type Visitor,
  visit,
} from '@saya/testing'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { tellNews } from '../apps/server/platform/events/index.ts'
import { notifyMember } from '../apps/server/features/message/index.ts'
import { findViolations } from './findViolations.ts'
import { suback } from './goListening.ts'

let on: StudioWorld
let browser: Browser
const visitors: Visitor[] = []
/** Pages that have their line to the server, and what came over it. */
const heard = new Map<Page, string[]>()

beforeAll(async () => {
  on = await openStudioWorld({ pages: true, remembersSessions: true, games: [...ownGames.values()] })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(async ({ task }) => {
  for (const { troubles } of visitors) expect(troubles.filter(trouble => !trouble.includes('503'))).toEqual([])
  if (!isPart(task)) await leave()
})

async function leave(): Promise<void> {
  for (const visitor of visitors.splice(0)) await visitor.close()
}

async function come(as: Player, path: string, wish: Visit = {}): Promise<Visitor> {
  const visitor = await visit(browser, on.world, { as, viewport: phone, ...wish })
  visitors.push(visitor)
  const { page } = visitor
  // The window may be that of an earlier visit, whose line is gone.
  heard.delete(page)
  page.on('websocket', line => {
    line.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') return
      if (payload[0] === suback) heard.set(page, heard.get(page) ?? [])
      else heard.get(page)?.push(payload.toString('latin1'))
    })
  })
  await visitor.go(path)
  await listens(page)
  return visitor
}

const listens = (page: Page) => vi.waitFor(() => expect(heard.has(page)).toBe(true), { timeout: 15_000 })

async function pay({ uid }: Player, cashType: 4001 | 4003 | 4004 | 4009, amount: bigint): Promise<void> {
  await payBonus(on.world, uid, { cashType, amount })
  await tellMessages(on.world)
}

/** Tells a member's messages once more, as a copy does that was cut off before it noted that it had told them. */
async function tellAgain({ uid }: Player): Promise<void> {
  await on.world.db.member(uid, tx =>
    tx.updateTable('message').set({ announced_at: null }).where('uid', '=', uid).execute(),
  )
  await tellMessages(on.world)
}

const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await dialog.waitFor({ state: 'detached' })
}

let ana: Player
let at: Visitor

const told = () => toldOn(at.page, ana)

async function begin(balance?: bigint): Promise<void> {
  ana = await on.player(balance)
  at = await come(ana, '/')
}

/** What a page was told on the topic of a member. */
function toldOn(page: Page, { uid }: Player): readonly object[] {
  const frames = heard.get(page)?.filter(frame => frame.includes(`bonus_notify${uid}`)) ?? []
  return frames.map(frame => JSON.parse(frame.slice(frame.indexOf('{'))) as object)
}

/** The ids of what was shown on this device. */
async function keptIds(): Promise<readonly string[]> {
  return fromKept(await at.page.evaluate(() => localStorage.getItem('saya.1:giftIds')))
}

journey('a bonus that is told live', { begin: () => begin(), end: leave }, part => {
  const old = Array.from({ length: 50 }, (_, index) => `old ${index}`)
  const upgrade = () => sheet(at.page, 'VIP Upgrade Bonus')
  const birthday = () => sheet(at.page, 'Birthday Bonus')

  part('comes on the topic of its member with an id, its kind and its amount [MSG-15, MSG-20, MSG-21]', async () => {
    await at.page.evaluate(ids => localStorage.setItem('saya.1:giftIds', ids), toKept(old))
    await pay(ana, 4003, 5_000_000n)
    await pay(ana, 4004, 880_000n)
    await expect.poll(told).toHaveLength(2)
    const messageId: unknown = expect.stringMatching(/./)
    expect(told()[0]).toMatchObject({ messageId, cash_type: 4003, amount: '500.00' })
    expect(told()[1]).toMatchObject({ messageId, cash_type: 4004, amount: '88.00' })
  })

  part('congratulates on a VIP upgrade with its amount in pesos [MSG-23, MSG-24]', async () => {
    await upgrade().getByText('Your VIP level went up. ₱500.00 was added to your balance.').waitFor()
    await upgrade().getByText('Congratulations!').waitFor()
    expect(await at.page.getByRole('dialog').count()).toBe(1)
    expect(await findViolations(at.page)).toEqual([])
  })

  part(
    'congratulates on a birthday with its amount in pesos, and is shown once though it is told twice [MSG-17, MSG-23, MSG-25]',
    async () => {
      // While the first is looked at both come again.
      await tellAgain(ana)
      await expect.poll(told).toHaveLength(4)
      await close(upgrade())
      await birthday().getByText('₱88.00 was added to your balance').waitFor()
      await birthday().getByText('Congratulations!').waitFor()
      await close(birthday())
      expect(await at.page.getByRole('dialog').count()).toBe(0)
    },
  )

  part('is kept among the last fifty that were shown [MSG-16, MSG-22]', async () => {
    const kept = await keptIds()
    expect(kept).toHaveLength(50)
    expect(kept.slice(0, 48)).toEqual(old.slice(2))
    const ids = told().map(message => (message as { messageId: string }).messageId)
    expect(kept.slice(48)).toEqual(ids.slice(0, 2))
  })

  part(
    'is not shown again by another page of the device, where a new one is told in plain words [MSG-22]',
    async () => {
      heard.delete(at.page)
      await at.go('/my')
      await listens(at.page)
      await tellAgain(ana)
      await pay(ana, 4001, 200_000n)
      const box = sheet(at.page, 'Mystery Box')
      await box.getByText('₱20.00 was added to your balance.').waitFor()
      expect(await box.getByText('Congratulations!').count()).toBe(0)
      await close(box)
      expect(await at.page.getByRole('dialog').count()).toBe(0)
    },
  )
})

journey('somebody in a game', { begin: () => begin(10_000_000n), end: leave }, part => {
  const game = () => at.page.frameLocator('iframe[title="Game: Mangga Fiesta"]')
  const dialogs = () => at.page.getByRole('dialog').count()

  part('is not disturbed by a bonus [GAME-62, GAME-64]', async () => {
    await at.page.getByRole('link', { name: 'Mangga Fiesta' }).first().click()
    await at.page.waitForURL('**/s-game-page/mangga-fiesta')
    await game().getByRole('button', { name: 'Spin', exact: true }).waitFor()
    await pay(ana, 4009, 100_000n)
    await expect.poll(() => heard.get(at.page)?.join('').includes('"amount":"10.00"')).toBe(true)
    expect(await dialogs()).toBe(0)
  })

  part('may go out and come in again within 300 ms without being shown what waits', async () => {
    await at.page.evaluate(() => {
      history.back()
      setTimeout(() => history.forward(), 120)
    })
    await at.page.waitForURL('/')
    await at.page.waitForURL('**/s-game-page/mangga-fiesta')
    await game().getByRole('button', { name: 'Leave game' }).waitFor()
    await pay(ana, 4003, 5_000_000n)
    await pay(ana, 4001, 200_000n)
    await expect.poll(() => heard.get(at.page)?.join('').includes('"amount":"20.00"')).toBe(true)
    expect(await dialogs()).toBe(0)
  })

  part('is told of maintenance at once, and of nothing else [GAME-64, GAME-65, TXN-50]', async () => {
    await setMaintenance(on.world.db, true)
    const closing = at.page.getByRole('dialog', { name: '系统维护中，请稍后再试' })
    await closing.waitFor()
    expect(heard.get(at.page)?.join('')).toContain('"cash_type":999')
    expect(await dialogs()).toBe(1)
    await setMaintenance(on.world.db, false)
    await closing.getByRole('button').click()
    await closing.waitFor({ state: 'detached' })
    on.world.clock.advance(2000)
    expect(await dialogs()).toBe(0)
  })

  part('is shown 300 ms after leaving what waited, each once the one before is closed [GAME-66, GAME-67]', async () => {
    await game().getByRole('button', { name: 'Leave game' }).click()
    await at.page.waitForURL('/')
    const leftAt = performance.now()
    await sheet(at.page, 'VIP Upgrade Bonus').waitFor()
    expect(performance.now() - leftAt).toBeGreaterThan(200)
    expect(await dialogs()).toBe(1)
    await close(sheet(at.page, 'VIP Upgrade Bonus'))
    await close(sheet(at.page, 'Mystery Box'))
  })

  part('is never shown what waited when the game was entered again: it stays unread [GAME-63]', async () => {
    expect(await dialogs()).toBe(0)
    const { data } = await ask(on.world, 'GET /member/message/list', {}, ana)
    const read = data.d.map(({ cash_type, is_read }) => `${cash_type} ${is_read ? 'read' : 'unread'}`)
    expect(read.toSorted()).toEqual(['4001 read', '4003 read', '4009 unread'])
  })
})

test('the messages are led to from My, with a mark while one is unread, and each opens and is read by it, without the navigation [SHELL-19, SUPPORT-18]', async () => {
  const ana = await on.player()
  const { page, go } = await come(ana, '/my/news', { language: 'tl' })
  await page.getByText('Wala pang mensahe').waitFor()
  for (let made = 1; made <= 12; made++) {
    on.world.clock.advance(60_000)
    await payBonus(on.world, ana.uid, { cashType: made === 12 ? 4004 : 4001, amount: BigInt(made) * 1_000_000n })
  }
  // Nobody tells of them live: they came while she was away.
  await readJournal(on.world)
  await go('/my')
  const row = page.getByRole('link', { name: /Mga mensahe/ })
  await row.getByText('Hindi pa nabasa').waitFor()
  expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
  await row.click()
  await page.waitForURL('**/my/news')
  const messages = page.getByRole('list', { name: 'Mga mensahe' })
  await messages.getByRole('button').nth(11).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  const first = messages.getByRole('button').first()
  await first.press('Enter')
  await page.getByRole('dialog', { name: 'Birthday Bonus' }).getByText('₱1,200.00').first().waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => messages.getByText('Hindi pa nabasa').count()).toBe(11)
  await page.getByRole('button', { name: 'Markahan lahat na nabasa' }).click()
  await expect.poll(() => messages.getByText('Hindi pa nabasa').count()).toBe(0)
  await page.getByRole('button', { name: 'Markahan lahat na nabasa' }).waitFor({ state: 'detached' })
  await page.goBack()
  await row.waitFor()
  await expect.poll(() => row.getByText('Hindi pa nabasa').count()).toBe(0)
})

test('an event is marked as unread and listed while somebody looks, lies over nothing, and leads to where it stands [FACT-61]', async () => {
  const ana = await on.player()
  const { page } = await come(ana, '/my/news')
  await page.getByText('No messages yet').waitFor()
  const nowMs = on.world.clock.now()
  await on.world.db.member(ana.uid, async tx => {
    const event = { uid: ana.uid, nowMs }
    await notifyMember(tx, { ...event, kind: 'withdrawal_canceled', about: 'one', amount: 5_000_000n })
    await notifyMember(tx, { ...event, kind: 'kyc_rejected', about: 'version 1', nowMs: nowMs + 1000 })
  })
  await tellMessages(on.world)
  const messages = page.getByRole('list', { name: 'Messages' })
  await messages.getByRole('button').nth(1).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await messages.getByText('Unread').count()).toBe(2)
  const notes = toldOn(page, ana)
  expect(notes).toContainEqual(expect.objectContaining({ kind: 'withdrawal_canceled' }))
  expect(notes.filter(note => 'amount' in note)).toEqual([])
  expect(
    heard.get(page)?.filter(frame => !frame.includes(`bonus_notify${ana.uid}`) && frame.includes('withdraw')),
  ).toEqual([])
  expect(await findViolations(page)).toEqual([])
  await messages.getByRole('button', { name: /Withdrawal canceled ₱500\.00/ }).click()
  const dialog = sheet(page, 'Withdrawal canceled')
  await dialog.getByText('Your withdrawal of ₱500.00 was canceled. The money is back in your balance.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'See details' }).click()
  await page.waitForURL(address => address.pathname === '/s-transaction/withdraw')
})

test('a line that is not answered is given up after 4 s and tried again 2 s later, and so is one that is lost [MSG-18]', async () => {
  const ana = await on.player()
  const visitor = await visit(browser, on.world, { as: ana, viewport: phone })
  visitors.push(visitor)
  const { page } = visitor
  let tried = 0
  await page.routeWebSocket(/\/mqtt$/, line => {
    if (++tried > 1) line.connectToServer()
  })
  await page.addInitScript(noteLines)
  // The time of the page goes on only where the test says so, however long the machine takes for it.
  const beganAt = Date.now()
  await page.clock.install({ time: beganAt })
  await page.clock.pauseAt(beganAt + 1000)
  await page.goto('/s-docs/faq')
  const lines = () => page.evaluate(() => Reflect.get(window, 'lines') as Lines)
  async function openedThen(): Promise<number> {
    await page.clock.runFor(50)
    return (await lines()).opened.length
  }
  await expect.poll(openedThen).toBe(1)
  await page.clock.runFor(6000)
  const [first = 0, second = 0, ...more] = (await lines()).opened
  expect([second - first, more]).toEqual([6000, []])

  // The broker ends the line, and the page comes back to it.
  const end = () => on.world.db.app(tx => tellNews(tx, 'session.ended', { uid: String(ana.uid) }))
  await expect.poll(async () => [await end(), (await lines()).closed].at(-1)).toBe(2)
  await page.clock.runFor(1900)
  expect((await lines()).opened).toHaveLength(2)
  await expect.poll(openedThen).toBe(3)
  await page.clock.resume()
  async function arrives(): Promise<number> {
    await pay(ana, 4001, 300_000n)
    return page.getByRole('dialog').count()
  }
  await expect.poll(arrives, { timeout: 6000 }).toBe(1)
})

interface Lines {
  readonly opened: readonly number[]
  readonly closed: number
}

/** Notes in the page when it opens a line, and how many have ended. */
const noteLines = `
  const lines = (window.lines = { opened: [], closed: 0 })
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where)
      lines.opened.push(performance.now())
      this.addEventListener('close', () => lines.closed++)
    }
  }
`

/** As the app keeps it on a host of its own. */
function toKept(value: unknown): string {
  const json = JSON.stringify(value)
  return Buffer.from(json).toString('base64')
}

function fromKept(kept: string | null): readonly string[] {
  return JSON.parse(Buffer.from(kept ?? '', 'base64').toString()) as string[]
}
