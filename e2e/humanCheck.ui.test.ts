import { expectRefusals, ask, openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInSheet } from './signInSheet.ts'

expectRefusals('403 POST /member/sms')

let world: World
let browser: Browser
let guest: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true, countsLoopback: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await guest.close()
  await browser.close()
  await world.close()
})

test('on a network that asked for many codes the app shows by itself that a person asks, and signs in', async () => {
  for (let count = 0; count < 20; count++) {
    const phone = `91${String(count).padStart(4, '0')}0001`
    expect((await ask(world, 'POST /member/sms', { body: { phone } })).status).toBe(200)
  }
  guest = await visit(browser, world)
  await guest.go('/login')
  const asked: string[] = []
  guest.page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/member/sms')) asked.push(`${pathname} ${response.status()}`)
  })
  await signInSheet(guest.page).signIn(world, '9180000099')
  expect(asked).toEqual(['/member/sms 403', '/member/sms/challenge 200', '/member/sms 200'])
  expect(guest.troubles).toEqual([])
})
