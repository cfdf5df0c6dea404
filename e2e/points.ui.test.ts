import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import {
  collectTasks,
  createOperator,
  desktop,
  expectRefusals,
  joinLongAgo,
  journey,
  mallTools,
  openBrowser,
  openWorld,
  type Player,
  setLinks,
  tallyPlay,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { bendAnswers } from './bendAnswers.ts'
import { changeTasks } from './changeTasks.ts'
import { collectDailyFollow, collectFollow } from './collectFollow.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'
import { seeFilcoinsWait } from './seeFilcoinsWait.ts'

expectRefusals('Failed to load resource: net::ERR_FAILED')

let world: World
let browser: Browser
let ana: Player
let visitor: Visitor
let page: Page
async function begin() {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  await setLinks(world.db, 'media', [{ name: 'Facebook', url: 'https://social.example/saya' }])
  ana = await world.player({ kyc: 'basic_kyc' })
  visitor = await visit(browser, world, { as: ana })
  page = visitor.page
}
async function end() {
  await visitor.close()
  await browser.close()
  await world.close()
}

const pictures = process.env.POINTS_PICTURES
async function picture(name: string, of = page) {
  if (pictures) await of.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

/** What the days of a check-in say of themselves, the first one first. */
const statesOf = (days: Locator) =>
  days.locator('[data-state]').evaluateAll(all => all.map(one => one.getAttribute('data-state')))

const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function collect(name: string) {
  await row(name)
    .getByRole('button', { name: `Collect: ${name}` })
    .click()
  await page.getByText('Filcoins collected!').waitFor()
  await page.getByRole('button', { name: 'Great' }).click()
  // What closes takes its entry out of the history, and whoever leaves the page earlier races with that.
  await expect.poll(() => page.evaluate<boolean>('!history.state?.modal')).toBe(true)
}

journey('a member earns Filcoins', { begin, end }, part => {
  part(
    'the page of Filcoins has both tabs, the balance, the check-in of seven days and the newbie tasks with their end [POINTS-02, POINTS-04, POINTS-05, POINTS-55, POINTS-57, ROUTE-34]',
    async () => {
      await visitor.go('/s-points')
      await page.getByRole('heading', { name: '7-day check-in' }).waitFor()
      expect(await page.getByRole('link', { name: 'Earn Filcoins' }).getAttribute('href')).toBe('/s-points')
      expect(await page.getByRole('link', { name: 'Redeem Filcoins' }).getAttribute('href')).toBe('/s-points/mall')
      await page.getByRole('tab').first().waitFor()
      expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Newbie Tasks', 'Daily Tasks'])
      await page.getByText(/^Newbie tasks will end: 6 days and \d\d:\d\d:\d\d$/).waitFor()
      expect(await findViolations(page)).toEqual([])
      await picture('newbie')
    },
  )
  part(
    'checking in gives what the day gives, counts the days in a row, and cannot be done again today [POINTS-46, POINTS-47, POINTS-48, POINTS-50, POINTS-61, POINTS-87]',
    async () => {
      await page.getByText('Today', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Check in', exact: true }).click()
      await page.getByText('Filcoins collected!').waitFor()
      await page.getByText('+10 Filcoins').waitFor()
      await picture('reward')
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Great' }).click()
      const done = page.getByRole('button', { name: 'Checked in today' })
      await done.waitFor()
      expect(await done.isDisabled()).toBe(true)
      await page.getByText(': Checked in').first().waitFor()
      // On its day alone, and beside the button no more.
      const week = page.getByRole('region', { name: '7-day check-in' })
      expect(await week.getByText('+10', { exact: true }).count()).toBe(1)
      await page.getByText('1 day in a row').waitFor()
      await page.getByText(/^Newbie tasks will end: 6 days and 1[12]:\d\d:\d\d$/).waitFor()
    },
  )
  part(
    'a task says go, collect, completed, ongoing or failed, and what was done is collected [POINTS-32, POINTS-33, POINTS-34, POINTS-36, POINTS-38]',
    async () => {
      await row('Add your email').getByRole('link', { name: 'Go: Add your email' }).waitFor()
      await collect('Verify your identity')
      await row('Verify your identity').getByText('Completed').waitFor()
      await page.getByText('210', { exact: true }).waitFor()
      // What is done asks for nothing more.
      expect(await row('Verify your identity').getByRole('button').count()).toBe(0)
      const day = manilaDay(world.clock.now())
      await tallyPlay(world, ana, { day, game: 1, bet: 600n * unitsPerPeso, win: 0n })
      await page.getByRole('tab', { name: 'Daily Tasks' }).click()
      await row('Bet on any game').getByRole('link', { name: 'Go: Bet on any game' }).waitFor()
      await visitor.go('/s-points/daily-task')
      await collect('Bet on any game')
      await row('Bet on any game').getByText('Ongoing').waitFor()
      await row('Bet on any game').getByText('₱600 of ₱2,000').waitFor()
      const seen = page.waitForResponse(/\/promo\/task\/visit/)
      await visitor.go('/s-points/mall')
      await seen
      await visitor.go('/s-points/daily-task')
      await collect('Look around the mall')
      await row('Look around the mall').getByText('Collected', { exact: true }).waitFor()
      expect(await findViolations(page)).toEqual([])
    },
  )
  part(
    'a task that is to be done leads where it is done, and back to it [POINTS-37, POINTS-41, ROUTE-39]',
    async () => {
      await row('Bet ₱500 on slots').getByRole('link').click()
      await page.waitForURL(/\/s-game\/category\/Slot\?sort=Popular$/)
      await page.goBack()
      await row('Bet ₱500 on slots').waitFor()
      await page.waitForURL(/\/s-points\/daily-task$/)
      // Also whoever chose the tab by hand finds it as they left it, from a page with a way back of its own.
      await visitor.go('/s-points')
      await page.getByRole('tab', { name: 'Daily Tasks' }).click()
      await row('Bet ₱500 on slots').getByRole('link').click()
      await page.waitForURL(/\/s-game\/category\/Slot/)
      await page.goBack()
      await page.waitForURL(/\/s-points$/)
      await row('Bet ₱500 on slots').waitFor()
      expect(await page.getByRole('tab', { name: 'Daily Tasks' }).getAttribute('aria-selected')).toBe('true')
    },
  )
  part(
    'a follow opens our page and is then collected; what is collected does nothing more [POINTS-39, POINTS-40]',
    async () => {
      await visitor.go('/s-points')
      await page.getByRole('tab', { name: 'Newbie Tasks' }).click()
      await collectFollow(visitor, row('Follow Saya'))
      await row('Follow Saya').getByText('Completed').waitFor()
      expect(await row('Follow Saya').locator('a, button').count()).toBe(0)
      const told: string[] = []
      page.on('request', request => void (request.method() === 'POST' && told.push(request.url())))
      page.context().on('page', another => void told.push(another.url()))
      for (const place of [row('Follow Saya'), row('Follow Saya').getByText('Completed')]) await place.click()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect([told, new URL(page.url()).pathname]).toEqual([[], '/s-points'])
      await collectDailyFollow(browser, world)
    },
  )
  part(
    'the record shows the days of a month, and none that is still to come [POINTS-06, POINTS-58, POINTS-59, POINTS-62]',
    async () => {
      await page.getByRole('button', { name: 'Checked-in record' }).click()
      const sheet = page.getByRole('dialog', { name: 'Checked-in record' })
      await sheet.getByText('1 day checked in this month').waitFor()
      expect(await sheet.getByRole('button', { name: 'Next month' }).isDisabled()).toBe(true)
      const of = Number(manilaDay(world.clock.now()).slice(8))
      const states = await statesOf(sheet)
      const toCome = Array<string>(states.length - of).fill('pending')
      expect(states).toEqual([...Array<string>(of - 1).fill('missed'), 'signed', ...toCome])
      expect(await sheet.locator('.calendar > :not(.calendarName)').count()).toBe(35)
      await picture('calendar')
      expect(await findViolations(page)).toEqual([])
      await sheet.getByRole('button', { name: 'Previous month' }).click()
      await sheet.getByText('0 days checked in this month').waitFor()
      await sheet.getByRole('button', { name: 'Next month' }).click()
      await sheet.getByText('1 day checked in this month').waitFor()
      await sheet.getByRole('button', { name: 'Close' }).click()
    },
  )
  part(
    'Details lists what was earned by day with its total, and has no bottom navigation [POINTS-07, POINTS-08, POINTS-09, POINTS-10, ROUTE-37, SHELL-27]',
    async () => {
      await page.getByRole('link', { name: 'Details' }).click()
      await page.waitForURL('**/s-points/earn/detail')
      await page.getByRole('heading', { name: 'Details' }).waitFor()
      await page.getByText('Total earned +245').waitFor()
      const checkIn = page.getByRole('listitem').filter({ hasText: 'Check-in, day 1' })
      expect(await checkIn.innerText()).toMatch(/Check-in, day 1\s+1[12]:\d\d\s[AP]M\s+\+10$/i)
      expect(await checkIn.locator('img').getAttribute('src')).toBe('/img/task/coin.svg')
      await page.getByText('+200', { exact: true }).waitFor()
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Redeem' }).getAttribute('href')).toBe('/s-points/mall/detail')
      expect(await findViolations(page)).toEqual([])
      await picture('details')
    },
  )
  part(
    'a missed day is offered with today, and both are in at once [POINTS-46, POINTS-49, POINTS-68, POINTS-87]',
    async () => {
      world.clock.advance(2 * dayMs)
      await visitor.go('/s-points')
      await page.getByText('Missed', { exact: true }).waitFor()
      await page.getByText('You missed yesterday. Once in seven days you can check in for it too.').waitFor()
      await picture('make-up')
      // Today alone gives so much: on its day, and beside the button.
      const week = page.getByRole('region', { name: '7-day check-in' })
      expect(await week.getByText('+30', { exact: true }).count()).toBe(2)
      await page.getByRole('button', { name: 'Check in both days for +50' }).click()
      await page.getByText('+50 Filcoins').waitFor()
      await page.getByRole('button', { name: 'Great' }).click()
      await page.getByRole('button', { name: 'Checked in today' }).waitFor()
      await expect.poll(() => page.getByText('Missed', { exact: true }).count()).toBe(0)
      await page.getByText('3 days in a row').waitFor()
    },
  )
  part(
    'behind the first week only daily tasks and their cycle show, in Tagalog, in the dark and on a desk [POINTS-51, POINTS-54, POINTS-56, POINTS-60]',
    async () => {
      const ben = await world.player({ kyc: 'fully_kyc' })
      await joinLongAgo(world, ben.uid)
      const desk = await visit(browser, world, { as: ben, viewport: desktop, language: 'tl' })
      await desk.go('/s-points')
      await desk.page.getByRole('tab').first().waitFor()
      expect(await desk.page.locator('html').getAttribute('lang')).toBe('tl')
      expect(await desk.page.getByRole('tab').count()).toBe(1)
      expect(await findViolations(desk.page)).toEqual([])
      await picture('desk-dark', desk.page)
      expect(desk.troubles).toEqual([])
      await desk.close()
      const phone = await visit(browser, world, { as: ben })
      await phone.go('/s-points')
      await phone.page.getByRole('heading', { name: 'Daily check-in' }).waitFor()
      await phone.page.getByRole('tab').first().waitFor()
      expect(await phone.page.getByRole('tab').allInnerTexts()).toEqual(['Daily Tasks'])
      expect(await phone.page.getByText(/Newbie tasks will end/).count()).toBe(0)
      await picture('daily', phone.page)
      await phone.page.getByRole('link', { name: /Filcoins.*1 to collect/ }).waitFor()
      const week = phone.page.getByRole('region', { name: 'Daily check-in' })
      const toCome = Array<string>(6).fill('pending')
      expect(await statesOf(week)).toEqual(['waiting', ...toCome])
      await phone.page.getByRole('button', { name: 'Check in', exact: true }).click()
      await phone.page.getByText('+10 Filcoins').waitFor()
      await phone.page.getByRole('button', { name: 'Great' }).click()
      await phone.page.getByRole('button', { name: 'Checked in today' }).waitFor()
      expect(await statesOf(week)).toEqual(['checked', ...toCome])
      await phone.close()
    },
  )
  part(
    'the lists of Filcoins and of tasks say that they are loading, that more is, and that there is nothing [POINTS-12, POINTS-17, SHELL-68, SHELL-71]',
    async () => {
      const dan = await world.player()
      const phone = await visit(browser, world, { as: dan })
      await seeFilcoinsWait(phone)
      expect(await findViolations(phone.page)).toEqual([])
      await picture('details-empty', phone.page)
      await collectTasks(world, dan.uid, 12)
      const held: (() => void)[] = []
      const gate = new Promise<void>(resolve => void held.push(resolve))
      let asked = 0
      await phone.page.route('**/promo/receive/history**', async route => {
        if (++asked === 2) await gate
        await route.continue()
      })
      await phone.go('/s-points/earn/detail')
      await phone.page.getByText('Loading more...').waitFor()
      expect(await phone.page.getByText(/^Task \d+$/).count()).toBe(10)
      held[0]?.()
      await phone.page.getByText('Task 12', { exact: true }).waitFor()
      expect(phone.troubles).toEqual([])
      await phone.close()
    },
  )
  part(
    'what could not be loaded is said, with a way on; a record that failed shows past days as missed [POINTS-65]',
    async () => {
      const eve = await world.player()
      const phone = await visit(browser, world, { as: eve })
      await phone.page.route('**/promo/task/list**', route => route.abort())
      await phone.go('/s-points')
      await phone.page.getByText('Your Filcoins could not be loaded.').waitFor()
      expect(await findViolations(phone.page)).toEqual([])
      await phone.page.unroute('**/promo/task/list**')
      await phone.page.getByRole('button', { name: 'Try again' }).click()
      await phone.page.getByRole('button', { name: 'Check in', exact: true }).waitFor()
      await phone.page.route('**/promo/sign/history**', route => route.abort())
      await phone.page.getByRole('button', { name: 'Checked-in record' }).click()
      const sheet = phone.page.getByRole('dialog', { name: 'Checked-in record' })
      await sheet.getByRole('button', { name: 'Previous month' }).click()
      await sheet.getByText('Your record could not be loaded. What is shown may not be right.').waitFor()
      expect(new Set(await statesOf(sheet))).toEqual(new Set(['missed']))
      await sheet.getByRole('button', { name: 'Next month' }).click()
      const past = Number(manilaDay(world.clock.now()).slice(8)) - 1
      await expect.poll(async () => (await statesOf(sheet)).lastIndexOf('missed')).toBe(past - 1)
      const toCome = (await statesOf(sheet)).slice(past)
      expect(new Set(toCome)).toEqual(new Set(['pending']))
      expect(await sheet.getByText('+50', { exact: true }).count()).toBe(toCome.length)
      await phone.close()
    },
  )
  part(
    'a task that failed says so, one that cannot be read is left out, and only an address is a picture, while there is one [POINTS-11, POINTS-31, POINTS-35, SHELL-55]',
    async () => {
      const fay = await world.player()
      const phone = await visit(browser, world, { as: fay })
      const shown = (name: string) => phone.page.getByRole('heading', { name, exact: true, level: 3 })
      const gone = new URL('/img/task/gone.webp', world.url).href
      await bendAnswers<{ d: { ty: number }[] }>(phone.page, '**/promo/task/list**', data => ({
        ...data,
        d: data.d.map(task => {
          if (task.ty === 4) return { ...task, task_state: 4, images: gone }
          return task.ty === 5 ? { ...task, config: '{' } : task
        }),
      }))
      const warned = phone.page.waitForEvent('console', message => message.text().includes('could not be read'))
      await phone.go('/s-points')
      await warned
      const failed = phone.page.getByRole('listitem').filter({ has: shown('Choose your username') })
      await failed.getByText('Failed').waitFor()
      await expect.poll(() => failed.locator('.taskTile img').getAttribute('src')).toMatch(/^\/img\/task\/(?!gone)/)
      expect(await shown('Set a password').count()).toBe(0)
      await picture('failed-task', phone.page)
      await collectTasks(world, fay.uid, 3)
      const address = new URL('/img/home/state-empty.webp', world.url).href
      await bendAnswers<{ d: object[] }>(phone.page, '**/promo/receive/history**', data => ({
        ...data,
        d: data.d.map((row, at) => ({ ...row, image: [address, 'coin.webp', gone][at] })),
      }))
      await phone.go('/s-points/earn/detail')
      const rows = phone.page.getByRole('list', { name: 'Filcoins that you earned' }).getByRole('listitem')
      await rows.nth(1).waitFor()
      expect(await rows.nth(0).locator('img').getAttribute('src')).toBe(address)
      // Anything else is the coin of Filcoins.
      expect(await rows.nth(1).locator('img').getAttribute('src')).toBe('/img/task/coin.svg')
      await expect.poll(() => rows.nth(2).locator('img').getAttribute('src')).toBe('/img/task/coin.svg')
      expect(phone.troubles.splice(0).every(trouble => trouble.includes('404'))).toBe(true)
      await phone.close()
    },
  )
  part('what a member earned by checking in and by tasks is redeemed in the mall [POINTS-01, POINTS-03]', async () => {
    const mall = await mallTools(world)
    await mall.goods(3, { name_en: 'Rain hat', sorting: 1000 })
    await visitor.go('/s-points')
    await page.getByRole('link', { name: 'Redeem Filcoins' }).click()
    await page.waitForURL('**/s-points/mall')
    await page.getByRole('link', { name: /Rain hat/ }).click()
    await page.getByRole('button', { name: 'Redeem Now' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Recipient name').fill('Ana')
    await sheet.getByLabel('Phone number').fill('9171234567')
    await sheet.getByLabel('Delivery address').fill('Makati')
    await sheet.getByRole('button', { name: 'Continue' }).click()
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL('**/s-points/mall/detail')
    // The page of the goods is shown until that of what was redeemed has come.
    await page.getByRole('list', { name: 'Redeemed' }).getByText('Rain hat').waitFor()
    expect(await mall.coinsOf(ana)).toEqual([[40, 100n]])
  })
  part(
    'what was earned stands by day, and every change in one list with the balance behind it [POINTS-08, POINTS-09, POINTS-84]',
    async () => {
      await page.getByRole('navigation', { name: 'Details' }).getByRole('link', { name: 'Earn' }).click()
      const earned = page.getByRole('list', { name: 'Filcoins that you earned' })
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Manila' })
      const [now, then] = [0, 2].map(ago => day.format(world.clock.now() - ago * dayMs))
      await earned.getByRole('heading', { name: now }).waitFor()
      expect(await earned.getByRole('heading').allInnerTexts()).toEqual([now, then])
      const days = new RegExp(`^${now}\\s+Total earned \\+50\\s[^]*\\s${then}\\s+Total earned \\+245\\s`)
      expect(await earned.innerText()).toMatch(days)
      await page.getByRole('link', { name: 'Filcoin history' }).click()
      await page.waitForURL('**/s-points/movements')
      const list = page.getByRole('list', { name: 'Filcoin history' })
      await list.getByText('Redeemed in the mall').waitFor()
      const newest = list.getByRole('listitem').first()
      await newest.getByText('−100', { exact: true }).waitFor()
      await newest.getByText('Balance 195', { exact: true }).waitFor()
      const [rows, balances] = [list.getByRole('listitem'), list.getByText(/^Balance \d+$/)]
      expect(await balances.count()).toBe(await rows.count())
      expect(await list.getByText('Tasks and check-in').count()).toBeGreaterThan(2)
      expect(await findViolations(page)).toEqual([])
      await picture('movements')
    },
  )
  part(
    'staff see what is given, spent and owed by day and on the member how far each task is, and change what one gives, which counts at once [POINTS-77, POINTS-83, MALL-62, MALL-68]',
    async () => {
      const finance = await createOperator(world, { role: 'finance' })
      const desk = await visit(browser, world, { viewport: desktop, gate: true })
      await desk.go('/office/tasks')
      await enterOffice(desk.page, finance)
      await changeTasks(desk, ana, picture)
      expect(desk.troubles).toEqual([])
      await desk.close()
    },
  )
})
