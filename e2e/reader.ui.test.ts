import {
  drawPhoto,
  expectRefusals,
  openBrowser,
  openStudioWorld,
  otherCode,
  type Player,
  readCode,
  signInWithCode,
  type StudioWorld,
  type Visit,
  type Visitor,
  visit,
  type WithdrawalWorld,
  withdrawalTools,
  type World,
} from '@saya/testing'
import { formatPesos } from '@saya/money'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyMember } from '../apps/server/features/message/index.ts'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { type FakeCamera, fakeCamera } from './fakeCamera.ts'
import { anasCard, idParty } from './idParty.ts'
import { readAloud } from './reader.ts'

expectRefusals(
  '409 POST /member/ocr/checkresult',
  // Of the device whose session the other one ends.
  '401 GET *',
  '403 POST /member/detail/update',
  '422 POST /member/otp/login',
  '422 POST /member/step-up',
)

const party = idParty()
let camera: FakeCamera
let on: StudioWorld
let desk: WithdrawalWorld
let world: World
let browser: Browser
let at: Visitor
beforeAll(async () => {
  camera = await fakeCamera()
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()], idCheck: party.check })
  world = on.world
  desk = withdrawalTools(world)
  browser = await openBrowser(camera.arguments)
})
afterAll(async () => {
  await browser.close()
  await on.close()
  await camera.remove()
})
afterEach(async () => {
  expect(at.troubles).toEqual([])
  await at.close()
})

const press = (...keys: readonly string[]) =>
  keys.reduce<Promise<void>>((before, key) => before.then(() => at.page.keyboard.press(key)), Promise.resolve())

/** Waits until the reader is where it should be, and answers what it hears there. */
async function heardAt(focus: string) {
  await expect.poll(async () => (await readAloud(at.page)).focus).toBe(focus)
  const heard = await readAloud(at.page)
  expect(heard.nameless).toEqual([])
  return heard
}

/** Waits until it was announced, wherever the reader is. */
const hears = (sentence: string | RegExp) =>
  expect.poll(async () => (await readAloud(at.page)).announced.filter(one => one.match(sentence))).not.toEqual([])

/** What the reader comes to, one press of the tabulator after another. */
async function tabThrough(stops: number): Promise<readonly (string | undefined)[]> {
  const heard: (string | undefined)[] = []
  for (let stop = 0; stop < stops; stop++) {
    await press('Tab')
    heard.push((await readAloud(at.page)).focus)
  }
  return heard
}

/** Goes on by the tabulator until the reader is there, as whoever has nothing but keys does, and presses what is there. */
async function tabToAndEnter(focus: RegExp): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    await press('Tab')
    if (focus.test((await readAloud(at.page)).focus ?? '')) return press('Enter')
  }
  expect.fail(`The tabulator never comes to ${focus.source}.`)
}

async function begin(as: Player, path: string, wish: Visit = {}): Promise<void> {
  at = await visit(browser, world, { as, ...wish })
  await at.go(path)
}

const button = (name: string | RegExp) => at.page.getByRole('button', { name }).first()
const link = (name: string | RegExp) => at.page.getByRole('link', { name }).first()
const amountField = () => at.page.getByRole('dialog').getByRole('textbox', { name: 'Amount' })
/**
 * Goes on by the tabulator until it is there, and among choices of one question by the arrows, as whoever has nothing but
 * keys does.
 */
async function goTo(target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < 120; stop++) {
    const step = await target.evaluate(one => {
      const here = document.activeElement
      if (here === one) return 'there'
      const isChoice = (part: Element | null): part is HTMLInputElement =>
        part instanceof HTMLInputElement && part.type === 'radio'
      return isChoice(one) && isChoice(here) && here.name === one.name ? 'ArrowDown' : 'Tab'
    })
    if (step === 'there') return
    await press(step)
  }
  expect.fail(`The tabulator never comes to ${String(target)}.`)
}

const enter = (target: Locator) => goTo(target).then(() => press('Enter'))

test('by keyboard and ear alone: through the gate, past each mistake, and signed in [SHELL-142]', async () => {
  const phone = '9187000001'
  at = await visit(browser, world, { gate: true })
  await at.go('/login')
  expect((await heardAt('heading Before you play')).dialog).toBe('Before you play')
  await tabToAndEnter(/^button Proceed$/)
  const gate = await heardAt(
    'checkbox None of these apply to me. I have read and agree to the Terms of Use and Privacy Policy.',
  )
  expect(gate).toMatchObject({ isInvalid: true, description: 'Tick the box to continue.' })
  expect(gate.announced).toContain('Tick the box to continue.')
  await press('Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')

  expect((await heardAt('textbox Phone number')).dialog).toBe('Login With Code')
  await press('Enter')
  const missing = await heardAt('textbox Phone number')
  expect(missing).toMatchObject({ isInvalid: true, description: 'Phone number is required' })
  expect(missing.announced).toContain('You must agree to the terms and conditions')
  await at.page.keyboard.type(phone)
  await press('Enter')
  const unagreed = await heardAt('checkbox I agree to the Terms of Use and Privacy Policy')
  expect(unagreed).toMatchObject({ isInvalid: true, description: 'You must agree to the terms and conditions' })
  await press('Space', 'Enter')

  expect((await heardAt('textbox Code')).dialog).toBe('Enter the 6-digit code')
  const code = await readCode(world, phone)
  await at.page.keyboard.type(otherCode(code))
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('Invalid code')
  expect(await heardAt('textbox Code')).toMatchObject({ isInvalid: true, description: 'Invalid code' })
  await enter(button('Use password instead'))
  expect((await heardAt('textbox Password')).dialog).toBe('Login With Password')
  await press('Enter')
  expect((await heardAt('textbox Password')).description).toBe('Password is required')
  await enter(button('Use code instead'))
  await heardAt('textbox Phone number')
  await press('Enter')
  await heardAt('textbox Code')
  await at.page.keyboard.type(code)
  await expect.poll(async () => (await readAloud(at.page)).dialog).toBe('')
})

test('in the account the reader is never left nowhere: a wrong field, a code on its way, a device that is gone [SHELL-142]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc', phone: '9187000002', email: 'reader@example.com' })
  for (const userAgent of ['Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', 'curl/8']) {
    await signInWithCode(world, ana.phone, { 'user-agent': userAgent })
    world.clock.advance(31_000)
  }
  at = await visit(browser, world, { as: ana })
  await at.go('/s-account/form/phone')
  await enter(button('Save'))
  expect(await heardAt('textbox Phone number')).toMatchObject({ isInvalid: true, description: 'Phone number Error' })
  await at.page.keyboard.type('9187000003')
  await enter(button('Send code'))
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('otp code sent.')
  await heardAt('textbox Code')

  await at.go('/s-account/devices')
  await enter(button('Log out Firefox on Windows'))
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('That device was logged out.')
  await heardAt('main')
  await enter(button('Log out all other devices'))
  // What ends something begins at its no.
  expect((await heardAt('button Cancel')).dialog).toBe('Log out all other devices?')
  await press('Tab', 'Enter')
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('All other devices were logged out.')
  await heardAt('main')

  world.clock.advance(16 * 60_000)
  await at.go('/s-account/form/email')
  await enter(button('Remove email address'))
  await heardAt('button Keep it')
  await press('Tab', 'Enter')
  await expect.poll(async () => (await readAloud(at.page)).dialog).toBe('Please confirm it is you')
  // The code is on its way by itself.
  await heardAt('textbox Code')
  await at.page.keyboard.type(await readCode(world, ana.phone))
  await expect.poll(async () => (await readAloud(at.page)).announced).toContain('Your email address was removed.')
  for (const path of ['/s-account', '/s-account/privacy', '/s-account/avatar', '/forgetPassword/verify/phone']) {
    await at.go(path)
    await at.page.getByRole('heading', { level: 1 }).waitFor()
    expect((await readAloud(at.page)).nameless).toEqual([])
  }
})

test('by ear an identity is shown: each step begins at its heading, and what is missing is read out [SHELL-142]', async () => {
  await begin(await world.player(), '/s-kyc', { context: { permissions: ['camera'] } })
  await enter(button('Recertification'))
  await heardAt('heading Three short steps')
  await enter(button('Start Now'))
  await heardAt('heading Which ID will you use?')
  await goTo(at.page.getByRole('radio', { name: "Driver's License" }))
  await press('Space')
  await heardAt("radio Driver's License")
  await enter(button('Next'))
  await heardAt("heading Show your Driver's License")
  await enter(button('Take photo of ID'))
  await hears('Reading your ID')
  party.settle({ ...anasCard, photo: await drawPhoto({ width: 600, height: 400 }) })
  await heardAt('heading Now a selfie with your ID')
  await enter(button("OK, I'm ready"))
  await heardAt('heading Selfie with ID')
  await hears(/./)
  await enter(button('Skip this step'))
  // The button that was pressed is gone; the next thing to do has the focus.
  await heardAt('button Take photo')
  await press('Enter')
  await heardAt('heading Selfie with ID')
  await hears('Sharp and bright enough.')
  await enter(button('Upload'))
  await heardAt('heading Selfie uploaded')
  await enter(button('Next'))
  await heardAt('heading Complete your details')

  await enter(button('Submit'))
  const birthplace = await heardAt('textbox Place of birth')
  expect(birthplace).toMatchObject({ isInvalid: true, description: 'Place of birth is required' })
  expect(birthplace.announced).toContain('5 fields need your attention.')
  await at.page.keyboard.type('Pasay')
  await goTo(at.page.getByRole('textbox', { name: 'Current address' }))
  await at.page.keyboard.type('7 Mabini St.')
  await enter(button('Same as my current address'))
  await heardAt('textbox Permanent address')
  for (const [list, choice] of [
    ['Occupation', 'Freelancer'],
    ['Main source of funds', 'Business Income'],
  ] as const) {
    await enter(button(new RegExp(`^${list}`)))
    expect((await heardAt(`heading ${list}`)).dialog).toBe(list)
    await goTo(at.page.getByRole('radio', { name: choice }))
    await press('Space', 'Enter')
    expect((await heardAt(`button ${list}`)).description).toBe(choice)
  }
  expect((await readAloud(at.page)).announced.join()).not.toContain('need your attention')
  await enter(button('Submit'))
  expect((await heardAt('heading Submit successfully')).announced).toContain('please kindly wait up to 24 hours')
})

test('by ear money is paid in: the sheet says what it is, its parts come in order, and a wrong amount is read out [SHELL-142]', async () => {
  await begin(await on.player(), '/')
  await enter(button('Deposit'))
  expect((await heardAt('heading Deposit')).dialog).toBe('Deposit')
  await amountField().waitFor()
  expect(await tabThrough(4)).toEqual(['button Close', 'radio GCash', 'textbox Amount', 'button 100'])
  await goTo(amountField())
  await at.page.keyboard.type('1')
  const wrong = await heardAt('textbox Amount')
  expect(wrong).toMatchObject({ isInvalid: true, description: 'Enter Amount: 100-500,000' })
  expect(wrong.announced).toContain('Enter Amount: 100-500,000')
  await at.page.keyboard.type('50')
  expect(await heardAt('textbox Amount')).toMatchObject({ isInvalid: false })
  await press('Escape')
  // Who closes it is where they were.
  expect((await heardAt('button Deposit')).dialog).toBe('')
  await press('Enter')
  await heardAt('heading Deposit')
  await enter(at.page.getByRole('dialog').getByRole('button', { name: '500', exact: true }))
  await enter(at.page.getByRole('dialog').getByRole('button', { name: 'Deposit now' }))
  await at.page.waitForURL('**/paymongo/pay/**')
  await at.page.getByRole('button', { name: 'Pay', exact: true }).click()
  await hears('Deposit completed')
})

test('by ear a game is found and played: how many were found, the round, and what it came to [SHELL-142]', async () => {
  const player = await on.player()
  await begin(player, '/')
  await enter(link('Search games'))
  await heardAt('searchbox Search game name')
  await at.page.keyboard.type('mangga')
  await enter(at.page.getByRole('list', { name: /^Games:/ }).getByRole('link', { name: 'Mangga Fiesta' }))
  const game = at.page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Spin', exact: true })
  await expect.poll(() => spin.getAttribute('aria-disabled')).toBe('false')
  expect((await readAloud(at.page)).nameless).toEqual([])
  // What is in the game is read beside the page around it, and nothing there is without a word of what it is either.
  const inside = await game.locator('body').ariaSnapshot()
  expect(inside).toContain('button "Spin"')
  expect(inside).not.toMatch(/^\s*- (?:button|link|textbox|checkbox|radio|switch|combobox|dialog)(?! ")/m)
  await spin.press('Enter')
  async function cameTo(): Promise<string> {
    const [round] = await on.db.transaction(tx =>
      tx.query<{ win: bigint }>('select win from game_round where player_ref = $1', [String(player.uid)]),
    )
    if (!round) return 'There is no round yet.'
    return round.win === 0n ? 'No win this time' : `₱${formatPesos(round.win)}`
  }
  const says = async () => (await game.getByRole('status').first().textContent())?.replaceAll(',', '')
  await expect.poll(async () => (await says())?.includes(await cameTo())).toBe(true)
  await expect.poll(() => spin.getAttribute('aria-disabled')).toBe('false')
  expect(await says()).toContain(await cameTo())
})

test('by ear money is paid out: who it goes to is read before it goes, a wrong code is read out, and how it stands [AUTH-120, SHELL-142]', async () => {
  const luz = await desk.payable({ pesos: 1200n })
  world.clock.advance(16 * 60_000)
  await begin(luz, '/my')
  await enter(at.page.getByRole('button', { name: 'Withdraw', exact: true }))
  expect((await heardAt('heading Withdraw')).dialog).toBe('Withdraw')
  await amountField().waitFor()
  expect(await tabThrough(3)).toEqual(['button Close', 'button Change', 'textbox Amount'])
  await at.page.keyboard.type('5')
  await press('Enter')
  const low = await heardAt('textbox Amount')
  expect(low).toMatchObject({ isInvalid: true, description: 'Minimum value is 100' })
  expect(low.announced).toContain('Minimum value is 100')
  await at.page.keyboard.type('00')
  await press('Enter')
  expect((await heardAt('heading Check before you confirm')).dialog).toBe('Check before you confirm')
  await hears('otp code sent.')
  expect(await tabThrough(2)).toEqual(['button Close', 'textbox Code'])
  const code = await readCode(world, luz.phone)
  await at.page.keyboard.type(otherCode(code))
  await hears('Invalid code')
  expect(await heardAt('textbox Code')).toMatchObject({ isInvalid: true, description: 'Invalid code' })
  await at.page.keyboard.type(code)
  await hears('Your money is on its way')
  expect((await heardAt('heading Withdraw')).dialog).toBe('')
})

test('by ear a limit is set, and who set it is back at its row, which says what it is now [SHELL-142]', async () => {
  await begin(await on.player(), '/')
  await enter(link('Limits and breaks'))
  await heardAt('heading Safer play')
  await tabToAndEnter(/^button Deposits, a day Not set/)
  const field = await heardAt('textbox Your limit')
  expect(field.dialog).toBe('Deposits: a day')
  expect(field.description).toContain('Your limit starts at once')
  await at.page.keyboard.type('1000')
  await press('Enter')
  await hears('Your limit is set.')
  expect((await heardAt('button Deposits, a day ₱1,000')).dialog).toBe('')
})

test('by ear what happened is read: the balance, its last changes, and the whole list [SHELL-142]', async () => {
  await begin(await desk.payable({ pesos: 100n }), '/')
  await enter(button(/^Balance ₱/))
  expect((await heardAt('heading Your money')).dialog).toBe('Your money')
  await at.page.getByRole('list', { name: 'Last changes' }).getByText('Deposit').waitFor()
  await tabToAndEnter(/^button All transactions/)
  expect((await heardAt('heading Transaction')).dialog).toBe('')
  const rows = at.page.getByRole('main').getByRole('listitem')
  await rows.first().waitFor()
  expect((await readAloud(at.page)).nameless).toEqual([])
})

test('by ear help is found without an account, from the step of signing in where somebody is stuck [SHELL-142]', async () => {
  at = await visit(browser, world)
  await at.go('/login')
  await heardAt('textbox Phone number')
  await tabToAndEnter(/^button Need help\?/)
  await heardAt('heading Customer Service')
  await tabToAndEnter(/^link Help center/i)
  await heardAt('heading Help Center')
})

test('by ear messages are opened, one is read, and the way back is where it was [SHELL-142]', async () => {
  const ana = await on.player()
  const { uid } = ana
  const told = { uid, kind: 'withdrawal_canceled', about: 'one', amount: 5_000_000n, nowMs: world.clock.now() } as const
  await world.db.member(uid, tx => notifyMember(tx, told))
  await begin(ana, '/')
  await enter(link('Messages, some unread'))
  await heardAt('heading Messages')
  await tabToAndEnter(/^button .*Withdrawal canceled ₱500\.00/)
  expect((await heardAt('heading Withdrawal canceled')).dialog).toBe('Withdrawal canceled')
  await press('Escape')
  await expect.poll(async () => (await readAloud(at.page)).dialog).toBe('')
  expect((await readAloud(at.page)).focus).toMatch(/^button .*Withdrawal canceled ₱500\.00/)
})

test('by ear the language is chosen: the arrows go through it and choose nothing, and Space does [SHELL-142]', async () => {
  await begin(await on.player(), '/my')
  await enter(button('Language English'))
  expect((await heardAt('heading Language')).dialog).toBe('Language')
  await goTo(at.page.getByRole('radio', { name: 'Tagalog' }))
  expect((await heardAt('radio Tagalog')).dialog).toBe('Language')
  await press('ArrowUp')
  await heardAt('radio English')
  await press('ArrowDown', 'Space')
  expect((await heardAt('button Wika Tagalog')).dialog).toBe('')
})
