import {
  expectRefusals,
  createOperator,
  desktop,
  openBrowser,
  openStudioWorld,
  phone,
  type Player,
  type StudioWorld,
  type Visit,
  type Visitor,
  visit,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readRanges } from '../apps/server/platform/geolocation/index.ts'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

expectRefusals('403 POST /api/v2/game/launch')

let on: StudioWorld
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  const location = { header: 'cf-ipcountry', ranges: readRanges('198.51.100.0/24,SG,vpn\n') }
  on = await openStudioWorld({ pages: true, jurisdiction: 'strict', location, trustedProxies: ['127.0.0.1', '::1'] })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(async () => {
  for (const visitor of opened.splice(0)) await visitor.close()
})

async function open(path: string, wish: Visit): Promise<Page> {
  const visitor = await visit(browser, on.world, wish)
  opened.push(visitor)
  await visitor.go(path)
  return visitor.page
}

/** As the edge passes on somebody whose line comes out in Singapore. */
const elsewhere = (as: Player, wish: Visit): Visit => ({
  as,
  ...wish,
  context: { extraHTTPHeaders: { 'cf-ipcountry': 'SG', 'x-forwarded-for': '198.51.100.9' } },
})

const words = {
  en: ['Games can be opened in the Philippines only', 'I am in the Philippines', 'Thank you. We will check'],
  tl: ['Sa Pilipinas lang mabubuksan ang mga laro', 'Nasa Pilipinas ako', 'Salamat. Titingnan namin'],
} as const

test.each([
  ['light', 'en', phone],
  ['dark', 'tl', { width: 360, height: 740 }],
] as const)(
  'a game that is refused by place says why, with a way to say that it is wrong, which staff read in the dossier: %s, %s',
  async (theme, language, viewport) => {
    const ana = await on.world.player({ kyc: 'fully_kyc' })
    const [why, dispute, thanks] = words[language]
    const page = await open('/s-game-page/mangga-fiesta', elsewhere(ana, { theme, language, viewport }))
    await page.getByRole('alert').getByText(why).waitFor()
    expect(await findViolations(page)).toEqual([])
    if (process.env.LOOK_AT) await page.screenshot({ path: `${process.env.LOOK_AT}/refused-${language}.png` })
    await page.getByRole('button', { name: dispute }).click()
    await page.getByRole('status').getByText(thanks).waitFor()
    expect(await page.getByRole('button', { name: dispute }).count()).toBe(0)
    const office = await open(`/office/members/${ana.uid}?section=launches`, { viewport: desktop, gate: true, theme })
    await enterOffice(office, await createOperator(on.world, { role: 'compliance' }))
    await office.getByText('Refused, member disputes it').waitFor()
    await office.getByText('VPN or hosting network').waitFor()
    await office.getByText('Edge header').waitFor()
    expect(await findViolations(office)).toEqual([])
    if (process.env.LOOK_AT) await office.screenshot({ path: `${process.env.LOOK_AT}/launches-${theme}.png` })
  },
)
