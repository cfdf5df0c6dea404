import { ask, codeFrom, openBrowser, openWorld, type Visitor, visit, type World } from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signInSheet } from './signInSheet.ts'

let world: World
let browser: Browser
let guest: Visitor
beforeAll(async () => {
  world = await openWorld({ pages: true, namesPartners: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
})

const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'))

function kept(name: string): Promise<unknown> {
  return guest.page.evaluate(key => {
    const value = localStorage.getItem(`saya.1:${key}`)
    return value && (JSON.parse(atob(value)) as unknown)
  }, name)
}

test('who was brought by a member and an advertisement is registered so, whatever they open before they sign in [MINI-28, MINI-29, NET-09, NET-10]', async () => {
  const ben = await world.player()
  guest = await visit(browser, world)
  await guest.go(`/?ad_id=ad-77&r=${encode(`r=${ben.uid},12`)}`)
  await expect.poll(() => kept('referral')).toEqual({ referrerId: String(ben.uid), channelId: '12' })
  expect(await kept('adClientId')).toMatch(/^[0-9a-f]{32}$/)
  // Another link on the same visit brings nobody.
  await guest.go(`/login?ad_id=ad-99&r=${encode('1,2')}`)
  await signInSheet(guest.page).signIn(world, '9174400001')
  await expect.poll(() => kept('token')).not.toBe(null)
  const token = String(await kept('token'))
  const uid = BigInt((await ask(world, 'GET /member/detail', {}, { token })).data.uid)
  const query = world.db.member(uid, tx =>
    tx
      .selectFrom('profile')
      .select(['ad_id', 'channel_id', 'parent_uid'])
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow(),
  )
  expect(await query).toEqual({ ad_id: 'ad-77', channel_id: '12', parent_uid: ben.uid })
})

/** Who is known to have brought whoever is signed in here. */
async function parentOf(): Promise<bigint | null> {
  await expect.poll(() => kept('token')).not.toBe(null)
  const uid = BigInt((await ask(world, 'GET /member/detail', {}, { token: String(await kept('token')) })).data.uid)
  const row = world.db.app(tx =>
    tx.selectFrom('referral').select('parent').where('uid', '=', uid).where('state', '=', 'named').executeTakeFirst(),
  )
  return (await row)?.parent ?? null
}

/** By which advertisement whoever is signed in here is known to have come. */
async function adOf(): Promise<string | null> {
  const uid = BigInt((await ask(world, 'GET /member/detail', {}, { token: String(await kept('token')) })).data.uid)
  const row = world.db.member(uid, tx =>
    tx.selectFrom('profile').select('ad_id').where('uid', '=', uid).executeTakeFirst(),
  )
  return (await row)?.ad_id ?? null
}

test('who follows a member’s link to the page of an ad, and signs up on another visit, was brought by that member [MINI-28, MINI-29]', async () => {
  const ben = await world.player()
  guest = await visit(browser, world)
  await guest.go(`/grabvip?r=${encode(`r=${ben.uid},0`)}`)
  await expect.poll(() => kept('referral')).toEqual({ referrerId: String(ben.uid), channelId: '0' })
  await guest.page.evaluate(() => sessionStorage.clear())
  await guest.go('/login')
  await signInSheet(guest.page).signIn(world, '9174400002')
  expect(await parentOf()).toBe(ben.uid)
})

test('who followed a code that is nobody’s, and the link of a member on another visit, was brought by that member [PROMO-79]', async () => {
  const ben = await world.player()
  const { code } = (await ask(world, 'GET /promo/invite/detail', {}, { token: ben.token })).data
  guest = await visit(browser, world)
  async function follow(named: string) {
    await guest.page.evaluate(() => sessionStorage.clear())
    await guest.go(`/login?r=${encode(`r=${named},0`)}`)
  }
  await guest.go('/')
  await follow('1234567890')
  await expect.poll(() => kept('referral')).toEqual({ referrerId: '1234567890', channelId: '0' })
  await follow(code)
  await expect.poll(() => kept('referral')).toEqual({ referrerId: code, channelId: '0' })
  const asked = guest.page.waitForResponse('**/promo/invite/open?*')
  await follow('1234567890')
  await asked
  expect(await kept('referral')).toEqual({ referrerId: code, channelId: '0' })
})

test('who comes in by a partner’s app through a member’s link was brought by that member and the ad it names, however slow the network is [MINI-28, NET-09]', async () => {
  const ben = await world.player()
  guest = await visit(browser, world, { first: true })
  // What reads the address for every other page comes once the partner's app is asked who this is.
  const isAsked = guest.page.waitForRequest('**/member/glife/login')
  await guest.page.route('**/noteArrival-*.js', async route => {
    await isAsked
    await route.continue()
  })
  const person = { userId: 'lito', phone: '639180000311', firstName: 'Lito', lastName: 'Santos' }
  const token = await codeFrom(world, 'glife', person)
  await guest.go(`/glifeuser?token=${token}&pathname=/my&ad_id=ad-31&r=${encode(`r=${ben.uid},0`)}`)
  await guest.page.getByRole('heading', { name: 'My page' }).waitFor()
  expect(await parentOf()).toBe(ben.uid)
  expect(await adOf()).toBe('ad-31')
})

test('who followed a code that is nobody’s, and comes in by a partner’s app through the link of a member, was brought by that member, and the link is used up [PROMO-250, PROMO-293]', async () => {
  const ben = await world.player()
  const { code } = (await ask(world, 'GET /promo/invite/detail', {}, { token: ben.token })).data
  for (const [at, door] of (['glife', 'mayamini'] as const).entries()) {
    guest = await visit(browser, world)
    await guest.go(`/login?r=${encode('r=1234567891,0')}`)
    await expect.poll(() => kept('referral')).toEqual({ referrerId: '1234567891', channelId: '0' })
    await guest.page.evaluate(() => sessionStorage.clear())
    const person = { userId: `nena${at}`, phone: `63918000032${at}`, firstName: 'Nena', lastName: 'Cruz' }
    const proof = await codeFrom(world, door, person)
    const named = door === 'glife' ? 'token' : 'sessionId'
    await guest.go(`/${door}user?${named}=${proof}&pathname=/my&r=${encode(`r=${code},0`)}`)
    expect(await parentOf()).toBe(ben.uid)
    expect(await kept('referral')).toBe(null)
    if (at === 0) await guest.close()
  }
})

test('an address that names nobody in the agreed way changes nothing [MINI-28, NET-10]', async () => {
  guest = await visit(browser, world)
  await guest.go(`/?ad_id=&r=${encode('r=12')}`)
  await guest.page.waitForFunction(() => sessionStorage.getItem('saya.firstEntryProcessed') === '1')
  expect(await kept('referral')).toBe(null)
  expect(await kept('adId')).toBe(null)
})

test('a device keeps the first member’s link also where nobody is told any more whose a code is [PROMO-79, PROMO-140]', async () => {
  const [ben, eva] = [await world.player(), await world.player()]
  const codeOf = async ({ token }: { readonly token: string }) =>
    (await ask(world, 'GET /promo/invite/detail', {}, { token })).data.code
  const [first, second] = [await codeOf(ben), await codeOf(eva)]
  guest = await visit(browser, world)
  await guest.go(`/login?r=${encode(`r=${first},0`)}`)
  await expect.poll(() => kept('referral')).toEqual({ referrerId: first, channelId: '0' })
  for (let guess = 0; guess < 31; guess++)
    await ask(world, 'GET /promo/invite/open', { query: { code: String(2_000_000_000 + guess) } })
  await guest.page.evaluate(() => sessionStorage.clear())
  const asked = guest.page.waitForResponse('**/promo/invite/open?*')
  await guest.go(`/login?r=${encode(`r=${second},0`)}`)
  expect(await (await asked).text()).toContain('untold')
  expect(await kept('referral')).toEqual({ referrerId: first, channelId: '0' })
  // The guesses are forgiven by then, for those who come behind.
  world.clock.advance(3_600_001)
})

/** A member with the code of their link and the name that a guest reads. */
async function inviter() {
  const member = await world.player()
  const { code } = (await ask(world, 'GET /promo/invite/detail', {}, member)).data
  const { public_name: name } = (await ask(world, 'GET /member/detail', {}, member)).data
  return { uid: member.uid, link: `/invite?r=${encode(`r=${code},0`)}`, title: `${name} invited you` }
}
const heading = (name: string) => guest.page.getByRole('heading', { name, exact: true })
async function signUp(phone: string) {
  await guest.page.getByRole('button', { name: 'Sign up' }).click()
  await signInSheet(guest.page).signIn(world, phone)
}

test('a link is used up by whoever signs up on it: the next one on the device was brought by whom the page names [PROMO-293]', async () => {
  const [ana, eva] = [await inviter(), await inviter()]
  guest = await visit(browser, world)
  await guest.go(ana.link)
  await heading(ana.title).waitFor()
  await signUp('9174400011')
  expect(await parentOf()).toBe(ana.uid)
  expect(await kept('referral')).toBe(null)
  // The same tab, once they have signed out.
  await guest.page.evaluate(() => localStorage.removeItem('saya.1:token'))
  await guest.go(eva.link)
  await heading(eva.title).waitFor()
  await signUp('9174400012')
  expect(await parentOf()).toBe(eva.uid)
})

test('who opens a second link before they sign up reads who is credited: the member of the first one [PROMO-140, PROMO-293]', async () => {
  const [ana, eva] = [await inviter(), await inviter()]
  guest = await visit(browser, world)
  await guest.go(ana.link)
  await heading(ana.title).waitFor()
  await guest.page.evaluate(() => sessionStorage.clear())
  await guest.go(eva.link)
  await heading(ana.title).waitFor()
  await signUp('9174400013')
  expect(await parentOf()).toBe(ana.uid)
})
