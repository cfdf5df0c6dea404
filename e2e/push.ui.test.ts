import { openBrowser, openWorld, type Player, pushTools, type Visitor, visit, type World } from '@saya/testing'
import type { Browser, Worker } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { toast } from './toast.ts'

let world: World
let browser: Browser
let at: Visitor
let pushes: ReturnType<typeof pushTools>
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  pushes = pushTools(world)
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

interface Wish {
  readonly as?: Player
  readonly language?: 'en' | 'tl'
  readonly permission?: 'granted' | 'denied' | 'default'
  readonly theme?: 'light' | 'dark'
}

/**
 * A browser whose own subscribing, which would ask its maker's service, is the stand-in's. Everything else is as it is: what it
 * kept of a subscription outlives a page.
 */
async function open({ permission = 'default', ...wish }: Wish): Promise<Awaited<ReturnType<typeof pushes.openDevice>>> {
  const device = await pushes.openDevice()
  at = await visit(browser, world, { worker: true, ...wish })
  await at.context.addInitScript(
    ([subscription, allowed]) => {
      const place = 'test.subscription'
      const fake = (json: object) => ({
        ...json,
        toJSON: () => json,
        unsubscribe: async () => (localStorage.removeItem(place), true),
      })
      Object.assign(PushManager.prototype, {
        async subscribe() {
          localStorage.setItem(place, JSON.stringify(subscription))
          return fake(subscription as object)
        },
        async getSubscription() {
          const kept = localStorage.getItem(place)
          return kept ? fake(JSON.parse(kept) as object) : null
        },
      })
      let permission = localStorage.getItem('test.permission') ?? allowed
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Object.assign(Notification, {
        async requestPermission() {
          localStorage.setItem('test.asked', String(Number(localStorage.getItem('test.asked') ?? 0) + 1))
          if (permission === 'default') permission = 'granted'
          localStorage.setItem('test.permission', permission)
          return permission
        },
      })
    },
    [device, permission] as const,
  )
  return device
}

/** How often the browser was to ask its person. */
const asked = () => at.page.evaluate(() => Number(localStorage.getItem('test.asked') ?? 0))

async function ready(): Promise<void> {
  await at.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null)
}

async function openSheet(name = 'Notifications') {
  await at.go('/my')
  await ready()
  await at.page.getByRole('button', { name }).click()
  return at.page.getByRole('dialog', { name })
}

test('notifications are turned on and off by the own press, in words of what comes when [MSG-42, MSG-43]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const device = await open({ as: ana })
  const sheet = await openSheet()
  await sheet.getByText('Notifications are off on this device.').waitFor()
  expect(await asked()).toBe(0)
  expect(await findViolations(at.page)).toEqual([])
  await sheet.getByText('From 8 AM to 9 PM').waitFor()
  await sheet.getByRole('button', { name: 'Turn on notifications' }).click()
  await sheet.getByText('Notifications are on for this device.').waitFor()
  expect(await asked()).toBe(1)
  await pushes.notify(ana, 'withdrawal_completed')
  await pushes.tell()
  expect(await pushes.work()).toEqual(['done'])
  const [told] = await pushes.received(device)
  expect(JSON.parse(told?.text ?? '{}').notification).toMatchObject({ title: 'Withdrawal sent' })
  await sheet.getByRole('button', { name: 'Turn off notifications' }).click()
  await sheet.getByText('Notifications are off on this device.').waitFor()
  expect(await pushes.isOn(ana)).toBe(false)
})

test('they come in the language that is chosen later too [MSG-42]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const device = await open({ as: ana })
  const sheet = await openSheet()
  await sheet.getByRole('button', { name: 'Turn on notifications' }).click()
  await sheet.getByText('Notifications are on for this device.').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await at.page.getByRole('button', { name: 'Language' }).click()
  const heard = at.page.waitForResponse('**/member/push/subscribe')
  await at.page.getByRole('radio', { name: 'Tagalog' }).locator('xpath=ancestor::label').click()
  await heard
  await pushes.notify(ana, 'withdrawal_completed')
  await pushes.tell()
  await pushes.work()
  const [told] = await pushes.received(device)
  expect(JSON.parse(told?.text ?? '{}').notification).toMatchObject({ title: 'Naipadala ang withdraw', lang: 'tl' })
})

test('a browser that blocks them is told how to allow them, one that cannot says so, and an iPhone needs its Home Screen [MSG-53]', async () => {
  await open({ as: await world.player({ kyc: 'fully_kyc' }), permission: 'denied', language: 'tl', theme: 'light' })
  const sheet = await openSheet()
  const unblock = 'Buksan ang settings ng site na ito sa browser, payagan ang notifications, at bumalik dito.'
  await sheet.getByText(`Naka-block sa browser mo ang notifications ng Saya. ${unblock}`, { exact: true }).waitFor()
  const turnOn = sheet.getByRole('button', { name: 'I-on' })
  expect(await turnOn.count()).toBe(0)
  expect(await findViolations(at.page)).toEqual([])
  // Whoever comes back to the page is judged anew.
  await at.page.evaluate(() => {
    Reflect.deleteProperty(globalThis, 'PushManager')
    globalThis.dispatchEvent(new Event('focus'))
  })
  await sheet.getByText(/^Hindi kayang magpakita ng notifications.*Laging nasa app ang mga mensahe mo\.$/).waitFor()
  expect(await turnOn.count()).toBe(0)
  await at.page.evaluate(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
    globalThis.dispatchEvent(new Event('focus'))
  })
  await sheet
    .getByText(/^Sa iPhone at iPad.*I-tap ang Share, saka Add to Home Screen\. Buksan doon ang Saya at bumalik dito\.$/)
    .waitFor()
  expect(await turnOn.count()).toBe(0)
})

test('the inbox offers them once: who declines is not offered them again, and nobody is asked by itself [MSG-43]', async () => {
  await open({ as: await world.player({ kyc: 'fully_kyc' }) })
  await at.go('/my/news')
  const offer = at.page.getByRole('region', { name: 'Know it right away' })
  await offer.waitFor()
  expect(await findViolations(at.page)).toEqual([])
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await offer.waitFor({ state: 'detached' })
  await at.go('/my/news')
  await at.page.getByText('No messages yet').waitFor()
  expect([await offer.count(), await asked()]).toEqual([0, 0])
})

test('the offer in the inbox turns them on by one press [MSG-43]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  await open({ as: ana })
  await at.go('/my/news')
  await ready()
  await at.page.getByRole('button', { name: 'Turn on notifications' }).click()
  await toast(at.page, 'Notifications are on.').waitFor()
  expect([await pushes.isOn(ana), await asked()]).toEqual([true, 1])
  expect(await at.page.getByRole('region', { name: 'Know it right away' }).count()).toBe(0)
})

interface ShownNotification {
  readonly title: string
  readonly options: { readonly body: string; readonly tag: string; readonly lang: string; readonly data: string }
}

/**
 * What the browser's own service would do with a message: it wakes the worker with it. A browser without a screen shows no
 * notifications, so what the worker has it show is noted instead.
 */
async function deliver(text: string): Promise<{ worker: Worker; shown: ShownNotification }> {
  const [worker] = at.context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  await worker.evaluate(() => {
    const own = globalThis as unknown as { registration: object; shown: object[] }
    own.shown = []
    const note = async (title: string, options: object) => void own.shown.push({ title, options })
    Object.assign(own.registration, { showNotification: note })
  })
  const session = await at.context.newCDPSession(at.page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(world.url)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: text })
  const read = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  await expect.poll(async () => (await read()).length).toBe(1)
  return { worker, shown: (await read())[0] as ShownNotification }
}

/** What the browser tells the worker when its person presses the notification. */
function press(worker: Worker, { options }: ShownNotification): Promise<void> {
  return worker.evaluate(data => {
    const event = new Event('notificationclick')
    Object.assign(event, { notification: { data, close() {} }, waitUntil() {} })
    globalThis.dispatchEvent(event)
  }, options.data)
}

test('what is pushed is shown by the worker, and a press opens its way on in the app that is open, else in a window [MSG-54]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const device = await open({ as: ana })
  const sheet = await openSheet()
  await sheet.getByRole('button', { name: 'Turn on notifications' }).click()
  await sheet.getByText('Notifications are on for this device.').waitFor()
  await pushes.notify(ana, 'security_device')
  await pushes.tell()
  await pushes.work()
  const [told] = await pushes.received(device)
  const { worker, shown } = await deliver(told?.text ?? '')
  expect(shown).toMatchObject({
    title: 'New device logged in',
    options: { body: 'Open Saya to read it.', tag: 'security_device', lang: 'en' },
  })
  await press(worker, shown)
  await at.page.waitForURL('**/s-account/devices')
  await at.page.route('https://elsewhere.example/', route => route.fulfill({ contentType: 'text/html', body: '' }))
  await at.page.goto('https://elsewhere.example/')
  await worker.evaluate(() => {
    const own = globalThis as unknown as { clients: object; opened: string[] }
    own.opened = []
    Object.assign(own.clients, { openWindow: async (way: string) => void own.opened.push(way) })
  })
  await press(worker, shown)
  const opened = () => worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
  await expect.poll(opened).toEqual([new URL('/s-account/devices', world.url).href])
})

test('what cannot be read, or leads elsewhere, is shown as a message and leads to the inbox [MSG-54]', async () => {
  await open({ as: await world.player({ kyc: 'fully_kyc' }) })
  await at.go('/my')
  await ready()
  expect((await deliver('no message of ours')).shown).toMatchObject({ title: 'Saya', options: { data: '/my/news' } })
  const notification = { title: 'Elsewhere', navigate: 'https://evil.example/' }
  const { worker, shown } = await deliver(JSON.stringify({ web_push: 8030, notification }))
  await press(worker, shown)
  await at.page.waitForURL('**/my/news')
})

test('a subscription that the browser changes by itself is brought by the worker, which has no token', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const before = await open({ as: ana })
  const now = await pushes.openDevice()
  const sheet = await openSheet()
  await sheet.getByRole('button', { name: 'Turn on notifications' }).click()
  await sheet.getByText('Notifications are on for this device.').waitFor()
  const [worker] = at.context.serviceWorkers()
  await worker?.evaluate(
    ([one, other]) => {
      const standIn = (json: object) => ({ options: {}, toJSON: () => json })
      const event = new Event('pushsubscriptionchange')
      Object.assign(event, { oldSubscription: standIn(one), newSubscription: standIn(other), waitUntil() {} })
      globalThis.dispatchEvent(event)
    },
    [before, now] as const,
  )
  const endpoint = () =>
    world.db.app(async tx => {
      const rows = await tx.selectFrom('push_subscription').select('endpoint').where('uid', '=', ana.uid).execute()
      return rows.map(row => row.endpoint)
    })
  await expect.poll(endpoint).toEqual([now.endpoint])
})
