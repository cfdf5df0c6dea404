import type { Page } from 'playwright-core'
import { demoPeople } from '../../apps/server/demo/seedDemoPeople.ts'

export interface Flow {
  readonly name: string
  /** Whoever has nothing to sign in with is a guest. */
  readonly who: 'guest' | 'member' | 'newcomer'
  /** Where it begins: what this page takes to load is not counted. */
  readonly path: string
  act(page: Page): Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

/** As a finger does: to the end of what is in sight and back. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(180, 400)
  for (const by of [300, 300, 300, -450, -450]) {
    await page.mouse.wheel(0, by)
    await page.evaluate('new Promise(shown => requestAnimationFrame(shown))')
  }
}

/** The ten flows of docs/screens.md, as far as the product goes by itself: no bank, wallet or camera is waited for. */
export const flows: readonly Flow[] = [
  {
    name: 'Sign in',
    who: 'guest',
    path: '/',
    async act(page) {
      await link(page, 'Log in').tap()
      await button(page, 'Use password instead').tap()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Phone number').pressSequentially(demoPeople[0]?.phone ?? '', { delay: 40 })
      await sheet.getByRole('textbox', { name: 'Password', exact: true }).pressSequentially('saya1234', { delay: 40 })
      await sheet.getByRole('checkbox', { name: /I agree/ }).check()
      await sheet.getByRole('button', { name: 'Log in', exact: true }).tap()
      await sheet.waitFor({ state: 'detached' })
      await button(page, /^Balance ₱/).waitFor()
    },
  },
  {
    name: 'Verify',
    who: 'newcomer',
    path: '/s-kyc?action=guide',
    async act(page) {
      await button(page, 'Start Now').tap()
      await page.getByText("Driver's License").tap()
      await scroll(page)
      await button(page, 'Next').tap()
      await heading(page, "Show your Driver's License")
      await button(page, 'Back').tap()
      await heading(page, 'Which ID will you use?')
    },
  },
  {
    name: 'Deposit',
    who: 'member',
    path: '/',
    async act(page) {
      await button(page, 'Deposit').tap()
      const sheet = page.getByRole('dialog', { name: 'Deposit' })
      // Who pays in for the first time is asked for a limit.
      const notNow = button(page, 'Not now')
      await notNow
        .or(sheet.getByRole('textbox', { name: 'Amount' }))
        .first()
        .waitFor()
      if (await notNow.isVisible()) await notNow.tap()
      await sheet.getByRole('textbox', { name: 'Amount' }).pressSequentially('1500', { delay: 60 })
      await sheet.getByRole('button', { name: '500', exact: true }).tap()
      await sheet.getByRole('button', { name: 'Close' }).tap()
      await sheet.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'Find a game',
    who: 'member',
    path: '/',
    async act(page) {
      await scroll(page)
      await page.mouse.wheel(0, -2000)
      await link(page, 'Search games').tap()
      await page.getByRole('searchbox').pressSequentially('mangga', { delay: 80 })
      await page
        .getByRole('list', { name: /^Games:/ })
        .getByRole('link', { name: 'Mangga Fiesta' })
        .waitFor()
    },
  },
  {
    name: 'Play',
    who: 'member',
    path: '/s-game-page/mangga-fiesta',
    async act(page) {
      const game = page.frameLocator('iframe')
      for (let round = 0; round < 5; round++) {
        await game.getByRole('button', { name: 'Spin', exact: true, disabled: false }).tap()
        await game.getByRole('button', { name: 'Spinning' }).waitFor()
      }
    },
  },
  {
    name: 'Withdraw',
    who: 'member',
    path: '/my',
    async act(page) {
      await scroll(page)
      await page.mouse.wheel(0, -2000)
      await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('textbox', { name: 'Amount' }).pressSequentially('500', { delay: 60 })
      await sheet.getByRole('button', { name: 'Withdraw now' }).tap()
      await heading(page, 'Check before you confirm')
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'History',
    who: 'member',
    path: '/',
    async act(page) {
      await button(page, /^Balance ₱/).tap()
      await button(page, 'All transactions').tap()
      await heading(page, 'Transaction')
      for (const name of ['Deposit', 'Withdraw']) {
        await page.getByRole('tab', { name }).tap()
        await scroll(page)
      }
    },
  },
  {
    name: 'Help',
    who: 'member',
    path: '/',
    async act(page) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Service' }).tap()
      await heading(page, 'Customer Service')
      await scroll(page)
      await page.mouse.wheel(0, -2000)
      await link(page, /Help Center/i).tap()
      await heading(page, 'Help Center')
      await scroll(page)
    },
  },
  {
    name: 'Settings',
    who: 'member',
    path: '/',
    async act(page) {
      await link(page, 'Limits and breaks').tap()
      await button(page, /^Deposits, a day/).tap()
      await page.getByLabel('Your limit').pressSequentially('1000', { delay: 60 })
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await scroll(page)
    },
  },
  {
    name: 'Inbox',
    who: 'member',
    path: '/',
    async act(page) {
      await link(page, /^Messages/).tap()
      await heading(page, 'Messages')
      await scroll(page)
    },
  },
]
