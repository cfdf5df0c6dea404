import { occupations, sourcesOfFunds } from '@saya/contract/kyc/choices.ts'
import {
  ask,
  decideAs,
  drawPhoto,
  expectRefusals,
  isPart,
  journey,
  openBrowser,
  openWorld,
  ownNumber,
  type Player,
  reject,
  submitAs,
  type Visit,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { nationalities } from '../apps/player/features/kyc/form/nationalities.ts'
import { expectCountdown, watchCountdown } from './countdown.ts'
import { type FakeCamera, fakeCamera } from './fakeCamera.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'
import { anasCard, idParty } from './idParty.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

// A reading that is not over yet is asked for again.
expectRefusals('400 POST /member/kyc/insert', '409 POST /member/ocr/checkresult')

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
  expect(at.troubles).toEqual([])
  if (!isPart(task)) await at.close()
})
const end = () => at.close()

async function open(address: string, player: Player, wish: Visit = {}): Promise<void> {
  ana = player
  at = await visit(browser, world, { ...wish, as: player, context: { permissions: ['camera'], ...wish.context } })
  page = at.page
  await at.go(address)
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const refused = (sentence: string) => page.getByRole('alert').getByText(sentence).waitFor()
const action = () => new URL(page.url()).searchParams.get('action')

/** What is chosen in a field that opens a sheet. */
function shows(label: string, chosen: string): Promise<void> {
  return button(label).filter({ hasText: chosen }).waitFor()
}

/** The same step after the page was loaded anew. */
async function resume(shown: () => Promise<unknown>): Promise<void> {
  await page.reload()
  await shown()
}

async function chooseFromList(label: string, option: string): Promise<void> {
  await button(new RegExp(`^${label}`)).click()
  await page.getByRole('dialog').getByText(option, { exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const anasAddress = '12 Rizal St., Pasay City'

/** Somebody whose ID is read, with the chosen type kept. */
async function openRead(address: string): Promise<void> {
  await open('/s-kyc?action=select-id', await world.player())
  await page.getByText("Driver's License").click()
  await button('Next').click()
  await button('Take photo of ID').click()
  await page.waitForURL('**/s-kyc?action=ocr-result**')
  party.settle({
    ...anasCard,
    fields: { ...anasCard.fields, idNumber: ownNumber(), address: anasAddress },
    photo: await drawPhoto({ width: 600, height: 400 }),
  })
  await heading('ID scanned').waitFor()
  await at.go(address)
}

/** What a wheel of the form offers, once a key has turned the first one. */
async function choices(label: string, wheel = label, key?: string): Promise<string[]> {
  await button(new RegExp(`^${label}`)).click()
  const sheet = page.getByRole('dialog')
  if (key) await sheet.getByRole('listbox').first().press(key)
  const rows = sheet.getByRole('listbox', { name: wheel }).getByRole('option')
  await rows.first().waitFor()
  const names = await rows.allTextContents()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await sheet.waitFor({ state: 'detached' })
  return names
}

/** What a list of the form offers. */
async function listed(label: string): Promise<string[]> {
  await button(new RegExp(`^${label}`)).click()
  const options = page.getByRole('dialog').getByRole('radio')
  await options.first().waitFor()
  const names = await options.evaluateAll(all =>
    all.map(one => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''),
  )
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return names
}

const required = (label: string) => page.getByText(`${label} is required`, { exact: true }).waitFor()
const letters = 'Allowed characters: A-Z, a-z, space'
const addressSigns = 'Allowed characters: A-Z, a-z, space, comma, period'

/** Fills each field with a value and tries to send the form. */
async function send(labels: readonly string[], value: string): Promise<void> {
  for (const label of labels) await field(label).fill(value)
  await button('Submit').click()
}

/** Waits until a sentence stands under so many fields. */
async function expectFaults(sentence: string, count: number): Promise<void> {
  await expect.poll(() => page.getByText(sentence, { exact: true }).count()).toBe(count)
}

async function beginEmpty(): Promise<void> {
  await open('/s-kyc?action=form', await world.player())
}

journey('an empty form', { begin: beginEmpty, end }, part => {
  part(
    'asks for the type and the photo of an ID, the birthday and the gender [KYC-75, KYC-82, KYC-94, KYC-98]',
    async () => {
      await button('Submit').click()
      for (const name of ['ID type', 'Birthday', 'Gender', 'Front photo of ID']) await required(name)
      const genders = page.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio')
      const values = await genders.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))
      expect(values).toEqual(['female', 'male'])
    },
  )

  part(
    'asks for the first and the last name, and takes letters and twenty characters in each [KYC-87, KYC-88, KYC-89]',
    async () => {
      for (const name of ['First name', 'Last name']) await required(name)
      expect(await page.getByText('Middle name is required').count()).toBe(0)
      const names = ['First name', 'Middle name', 'Last name']
      await send(names, 'a'.repeat(21))
      for (const name of names) await expectFaults(`${name}: at most 20 characters`, 1)
      await send(names, 'a1')
      await expectFaults(letters, 3)
    },
  )

  part(
    'offers each type of ID, each occupation and each source of funds [KYC-76, KYC-78, KYC-80, KYC-140]',
    async () => {
      const types = [
        'National ID (PhilSys, ePhilID)',
        'UMID',
        "Driver's License",
        'Passport',
        'PhilHealth',
        'SSS',
        'Postal ID',
        'PRC',
        'TIN',
      ]
      expect(await choices('ID type')).toEqual(types)
      expect(await listed('Occupation')).toEqual(Object.values(occupations).map(([english]) => english))
      expect(await listed('Main source of funds')).toEqual(Object.values(sourcesOfFunds).map(([english]) => english))
    },
  )

  part('offers birthdays of 21 to 100 years ago [KYC-98, KYC-99]', async () => {
    const offered = (wheel: string, key?: string) => choices('Birthday', wheel, key)
    const [years, months, days] = [await offered('Year'), await offered('Month'), await offered('Day')]
    // The server's clock stands on March 2, 2026, and the wheels open on the last day.
    expect([years[0], years.at(-1), months.at(-1), days.at(-1)]).toEqual(['1926', '2005', 'March', '02'])
    expect([(await offered('Month', 'Home'))[0], (await offered('Day', 'Home'))[0]]).toEqual(['March', '02'])
  })

  part(
    'lists the nationalities of the world and the branches of the server, and has one of each chosen [KYC-84, KYC-103, KYC-106, KYC-122]',
    async () => {
      await shows('Nationality', 'Philippines')
      await shows('Nearest branch', 'Pasay')
      const names = await listed('Nationality')
      expect(names[0]).toBe('Philippines')
      expect(names).toEqual(nationalities)
      expect(names.length).toBeGreaterThan(190)
      const { data } = await ask(world, 'POST /member/kyc/shops', {}, ana)
      expect(await listed('Nearest branch')).toEqual(data.d.map(({ label }) => label))
    },
  )
})

/** Takes what is chosen at first out of the form that this tab keeps. */
async function emptyLists(): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('saya.kycTyped') ?? '') as { typed: object }
    const typed = { ...kept.typed, nationality: '', nearest_branch: '', shop_id: '' }
    sessionStorage.setItem('saya.kycTyped', JSON.stringify({ ...kept, typed }))
  })
  await page.reload()
  await heading('Basic Information').waitFor()
}

journey('the form', { begin: () => openRead('/s-kyc?action=form'), end }, part => {
  part('has three sections, reminders, and a button at its end [KYC-36, KYC-37, KYC-38, KYC-39]', async () => {
    for (const name of ['Basic Information', 'Address Information', 'Income Information', 'Before you submit']) {
      await heading(name).waitFor()
    }
    const reminders = await page.getByText('All details must match your ID.').boundingBox()
    expect((await button('Submit').boundingBox())?.y).toBeGreaterThan(reminders?.y ?? Infinity)
  })

  part(
    'is filled in from the ID, whose photo is locked, and has the phone with +63 to read [KYC-71, KYC-93]',
    async () => {
      expect(await field('First name').inputValue()).toBe('ANA')
      expect(await field('Last name').inputValue()).toBe('DELA CRUZ')
      expect(await field('Current address').inputValue()).toBe(anasAddress)
      expect(await field('ID number').getAttribute('readonly')).not.toBeNull()
      await page.getByText('Confirmed from your ID').waitFor()
      await shows('Birthday', 'January 31, 1990')
      await page.getByRole('radio', { name: 'Female', checked: true }).waitFor()
      const idPhoto = page.getByRole('img', { name: 'Front photo of ID: Photo saved securely' })
      // What cannot be changed any more is seen, before it is sent as well.
      await expect.poll(() => idPhoto.locator('img').evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(600)
      expect(await button('Front photo of ID').count()).toBe(0)
      expect(await field('Phone number').inputValue()).toBe(ana.phone)
      expect(await field('Phone number').getAttribute('readonly')).not.toBeNull()
      await page.getByText('+63', { exact: true }).waitFor()
    },
  )

  part('names all that is missing, and how much [KYC-74, KYC-77, KYC-79, KYC-81, KYC-83, KYC-95]', async () => {
    await field('Place of birth').fill('Pasay')
    await field('Place of birth').fill('')
    await field('Current address').fill('')
    await emptyLists()
    await button('Submit').click()
    const texts = ['Place of birth', 'Current address', 'Permanent address']
    const chosen = ['Nationality', 'Nearest branch', 'Occupation', 'Main source of funds', 'Selfie with card']
    for (const label of [...texts, ...chosen]) await required(label)
    await page.getByRole('alert').getByText('8 fields need your attention.').waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  part('takes a place of birth of letters, of thirty characters at most [KYC-85, KYC-86]', async () => {
    await send(['Place of birth'], '')
    await required('Place of birth')
    await send(['Place of birth'], 'Pasay 1')
    await expectFaults(letters, 1)
    await send(['Place of birth'], 'a'.repeat(31))
    await expectFaults('Place of birth: at most 30 characters', 1)
    await field('Place of birth').fill('Parañaque')
  })

  part('takes addresses of a hundred characters at most, with house numbers [KYC-90, KYC-91, KYC-92]', async () => {
    const addresses = ['Current address', 'Permanent address']
    await send(addresses, '')
    for (const label of addresses) await required(label)
    await send(addresses, '7 <Mabini>')
    await expectFaults(addressSigns, 2)
    await send(addresses, 'a'.repeat(101))
    for (const label of addresses) await expectFaults(`${label}: at most 100 characters`, 1)
    await field('Current address').fill('Blk. 4 Lot 12, #7/B Mabini St.')
    await button('Same as my current address').click()
    expect(await field('Permanent address').inputValue()).toBe('Blk. 4 Lot 12, #7/B Mabini St.')
    expect(await page.getByText(addressSigns, { exact: true }).count()).toBe(0)
  })

  part('is kept over a reload', async () => {
    await chooseFromList('Occupation', 'Freelancer')
    await chooseFromList('Main source of funds', 'Business Income')
    await button(/^Nearest branch/).click()
    await page.getByRole('dialog').getByText('Pasay').first().click()
    await button(/^Nationality/).click()
    await page.getByRole('searchbox', { name: 'Search nationality' }).fill('japa')
    await page.getByText('Japan', { exact: true }).click()
    await shows('Nationality', 'Japan')
    await resume(() => shows('Nationality', 'Japan'))
    await shows('Nearest branch', 'Pasay')
    expect(await field('Permanent address').inputValue()).toBe('Blk. 4 Lot 12, #7/B Mabini St.')
  })

  part('names the one photo that is missing, and leads to it [KYC-95]', async () => {
    await button('Submit').click()
    await required('Selfie with card')
    await page.getByRole('alert').getByText('One field needs your attention.').waitFor()
    await expectLedTo('attachments_selfieWithIDPhotoPath')
  })

  part('asks again, by its name, for a photo that did not arrive', async () => {
    await takeSelfieInForm()
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('saya.kycTyped') ?? '') as { typed: object }
      const typed = { ...kept.typed, attachments_selfieWithIDPhotoPath: `kyc-photo/${'0'.repeat(32)}` }
      sessionStorage.setItem('saya.kycTyped', JSON.stringify({ ...kept, typed }))
    })
    await page.reload()
    await heading('Basic Information').waitFor()
    await button('Submit').click()
    await refused('Please take again: Selfie with card.')
    await required('Selfie with card')
    await expectLedTo('attachments_selfieWithIDPhotoPath')
  })

  part(
    'is sent once as a new one, and leads to the last step [KYC-04, KYC-45, KYC-46, KYC-47, KYC-67, KYC-70]',
    async () => {
      await takeSelfieInForm()
      expect(action()).toBe('form')
      const sent: string[] = []
      page.on('request', request => sent.push(new URL(request.url()).pathname))
      await watchCountdown(page)
      await button('Submit').click()
      await heading('Submit successfully').waitFor()
      await page.getByText('please kindly wait up to 24 hours').waitFor()
      await button('Go To Homepage').waitFor()
      expect(sent.filter(path => /kyc\/(insert|update)$/.test(path))).toEqual(['/member/kyc/insert'])
    },
  )

  part('leads home five seconds later, and is shown as sent from then on [KYC-48]', async () => {
    await page.waitForURL(world.url.replace(/\/?$/, '/'))
    await expectCountdown(page, 5)
    await at.go('/s-kyc?action=form')
    await heading('KYC Is Under Review...').waitFor()
  })

  part(
    'is in the record with its branch, its nationality, its place of birth and its addresses [KYC-103, KYC-106]',
    async () => {
      const { data } = await ask(world, 'GET /member/kyc/detail', {}, ana)
      const address = 'Blk. 4 Lot 12, #7/B Mabini St.'
      expect(data).toMatchObject({
        nearest_branch: expect.stringContaining('Pasay') as unknown,
        shop_id: expect.any(Number) as unknown,
        place_of_birth: 'Parañaque',
        nationality: 'Japan',
        current_address: address,
        permanent_address: address,
      })
      expect(data.shop_id).toBeGreaterThan(0)
    },
  )
})

/** The focus is in a part of the form, which is in sight. */
async function expectLedTo(name: string): Promise<void> {
  const part = page.locator(`[data-field="${name}"]`)
  await expect.poll(() => part.evaluate(one => one === document.activeElement)).toBe(true)
  const { y = -1 } = (await part.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0)
}

async function takeSelfieInForm(): Promise<void> {
  await button('Selfie with card').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Take photo' }).click()
  await sheet.waitFor({ state: 'detached' })
  await button('Selfie with card').locator('img').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
}

async function beginReviewed(): Promise<void> {
  const player = await world.player()
  await submitAs(world, player)
  await open('/s-kyc?action=form', player)
}

journey('what a reviewer decides', { begin: beginReviewed, end }, part => {
  part('is waited for at the entry, where nothing can be sent [KYC-09, KYC-13, KYC-50]', async () => {
    await heading('KYC Is Under Review...').waitFor()
    expect(await button('Recertification').count()).toBe(0)
    expect(action()).toBe('form')
  })

  part('is told by field where it was sent back, with a way to mend it [KYC-09, KYC-12]', async () => {
    await decideAs(world, ana.uid, reject('last_name'))
    await at.go('/s-kyc')
    await heading('KYC Verify Rejected').waitFor()
    await page.getByText('The photo is blurred.').waitFor()
    await page.getByRole('listitem').getByText('Last name').waitFor()
    await button('Recertification').waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  part('leaves the type of the ID locked [KYC-72]', async () => {
    await at.go('/s-kyc?action=select-id')
    await page.getByText('You cannot change the ID type you submitted.').waitFor()
    expect(await page.getByRole('radio', { name: 'Passport' }).isDisabled()).toBe(true)
    await at.go('/s-kyc?action=form')
    expect(await button(/^ID type/).isDisabled()).toBe(true)
  })

  part('is mended, and says where it could not be sent or does not fit', async () => {
    await page.getByText('Please correct this').waitFor()
    await field('Last name').fill('Dela Cruz-Santos')
    await page.route('**/member/kyc/update', route => route.abort('failed'), { times: 1 })
    await button('Submit').click()
    await page.getByRole('alert').getByText('We could not submit your details. Please try again.').waitFor()
    takeTroubles(at.troubles, cutOnPurpose)
    await field('ID number').fill('N01-23-45678')
    await button('Submit').click()
    await page.getByText(/This number does not match your ID type/).waitFor()
  })

  part('stands still while it is sent again, as an update, and leads home [KYC-47, KYC-67, KYC-69]', async () => {
    await field('ID number').fill(ownNumber())
    const release = await holdCalls(page, '**/member/kyc/update')
    await Promise.all([page.waitForRequest('**/member/kyc/update'), button('Submit').click()])
    expect([await field('Last name').isDisabled(), await button(/^Occupation/).isDisabled()]).toEqual([true, true])
    await release()
    await button('Go To Homepage').click()
    // By itself it would lead there a second later than this waits.
    await page.waitForURL(url => url.pathname === '/', { timeout: 4000 })
  })

  part('is the last step once it is approved, and stays [KYC-09, KYC-51, KYC-133]', async () => {
    expect((await decideAs(world, ana.uid, { decision: 'full', version: 2 })).ok).toBe(true)
    await page.clock.install()
    await at.go('/s-kyc?action=form')
    await heading('You are verified').waitFor()
    await page.getByText('You can deposit, play and withdraw.').waitFor()
    await page.clock.fastForward(10_000)
    // Nobody is led away from it, and nothing says that something was sent.
    expect(await page.getByText(/Submit successfully|Home in/).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    expect([action(), await button('Recertification').count()]).toEqual(['form', 0])
  })
})
