import { expectRefusals, openBrowser, openWorld, type Visit, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { categoryAddress, listAddress } from './lobby.ts'

expectRefusals('401 GET /member/detail')

let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

/** What a call says of itself, as it left the browser of somebody of whom the device has kept so much. */
async function headersSent(wish: Visit = {}, kept: Readonly<Record<string, unknown>> = {}) {
  at = await visit(browser, world, { site: 'slots', ...wish })
  await at.page.addInitScript(entries => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(`saya.1:${name}`, JSON.stringify(value))
  }, kept)
  const sent = at.page.waitForRequest(listAddress)
  // A list narrowed by provider is asked for by the page itself.
  await at.go(`${categoryAddress('Slot')}&brands=203_305`)
  return (await sent).allHeaders()
}

test.each([
  [320, '25'],
  [768, '25'],
  [769, '24'],
  [1280, '24'],
])('a browser whose window is %i wide sends d as %s [NET-06]', async (width, d) => {
  expect(await headersSent({ viewport: { width, height: 740 } })).toMatchObject({ d })
})

test.each(['en', 'tl'] as const)('whoever reads %s sends lang as en_US [NET-07]', async language => {
  expect(await headersSent({ language })).toMatchObject({ lang: 'en_US' })
})

test('a guest sends an empty t, and a member the access token [NET-08]', async () => {
  expect(await headersSent()).toMatchObject({ t: '' })
  await at.close()
  const ana = await world.player()
  expect(await headersSent({ as: ana })).toMatchObject({ t: ana.token })
})

const idHeaders = ['ad-id', 'adc-id', 'ch-id', 're-id']

test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>, string]>([
  ['nothing', {}, {}, '[NET-09, NET-10]'],
  ['an ad', { adId: 'a1', adClientId: 'c1' }, { 'ad-id': 'a1', 'adc-id': 'c1' }, '[NET-09]'],
  ['an ad client without its ad', { adClientId: 'c1' }, {}, '[NET-09]'],
  ['a referral', { referral: { referrerId: 'r1', channelId: '7' } }, { 're-id': 'r1', 'ch-id': '7' }, '[NET-10]'],
])(
  'of a visitor of whom %s is known, kept as %j, the browser sends exactly %j %s',
  async (_who, kept, expected, _ids) => {
    const sent = await headersSent({}, kept)
    expect(Object.fromEntries(Object.entries(sent).filter(([name]) => idHeaders.includes(name)))).toEqual(expected)
  },
)

test('a fetch that needs a sign-in and is refused without a word says Unauthorized [NET-26]', async () => {
  at = await visit(browser, world, { as: await world.player() })
  await at.page.route('**/member/detail', route => route.fulfill({ status: 401 }))
  await at.go('/my')
  await at.page.getByRole('status').getByText('Unauthorized', { exact: true }).waitFor()
})
