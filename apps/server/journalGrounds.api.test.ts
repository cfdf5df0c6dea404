import { depositTools, openWorld, plainRules, readJournal, withdrawalTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll, openMonths, post, type Posting } from './features/wallet/index.ts'
import { openLedger } from './features/wallet/apply.store.ts'
import { journalGrounds } from './journalGrounds.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
})
afterAll(() => world.close())

const peso = 10_000n

/** What the whole audit finds, by the names of the wallets that it is about. */
async function found(grounds = journalGrounds): Promise<string[]> {
  await readJournal(world)
  const { findings } = await auditAll({ ...world, grounds })
  return findings.map(({ check, subject, detail }) => `${check} ${subject} ${detail}`)
}

test('what the cashier posts has its row behind it, and what was put round the postings has not', async () => {
  const [cashier, desk] = [depositTools(world), withdrawalTools(world)]
  const { payUrl } = await cashier.begin(await cashier.player(), { amount: '250' })
  await cashier.act(payUrl)
  await desk.begin(await desk.payable())
  await desk.work()
  // What members of a test begin with comes of no decision and no payment; what the cashier posted has the name of its row.
  const before = await found()
  expect(before.filter(finding => !/nothing is called (first money|fund) /.test(finding))).toEqual([])

  const { uid } = await world.player()
  const own = (reference: string) => ({ uid, reference, amount: 100n * peso, nowMs: world.clock.now() })
  const postings: Posting[] = [
    { ...own('nowhere 1'), act: 'deposit', gateway: 1 },
    { ...own('nowhere 2'), act: 'promotion', cashType: 4009 },
    { ...own('nowhere 3'), act: 'voucher' },
    { ...own('nowhere 4'), act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' },
    { ...own('nowhere 5'), act: 'withdrawal_hold' },
    { ...own('nowhere 6'), act: 'withdrawal_paid', gateway: 1, of: 'nowhere 5' },
  ]
  for (const posting of postings)
    expect(await world.db.member(uid, tx => post(tx, posting))).toMatchObject({ ok: true })
  const ledger = openLedger({ url: world.databaseUrl, clock: world.clock, schemaOf: world.db.schemaOf })
  const prize = { kind: 'promo', provider: 77, uid, txId: 'phantom', roundId: '', game: 0, rules: plainRules } as const
  expect(await ledger.apply({ ...prize, amount: 100n * peso })).toMatchObject({ outcome: 'OK' })
  await ledger.close()

  expect((await found([])).filter(finding => !before.includes(finding))).toEqual([])
  const news = (await found()).filter(finding => !before.includes(finding))
  expect(news.sort()).toEqual([
    ...[10, 4009, 20, 30, 11, 13].map((kind, index) => {
      return `ground ${uid} PHP ${index + 1} is of kind ${kind}, and nothing is called nowhere ${index + 1}`
    }),
    `ground ${uid} PHP 7 is of provider 77, who is not there`,
  ])
}, 60_000)
