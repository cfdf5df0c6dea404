import { randomUUID } from 'node:crypto'
import { depositTools, openWorld, plainRules, readJournal, undone, withdrawalTools, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll, openMonths, post, type Posting } from '../features/wallet/index.ts'
import { openLedger } from '../features/wallet/ledger/apply.store.ts'
import { instant } from '../platform/db/instant.ts'
import { journalGrounds } from './journalGrounds.ts'
import { demoMoney } from '../demo/seedDemoPeople.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
})
afterAll(() => world.close())

const peso = 10_000n
const someId = '00000000-0000-4000-8000-000000000001'

/** What the whole audit finds, by the names of the wallets that it is about. */
async function found(grounds = journalGrounds({ isLocal: false })): Promise<string[]> {
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
    { ...own('nowhere 7'), act: 'promotion', cashType: 4005 },
    { ...own('nowhere 8'), act: 'promotion', cashType: 4003, multiple: 0 },
    { ...own('nowhere 9'), act: 'points' },
    { ...own('nowhere 10'), act: 'order' },
    { ...own('nowhere 11'), act: 'order_refund', of: 'nowhere 10' },
    { ...own('nowhere 12'), act: 'play_released', amount: 0n },
    { ...own('nowhere 13'), act: 'points_lapsed', amount: 1n },
  ]
  for (const posting of postings)
    expect(await world.db.member(uid, tx => post(tx, posting))).toMatchObject({ ok: true })
  const ledger = openLedger({ url: world.databaseUrl, clock: world.clock, schemaOf: world.db.schemaOf })
  const prize = { kind: 'promo', provider: 77, uid, txId: 'phantom', roundId: '', game: 0, rules: plainRules } as const
  expect(await ledger.apply({ ...prize, amount: 100n * peso })).toMatchObject({ outcome: 'OK' })
  for (const kind of ['promo', 'adjust'] as const) {
    expect(await ledger.apply({ ...prize, kind, provider: 1, amount: 100n * peso })).toMatchObject({ outcome: 'OK' })
  }
  await ledger.close()

  expect((await found([])).filter(finding => !before.includes(finding))).toEqual([])
  const news = (await found()).filter(finding => !before.includes(finding))
  const nothing = (asset: string, kinds: readonly (readonly [seq: number, kind: number, name: number])[]) =>
    kinds.map(([seq, kind, name]) => {
      return `ground ${uid} ${asset} ${seq} is of kind ${kind}, and nothing is called nowhere ${name}`
    })
  expect(news.sort()).toEqual(
    [
      ...nothing(
        'PHP',
        [10, 4009, 20, 30, 11, 13].map((kind, index) => [index + 1, kind, index + 1] as const),
      ),
      ...nothing('PHP', [[7, 4005, 7] as const, [8, 4003, 8] as const, [9, 50, 12] as const]),
      ...nothing('FIL', [[1, 42, 9] as const, [2, 40, 10] as const, [3, 41, 11] as const, [4, 43, 13] as const]),
      `cap ${uid} PHP 2 is of kind 4009, and was counted under no cap of its month`,
      `cap ${uid} PHP 7 is of kind 4005, and was counted under no cap of its month`,
      `ground ${uid} PHP 10 is of provider 77, who is not there`,
      `ground ${uid} PHP 11 is of kind 4 of provider 1, with whom the member opened no game`,
      `ground ${uid} PHP 12 is of kind 5 of provider 1, with whom the member opened no game`,
    ].sort(),
  )
})

test('the first money of a demonstration is that only where there may be one, and only of its own amounts', async () => {
  const [first = 0n] = demoMoney
  const given = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  const members = [await world.player(), await world.player()]
  for (const [index, { uid }] of members.entries()) {
    const money = { ...given, uid, reference: `demo money of ${uid}`, amount: first + BigInt(index) }
    await world.db.member(uid, tx => post(tx, { ...money, nowMs: world.clock.now() }))
  }
  const named = (findings: readonly string[]) =>
    members.map(({ uid }) => findings.some(finding => finding.includes(`demo money of ${uid}`)))
  expect(named(await found())).toEqual([true, true])
  expect(named(await found(journalGrounds({ isLocal: true })))).toEqual([false, true])
})

test('an adjustment stands against the account of the cause that it was approved for, whichever way it went', async () => {
  const causes = ['goodwill', 'correction', 'provider', 'chargeback', 'paymongo', 'xendit'] as const
  const { uid } = await world.player()
  const before = await found()
  async function approved(direction: 'given' | 'taken', cause: string, reason: (typeof causes)[number]) {
    await world.db.member(uid, async tx => {
      const row = await tx
        .insertInto('adjustment')
        .values({
          uid,
          direction,
          cause,
          amount: peso,
          reason: '',
          evidence: '',
          status: 'approved',
          proposed_by: someId,
          proposed_name: '',
          proposed_at: instant(world.clock.now()),
          decided_by: randomUUID(),
          decided_at: instant(world.clock.now()),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const own = { uid, reference: row.id, amount: peso, nowMs: world.clock.now() }
      expect(await post(tx, { ...own, act: 'adjustment', asset: 'PHP', direction, reason })).toMatchObject({ ok: true })
    })
  }
  for (const cause of causes) {
    await approved('given', cause, cause)
    await approved('taken', cause, cause)
  }
  expect((await found()).filter(finding => !before.includes(finding))).toEqual([])
  await approved('given', 'goodwill', 'paymongo')
  await approved('taken', 'paymongo', 'xendit')
  const news = (await found()).filter(finding => !before.includes(finding))
  expect(news.map(finding => finding.replace(/ and nothing is called .*/, ''))).toEqual([
    `ground ${uid} PHP 13 is of kind 30,`,
    `ground ${uid} PHP 14 is of kind 31,`,
  ])
})

describe('of what is said to have been posted the audit misses', () => {
  let desk: ReturnType<typeof withdrawalTools>
  let player: Awaited<ReturnType<typeof desk.payable>>
  let open: string
  let before: readonly string[]
  beforeAll(async () => {
    desk = withdrawalTools(world)
    player = await desk.payable()
    open = await desk.begin(player, { amount: '100' })
    before = await found()
  })

  test.each([
    [
      'a withdrawal that was canceled and never released',
      `status = 'canceled', outcome = 'declined'`,
      ['missing 12', 'held'],
    ],
    ['one that was completed and is still held', `status = 'completed'`, ['missing 13', 'held']],
    ['one that came back', `status = 'canceled', outcome = 'returned'`, ['missing 13', 'missing 14', 'held']],
    ['one of more than was held', 'amount = amount * 2', ['ground', 'missing 11', 'held']],
  ])('%s', async (_what, change, checks) => {
    const ended = change.includes('status') ? ', ended_at = now()' : ''
    expect(await after(`update withdrawal set ${change}${ended} where id = '${open}'`)).toEqual(checks.sort())
  })

  test.each([
    [
      'a withdrawal that nobody held money for',
      `insert into withdrawal select (jsonb_populate_record(w, '{"id": "${someId}", "uid": 999999}')).* from withdrawal w where w.id = '$open'`,
      ['missing 11', 'held'],
    ],
    ['a voucher', `insert into voucher_credit values ('${someId}', $uid, 100, now())`, ['missing 20']],
    [
      'an adjustment',
      `insert into adjustment (uid, direction, cause, amount, reason, evidence, status, proposed_by, proposed_name,
        proposed_at, decided_by, decided_at)
      values ($uid, 'taken', 'correction', 100, '', '', 'approved', '${someId}', '', now(), gen_random_uuid(), now())`,
      ['missing 31'],
    ],
    [
      'a deposit and its bonus',
      `insert into deposit (id, uid, channel, channel_name, channel_img, gateway, instrument, amount, wants_cashback,
        status, payment_id, created_at, ended_at)
      values ('${someId}', $uid, '', '', '', '', '', 100, true, 'completed', 'p', now(), now());
      insert into coupon (uid, place, given_at, deposit_id, used_at, bonus)
      values ($uid, 99, now(), '${someId}', now(), 100)`,
      ['missing 10', 'missing 4009'],
    ],
  ])('%s', async (_what, statements, checks) => {
    const own = statements.replaceAll('$open', open).replaceAll('$uid', String(player.uid))
    expect(await after(own)).toEqual(checks.sort())
  })

  async function after(statements: string): Promise<string[]> {
    return undone(world.db, async db => {
      for (const statement of statements.split(';')) await db.member(player.uid, tx => sql.raw(statement).execute(tx))
      const { findings } = await auditAll({ db, clock: world.clock, grounds: journalGrounds({ isLocal: false }) })
      return findings
        .filter(({ check, subject, detail }) => !before.includes(`${check} ${subject} ${detail}`))
        .map(({ check, subject }) => (check === 'missing' ? `missing ${subject.split(' ')[1]}` : check))
        .sort()
    })
  }
})
