import { kycLimits } from '@saya/contract/limits'
import {
  drawPhoto,
  expectRefusals,
  isPart,
  journey,
  openBrowser,
  openWorld,
  type Player,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import { encode } from 'cborg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakeCamera, fakeCamera } from './fakeCamera.ts'
import { findViolations } from './findViolations.ts'
import { anasCard, idParty } from './idParty.ts'
import { toast } from './toast.ts'
import { watchAnswers } from './watchAnswers.ts'

expectRefusals(
  '404 POST /member/ocr/checkresult',
  '500 POST /member/oss/open',
  'Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
)

const party = idParty()
let camera: FakeCamera
let world: World
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  camera = await fakeCamera()
  world = await openWorld({ pages: true, idCheck: party.check })
  browser = await openBrowser(camera.arguments)
})
afterAll(async () => {
  await browser.close()
  await world.close()
  await camera.remove()
})
afterEach(async ({ task }) => {
  // A browser without a network writes each call that it could not send down as an error.
  expect(at.troubles.filter(trouble => !trouble.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  if (!isPart(task)) await at.close()
})

async function open(address: string, player: Player, wish: Visit = {}): Promise<void> {
  ana = player
  at = await visit(browser, world, { ...wish, as: player, context: { permissions: ['camera'], ...wish.context } })
  page = at.page
  await at.go(address)
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const action = () => new URL(page.url()).searchParams.get('action')

/** The same step after the page was loaded anew. */
async function resume(shown: () => Promise<unknown>): Promise<void> {
  await page.reload()
  await shown()
}

/** The picture under which a heading stands. */
function pictureOver(name: string): Promise<string> {
  return heading(name).locator('..').locator('svg').innerHTML()
}

async function beginAtEntry(): Promise<void> {
  await open('/s-kyc', await world.player())
}

journey('from the entry to the read ID', { begin: beginAtEntry, end: () => at.close() }, part => {
  part(
    'the entry says until when, what is forfeited otherwise, and how long there is left [KYC-01, KYC-03, KYC-06, KYC-07, KYC-08, KYC-11]',
    async () => {
      await page.getByRole('heading', { name: 'KYC Verify', exact: true }).waitFor()
      await page
        .getByText(
          /must be approved within 72 hours \(3 days\) after you register, or before your first withdrawal, whichever comes first/,
        )
        .waitFor()
      await page.getByText(/forfeit their funds/).waitFor()
      await page.getByRole('timer').getByText('72 hours and 0 minutes left').waitFor()
      for (const word of ['Hours', 'Minutes', 'Seconds']) await page.getByText(word, { exact: true }).waitFor()
      const left = async () => (await page.locator('.countdown b').allTextContents()).join(':')
      const first = await left()
      expect(first).toMatch(/^(72:00:00|71:59:[0-5]\d)$/)
      await button('Recertification').waitFor()
      await button('Do it later').waitFor()
      expect(await page.getByRole('navigation').count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
      await expect.poll(async () => (await left()) < first).toBe(true)
    },
  )

  part('the guide names three steps, and is there after a reload too [KYC-17, KYC-18, KYC-19, KYC-20]', async () => {
    await button('Recertification').click()
    const steps = page.getByRole('listitem')
    expect(await steps.getByRole('heading').allTextContents()).toEqual([
      'Take an ID photo',
      'Scan your face, or take a selfie with your ID',
      'Confirm your information',
    ])
    await steps.first().getByText('Your full name and date of birth must be easy to read.').waitFor()
    await resume(() => button('Start Now').waitFor())
    expect(action()).toBe('guide')
  })

  part('an ID is chosen of a list before one goes on, and stays chosen in another tab [KYC-21, KYC-22]', async () => {
    await button('Start Now').click()
    const types = page.getByRole('radiogroup', { name: 'Which ID will you use?' }).getByRole('radio')
    await types.first().waitFor()
    const codes = await types.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))
    const ofDocuments = ['UMID', 'DRIVING_LICENSE', 'PASSPORT', 'PHIL_HEALTH', 'SSS', 'POSTAL', 'PRC', 'TIN']
    expect(codes).toEqual(['NATIONAL_ID', ...ofDocuments])
    expect(await button('Next').isDisabled()).toBe(true)
    expect(action()).toBe('select-id')
    expect(await findViolations(page)).toEqual([])
    await page.getByText("Driver's License").click()
    // A tab that was closed is a visit that goes on.
    await page.close()
    page = await at.context.newPage()
    await page.goto('/s-kyc')
    await page.getByRole('radio', { name: "Driver's License", checked: true }).waitFor()
    expect(await button('Next').isEnabled()).toBe(true)
  })

  part(
    'a check that the server cannot begin, or that is done nowhere, is told, and leads nowhere [KYC-24]',
    async () => {
      await button('Next').click()
      await heading("Show your Driver's License").waitFor()
      party.setDown(true)
      await button('Take photo of ID').click()
      await page.getByRole('alert').getByText('Failed to start OCR').waitFor()
      expect(action()).toBe('ocr')
      party.setDown(false)
      let asked = 0
      const nowhere = { biz_id: 'B1', client_cfg: 'e30=', redirect_url: '', transaction_id: 'T1' }
      await page.route('**/member/ocr/setup', route => {
        asked++
        const body = Buffer.from(encode({ status: true, data: nowhere }))
        return route.fulfill({ body, contentType: 'application/cbor' })
      })
      await button('Take photo of ID').click()
      await expect.poll(() => asked).toBe(1)
      await page.getByRole('alert').getByText('Failed to start OCR').waitFor()
      expect(action()).toBe('ocr')
      await page.unroute('**/member/ocr/setup')
    },
  )

  const ring = () => page.getByRole('progressbar', { name: 'Reading your ID' })
  let begunAt = 0
  part('a check begins where the server sends one, and leads back to its own step [KYC-23, KYC-49]', async () => {
    const answers = await watchAnswers<{ redirect_url: string }>(page, '**/member/ocr/setup')
    await button('Take photo of ID').click()
    await ring().waitFor()
    begunAt = performance.now()
    // It counts down from ten.
    expect(['10', '9']).toContain(await ring().textContent())
    expect(kycLimits.readWaitSeconds).toBe(10)
    expect(page.url()).toBe(answers[0]?.redirect_url)
    expect(new URL(party.last().completeUrl).pathname).toBe('/s-kyc')
    expect(action()).toBe('ocr-result')
  })

  part(
    'what a check came to is revealed after ten seconds, by what the server knows [KYC-25, KYC-28, KYC-30]',
    async () => {
      const known = page.waitForResponse(response => response.url().endsWith('/ocr/checkresult') && response.ok())
      party.settle({ fields: {}, confidence: {}, fault: 'blurred' })
      // The address says that all went well; the server knows better.
      expect(new URL(page.url()).searchParams.get('success')).toBe('true')
      await known
      expect(await heading('We could not read your ID').count()).toBe(0)
      await heading('We could not read your ID').waitFor()
      expect(performance.now() - begunAt).toBeGreaterThan(9000)
      await page.getByRole('alert').getByText('OCR verification failed, please try again').waitFor()
      await page.getByText('The photo is blurred.').waitFor()
      await button('Retry').waitFor()
    },
  )

  let failedPicture = ''
  part('a retry goes one step back [KYC-29]', async () => {
    failedPicture = await pictureOver('We could not read your ID')
    await button('Retry').click()
    await heading("Show your Driver's License").waitFor()
    expect(action()).toBe('ocr')
  })

  part('a success and a failure have pictures of their own, with a button to go on or to retry [KYC-26]', async () => {
    // The newest reading counts, and no two are opened in one moment.
    world.clock.advance(1000)
    await button('Take photo of ID').click()
    await ring().waitFor()
    party.settle({ ...anasCard, photo: await drawPhoto({ width: 600, height: 400 }) })
    await heading('ID scanned').waitFor()
    begunAt = performance.now()
    expect(await pictureOver('ID scanned')).not.toBe(failedPicture)
    await button('Next').waitFor()
    expect(await button('Retry').count()).toBe(0)
  })

  const guide = () => heading('Now a selfie with your ID')
  part('a success is shown for three seconds and leads on by itself [KYC-27, KYC-32]', async () => {
    await guide().waitFor()
    // The heading was seen a moment after it came.
    expect(performance.now() - begunAt).toBeGreaterThan(2500)
    expect(kycLimits.successShownSeconds).toBe(3)
    await button("OK, I'm ready").waitFor()
    // The reader is led to it, and no frame is drawn around what cannot be pressed.
    const led = () => guide().evaluate(one => [one === document.activeElement, getComputedStyle(one).outlineStyle])
    await expect.poll(led).toEqual([true, 'none'])
  })

  part('each step leads back to the one before it [KYC-04]', async () => {
    expect(action()).toBe('selfie-guide')
    await button('Back').click()
    await page.getByText("Your Driver's License has been read.").waitFor()
    for (const step of ['ocr', 'select-id', 'guide']) {
      await expect.poll(action).toBe(step)
      await button('Back').click()
    }
    await button('Do it later').waitFor()
  })

  part(
    'a check that failed otherwise is told in the words of the server, and can be tried again [KYC-28, KYC-30]',
    async () => {
      await page.evaluate(() => {
        const kept = JSON.parse(atob(localStorage.getItem('saya.1:kycDraft') ?? '')) as { draft: { check: object } }
        Object.assign(kept.draft.check, { bizId: 'of nobody' })
        localStorage.setItem('saya.1:kycDraft', btoa(JSON.stringify(kept)))
      })
      await page.clock.install()
      await page.goto('/s-kyc?action=ocr-result&success=true')
      await ring().waitFor()
      await page.clock.fastForward(10_000)
      await heading('We could not read your ID').waitFor()
      await page.getByRole('alert').getByText('This ID check was not found. Please start again.').waitFor()
      expect(await page.getByText('OCR verification failed').count()).toBe(0)
      await button('Retry').waitFor()
    },
  )
})

test('the selfie: two movements before a live camera, the photo, taken again, sent through a lost network, and kept [KYC-04, KYC-33, KYC-34, KYC-35, KYC-100, KYC-126]', async () => {
  await open('/s-kyc?action=selfie-guide', await world.player())
  await button("OK, I'm ready").click()
  await page.getByLabel('Camera preview').waitFor()
  expect(action()).toBe('selfie')
  const shutter = button('Take photo')
  await button('Skip this step').click()
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = done => done(null)
  })
  await shutter.click()
  await page.getByRole('status').getByText('Failed to convert image URL to file').waitFor()
  await page.reload()
  await page.getByLabel('Camera preview').waitFor()
  expect(await shutter.isDisabled()).toBe(true)
  await page.getByText(/It does not show who it is/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByText(/Hold your ID beside your chin/).waitFor()
  await shutter.click()
  await button('Upload').waitFor()
  await page.getByText('Sharp and bright enough.').waitFor()
  await button('Retake').click()
  await shutter.click()
  await at.context.setOffline(true)
  await button('Upload').click()
  await page.getByText('Waiting for the network...').waitFor()
  await at.context.setOffline(false)
  await heading('Selfie uploaded').waitFor()
  expect(action()).toBe('selfie-result')
  await page.getByRole('img', { name: 'Your selfie with your ID' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  // What is kept on the device are keys, never a picture.
  const kept = await page.evaluate(() => atob(localStorage.getItem('saya.1:kycDraft') ?? ''))
  for (const one of [/kyc-photo\/[0-9a-f]{32}/, /"movements":\{"result":"done","at":\d+/]) expect(kept).toMatch(one)
  expect(kept.length).toBeLessThan(2000)
  expect(kept).not.toContain(ana.token)
  await resume(() => page.getByText('Photo saved securely').waitFor())
  await button('Retry').waitFor()
  await button('Next').click()
  await heading('Complete your details').waitFor()
  expect(action()).toBe('form')
})

test('without a camera the selfie is chosen as a file, and it is said what to do; a form without one takes PNG alone [KYC-97, KYC-125]', async () => {
  await open('/s-kyc', await world.player())
  await at.context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  })
  await at.go('/s-kyc?action=selfie')
  await page
    .getByRole('alert')
    .getByText(/The camera is blocked for this page/)
    .waitFor()
  await button('Try again').click()
  await page
    .getByRole('alert')
    .getByText(/allow the camera, and try again/)
    .waitFor()
  const choosing = page.waitForEvent('filechooser')
  await button('Choose file').click()
  const photo = { name: 'dark.png', mimeType: 'image/png', buffer: await drawPhoto({ width: 64, height: 48 }) }
  await (await choosing).setFiles(photo)
  await page.getByText('The picture is small. Come closer or use another camera.').waitFor()
  await page.route('**/member/oss/open', route => route.fulfill({ status: 500, body: '' }))
  await button('Upload').click()
  await toast(page, 'Upload failed').waitFor()
  await page.unroute('**/member/oss/open')
  await button('Upload').click()
  await heading('Selfie uploaded').waitFor()
  const accepted = () => page.locator('input[type=file]').first().getAttribute('accept')
  await at.go('/s-kyc?action=selfie')
  await button('Choose file').waitFor()
  expect(await accepted()).toBe('image/*')
  await at.context.addInitScript(() => {
    delete (Navigator.prototype as { mediaDevices?: unknown }).mediaDevices
  })
  await at.go('/s-kyc?action=form')
  await button('Front photo of ID').waitFor()
  expect(await accepted()).toBe('image/png')
})

test('whoever left the check without showing anything may try again at once, or go on by hand', async () => {
  await open('/s-kyc?action=ocr-result&success=false', await world.player())
  await page.getByText('No photo was taken.').waitFor()
  await button('Continue without scanning').click()
  await heading('Now a selfie with your ID').waitFor()
})
