import {
  expectRefusals,
  ask,
  createOperator,
  desktop,
  openBrowser,
  openWorld,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'

expectRefusals('400 POST /finance/lazadaminiapp/login', '422 POST /finance/lazadaminiapp/login')

let world: World
let browser: Browser
let visitor: Visitor | undefined
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  await visitor?.close()
  visitor = undefined
})

const attacks = [
  '<img src="/img/none" onerror="window.ran = true">',
  '<script>window.ran = true</script>',
  '"><svg onload="window.ran = true">',
  '[click](javascript:window.ran=true)',
  '{{window.ran = true}}${window.ran = true}',
] as const
const written = attacks.join('\n')

const hasRun = () => visitor?.page.evaluate(() => 'ran' in window)

test('what a guest writes is shown to staff as letters, whatever it would be elsewhere', async () => {
  await ask(world, 'POST /member/feedback', { body: { text: written, contact: 'ana@example.com' } })
  visitor = await visit(browser, world, { viewport: desktop, gate: true })
  await visitor.go('/office/feedback')
  await enterOffice(visitor.page, await createOperator(world, { role: 'support' }))
  for (const attack of attacks) await visitor.page.getByText(attack).waitFor()
  expect(await hasRun()).toBe(false)
})

test('what a browser calls itself is shown to its member as letters', async () => {
  const player = await world.player()
  const headers = { 'user-agent': written.replaceAll('\n', ' ') }
  await world.db.app(tx =>
    tx.updateTable('session').set({ device: headers['user-agent'] }).where('uid', '=', player.uid).execute(),
  )
  visitor = await visit(browser, world, { as: player })
  await visitor.go('/s-account/devices')
  for (const attack of attacks) await visitor.page.getByText(attack).waitFor()
  expect(await hasRun()).toBe(false)
})

test.each([
  ['/s-game/category/Slot', 'sort'],
  ['/s-kyc', 'payload'],
  ['/login', 'r'],
  ['/lazadaminiuser', 'authCode'],
])('what stands in the address of %s runs nothing', async (path, name) => {
  visitor = await visit(browser, world, {})
  for (const attack of [...attacks, 'javascript:window.ran=true']) {
    await visitor.page.goto(`${path}?${name}=${encodeURIComponent(attack)}&pathname=${encodeURIComponent(attack)}`)
    await visitor.page.locator('html[data-ready]').waitFor({ state: 'attached' })
    expect(await hasRun()).toBe(false)
  }
})
