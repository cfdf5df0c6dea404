import {
  type MallTools,
  mallTools,
  openBrowser,
  openWorld,
  type Player,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let mall: MallTools
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  mall = await mallTools(world)
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const at of opened) expect(at.troubles).toEqual([])
  for (const at of opened.splice(0)) await at.close()
})

const said = {
  en: {
    redeem: 'Redeem Now',
    dear: 'Insufficient Points',
    gone: 'Restocking...',
    closed: 'Your account cannot redeem right now. Please contact Service.',
    service: 'Contact Service',
    late: 'Verify your account before you redeem. It takes a few minutes.',
    verify: 'Verify now',
    review: 'We are checking your verification. You can redeem once it is approved.',
    record: 'My verification',
  },
  tl: {
    redeem: 'I-redeem na',
    dear: 'Kulang ang points',
    gone: 'Nire-restock...',
    closed: 'Hindi makakapag-redeem ang account mo ngayon. I-contact ang Service.',
    service: 'I-contact ang Service',
    late: 'I-verify muna ang account mo bago mag-redeem. Ilang minuto lang ito.',
    verify: 'Mag-verify na',
    review: 'Sinusuri namin ang verification mo. Puwede kang mag-redeem kapag naaprubahan ito.',
    record: 'Ang verification ko',
  },
} as const

async function look(as: Player, goods: string, language: keyof typeof said) {
  const at = await visit(browser, world, { as, language, viewport: { width: 360, height: 740 } })
  opened.push(at)
  await at.go(`/s-points/detail/${goods}`)
  return at.page
}

async function frozenByStaff(): Promise<Player> {
  const player = await mall.buyer(500n, { kyc: 'basic_kyc' })
  await world.db.member(player.uid, tx =>
    sql`update profile set kyc_status = 6, kyc_frozen_by = '{staff}' where uid = ${player.uid}`.execute(tx),
  )
  return player
}

test.each(['en', 'tl'] as const)(
  'the one button of an item says whether it is redeemed, too dear or not in stock, and whoever is kept from it reads why in its place with the way out, in %s [MALL-12, MALL-85, MALL-100]',
  async language => {
    const { redeem, dear, gone, closed, service, late, verify, review, record } = said[language]
    const [fair, costly, none] = [await mall.goods(3), await mall.goods(3, { price: 101 }), await mall.goods(0)]
    const ana = await mall.buyer(100n)
    // Exactly enough is enough.
    for (const [goods, name, isOpen] of [
      [fair, redeem, true],
      [costly, dear, false],
      [none, gone, false],
    ] as const) {
      const page = await look(ana, goods, language)
      const button = page.getByRole('button', { name, exact: true })
      await button.waitFor()
      expect([name, await button.isEnabled()]).toEqual([name, isOpen])
      for (const other of [redeem, dear, gone].filter(one => one !== name))
        expect(await page.getByRole('button', { name: other, exact: true }).count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
    }
    for (const [player, sentence, way, to] of [
      [await frozenByStaff(), closed, service, '/service'],
      [await mall.buyer(500n, { kyc: 'frozen' }), late, verify, '/s-kyc'],
      [await mall.buyer(500n, { kyc: 'under_review' }), review, record, '/s-kyc'],
    ] as const) {
      const page = await look(player, fair, language)
      await page.getByText(sentence).waitFor()
      expect(await page.getByRole('link', { name: way, exact: true }).getAttribute('href')).toBe(to)
      for (const name of [redeem, dear, gone])
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
    }
  },
)
