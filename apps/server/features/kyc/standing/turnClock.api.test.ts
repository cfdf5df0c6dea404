import { randomUUID } from 'node:crypto'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import {
  ask,
  command,
  decideAs,
  openWorld,
  type Player,
  readCode,
  reject,
  statusOfMember,
  submitAs,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMonths, post } from '../../wallet/index.ts'
import { applyLaw } from './applyLaw.ts'
import { type Act, mayDo } from './mayDo.ts'
import { claimWaiting, leaveWord } from '../reading/outbox.store.ts'
import { passOnWaiting } from '../reading/passOn.ts'
import { remind } from './remind.ts'
import { listChanges } from './standing.store.ts'
import { turnDueClocks } from './turnClock.ts'

const hour = 3_600_000
const peso = 10_000n

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  for (let schema = 0; schema < 3; schema++)
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
})
afterAll(() => world.close())

let made = 0

async function give({ uid }: Player): Promise<void> {
  const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  const posting = { ...gift, uid, reference: `gift ${++made}`, amount: 100n * peso, nowMs: world.clock.now() }
  await world.db.member(uid, tx => post(tx, posting))
}

async function bet({ uid }: Player): Promise<string> {
  const name = `bet ${++made}`
  return (await world.ledger.apply(command({ kind: 'bet', uid, txId: name, roundId: name, amount: peso }))).outcome
}

/** Whether an act is open to a member at this moment. */
function may({ uid }: Player, gate: Act['gate']): Promise<boolean> {
  const act = { uid, gate, nowMs: world.clock.now(), jurisdiction: 'standard' } as const
  return world.db.member(uid, tx => mayDo(tx, act))
}

const timeline = ({ uid }: Player) => world.db.member(uid, tx => listChanges(tx, uid))

test('whoever has not submitted after 72 hours is frozen by their own next call, without any job [KYC-02, KYC-59]', async () => {
  const player = await world.player()
  world.clock.advance(72 * hour)
  expect(await statusOfMember(world, player)).toBe(0)
  world.clock.advance(1)
  expect(await statusOfMember(world, player)).toBe(6)
  expect(await timeline(player)).toMatchObject([
    { from_status: 0, to_status: 6, cause: 'freeze clock', actor: 'clock' },
  ])
  // Records, profile and KYC stay open; the way out is to submit.
  expect((await ask(world, 'GET /finance/wallet', {}, player)).status).toBe(200)
  await submitAs(world, player)
  expect(await statusOfMember(world, player)).toBe(2)
})

test('the job freezes those who never come by, in every schema, and once', async () => {
  const players = await Promise.all(
    ['unset', 'basic_account', 'rejected', 'basic_kyc', 'fully_kyc'].map(kyc => world.player({ kyc: kyc as never })),
  )
  world.clock.advance(72 * hour + 1)
  await Promise.all([turnDueClocks(world.api.kyc), turnDueClocks(world.api.kyc)])
  const standings = await Promise.all(
    players.map(({ uid }) =>
      world.db.member(uid, tx =>
        tx.selectFrom('profile').select('kyc_status').where('uid', '=', uid).executeTakeFirstOrThrow(),
      ),
    ),
  )
  expect(standings.map(({ kyc_status }) => kyc_status)).toEqual([6, 6, 6, 4, 5])
  expect(await Promise.all(players.map(async player => (await timeline(player)).length))).toEqual([1, 1, 1, 0, 0])
  expect(await turnDueClocks(world.api.kyc)).toBe(0)
})

test('a member whose clock cannot be turned keeps nobody behind them waiting', async () => {
  const [broken, sound] = [await world.player(), await world.player()]
  const setSeq = (seq: number) =>
    world.db.member(broken.uid, tx =>
      tx.updateTable('profile').set({ kyc_seq: seq }).where('uid', '=', broken.uid).execute(),
    )
  // The next number does not fit.
  await setSeq(2 ** 31 - 1)
  world.clock.advance(72 * hour + 1)
  await turnDueClocks(world.api.kyc)
  expect(await timeline(sound)).toMatchObject([{ to_status: 6, actor: 'clock' }])
  expect(await timeline(broken)).toEqual([])
  await setSeq(0)
  expect(await turnDueClocks(world.api.kyc)).toBe(1)
  expect(await timeline(broken)).toMatchObject([{ to_status: 6, actor: 'clock' }])
})

test('no bet is taken after the deadline, though neither a job nor the member came by, nor a deposit, a withdrawal or a bonus; records stay open [KYC-02]', async () => {
  const player = await world.player({ kyc: 'basic_account' })
  await give(player)
  world.clock.advance(72 * hour - 1)
  expect(await bet(player)).toBe('OK')
  expect([await may(player, 'deposit'), await may(player, 'welfare')]).toEqual([true, true])
  world.clock.advance(1)
  expect(await bet(player)).toBe('PLAYER_BLOCKED')
  world.clock.advance(1)
  expect([await may(player, 'deposit'), await may(player, 'welfare')]).toEqual([false, false])
  const deposit = { body: { pid: 'gcash', amount: '100' } }
  expect((await ask(world, 'POST /finance/payment/deposit', deposit, player)).code).toBe('deposit_kyc_required')
  const withdrawal = { body: { account_id: randomUUID(), amount: '100' } }
  expect((await ask(world, 'POST /finance/payment/withdraw', withdrawal, player)).status).toBe(403)
  for (const call of ['GET /member/bet/list', 'GET /member/kyc/detail'] as const)
    expect((await ask(world, call, {}, player)).status).toBe(200)
})

test.each(Object.keys(kycStatus) as (keyof typeof kycStatus)[])(
  'whether a bet of somebody %s is taken is decided where it is taken [GATE-18, GATE-35]',
  async kyc => {
    const player = await world.player({ kyc })
    await give(player)
    const isOpen = !['unset', 'frozen', 'block'].includes(kyc)
    expect(await bet(player)).toBe(isOpen ? 'OK' : 'PLAYER_BLOCKED')
  },
)

test('a bet is closed to whoever has submitted nothing, opens with the submission and closes when it is sent back too late', async () => {
  const player = await world.player()
  await give(player)
  expect(await bet(player)).toBe('PLAYER_BLOCKED')
  await submitAs(world, player)
  expect(await bet(player)).toBe('OK')
  world.clock.advance(72 * hour + 1)
  expect(await bet(player)).toBe('OK')
  await decideAs(world, player.uid, reject('first_name'))
  expect(await bet(player)).toBe('PLAYER_BLOCKED')
  expect(await statusOfMember(world, player)).toBe(6)
})

test('what was submitted after the deadline opens deposit and play with the decision and no sooner [KYC-02]', async () => {
  const player = await world.player()
  await give(player)
  world.clock.advance(72 * hour + 1)
  await submitAs(world, player)
  const open = async () => [await bet(player), await may(player, 'deposit'), await may(player, 'play')]
  expect(await open()).toEqual(['PLAYER_BLOCKED', false, false])
  expect((await ask(world, 'GET /member/kyc/detail', {}, player)).data.is_late).toBe(true)
  await decideAs(world, player.uid, { decision: 'full' })
  expect(await open()).toEqual(['OK', true, true])
  expect(await statusOfMember(world, player)).toBe(5)
})

test('under the strict law whoever is not wholly verified plays nowhere', async () => {
  const strict = await openWorld({ jurisdiction: 'strict' })
  try {
    await strict.db.memberSchema(0, tx => openMonths(tx, strict.clock.now()))
    const player = await strict.player()
    const gates = () =>
      strict.db.member(player.uid, tx =>
        tx
          .selectFrom('wallet')
          .select('gates')
          .where('uid', '=', player.uid)
          .where('asset', '=', 'PHP')
          .executeTakeFirstOrThrow(),
      )
    await submitAs(strict, player)
    expect(await gates()).toEqual({ gates: 2 })
    await decideAs(strict, player.uid, { decision: 'full' })
    expect(await gates()).toEqual({ gates: 0 })
    // The operator names the other law, and back again.
    const waiting = await strict.player()
    await submitAs(strict, waiting)
    expect([await applyLaw({ ...strict, jurisdiction: 'standard' })]).toEqual([2n])
    expect([await applyLaw({ ...strict, jurisdiction: 'standard' })]).toEqual([0n])
    expect([await applyLaw({ ...strict, jurisdiction: 'strict' })]).toEqual([2n])
  } finally {
    await strict.close()
  }
})

test('after 24 and 48 hours a member is reminded, once each, and their app can show it', async () => {
  const player = await world.player()
  async function texts(): Promise<number> {
    const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${player.phone}`)).json()) as { text: string }[]
    return inbox.filter(({ text }) => text.includes('verify')).length
  }
  const run = { signal: new AbortController().signal } as never
  const reminder = remind({
    ...world,
    ...world.api.kyc.ports,
    texts: { take: async () => true, giveBack: async () => {} },
  })
  const jobs = () =>
    world.db.app(tx =>
      tx.selectFrom('kyc_reminder').select('hours').where('uid', '=', player.uid).orderBy('hours').execute(),
    )
  for (const [hours, due] of [
    [24, [24]],
    [48, [24, 48]],
  ] as const) {
    world.clock.advance(24 * hour + 1)
    await turnDueClocks(world.api.kyc)
    await turnDueClocks(world.api.kyc)
    await passOnWaiting(world.api.kyc)
    expect((await jobs()).map(row => row.hours)).toEqual(due)
    expect((await ask(world, 'GET /member/kyc/detail', {}, player)).data.reminded_hours).toBe(hours)
    await reminder.perform({ uid: String(player.uid), hours }, run)
    expect(await texts()).toBe(due.length)
  }
  // Whoever has submitted by the time the job comes is not reminded.
  await submitAs(world, player)
  await reminder.perform({ uid: String(player.uid), hours: 48 }, run)
  expect(await texts()).toBe(2)
})

test('whoever proved an e-mail address is reminded there, and costs no text', async () => {
  const email = 'ana.remind@example.com'
  const player = await world.player({ email })
  world.clock.advance(24 * hour + 1)
  const { ports } = world.api.kyc
  let taken = 0
  const texts = { take: async () => ++taken > 0, giveBack: async () => {} }
  const reminder = remind({ ...world, ...ports, texts })
  await reminder.perform({ uid: String(player.uid), hours: 24 }, { signal: new AbortController().signal } as never)
  const letters = (await (await fetch(`${world.sandboxUrl}/mail?to=${email}`)).json()) as { text: string }[]
  expect([letters.length, letters[0]?.text.includes('within 48 hours'), taken]).toEqual([1, true, 0])
  // A relay that refuses the letter leaves the text.
  const refusing = { send: async () => 'refused' as const }
  const other = remind({ ...world, ...ports, texts, mail: refusing })
  await other.perform({ uid: String(player.uid), hours: 24 }, { signal: new AbortController().signal } as never)
  expect(taken).toBe(1)
})

test('what was cut short before others heard of it is passed on by whoever sweeps up', async () => {
  const player = await world.player()
  await submitAs(world, player)
  const { uid } = player
  // As if the server had died right behind the commit.
  await world.db.app(tx => tx.deleteFrom('kyc_case').where('uid', '=', uid).execute())
  await world.db.member(uid, tx =>
    tx
      .insertInto('outbox')
      .values({ uid, topic: 'kyc.changed', at: '2026-01-01T00:00:00Z' as never })
      .execute(),
  )
  expect(await passOnWaiting(world.api.kyc)).toBe(1)
  const row = await world.db.app(tx =>
    tx.selectFrom('kyc_case').select('state').where('uid', '=', uid).executeTakeFirst(),
  )
  expect(row).toEqual({ state: 'waiting' })
  expect(await passOnWaiting(world.api.kyc)).toBe(0)
})

test('of two who sweep up at once one passes it on, and another does once the first was cut off', async () => {
  const { uid } = await world.player()
  const nowMs = world.clock.now()
  await world.db.member(uid, tx => leaveWord(tx, uid, nowMs))
  const both = await Promise.all([passOnWaiting(world.api.kyc), passOnWaiting(world.api.kyc)])
  expect(both.toSorted((one, other) => one - other)).toEqual([0, 1])
  await world.db.member(uid, tx => leaveWord(tx, uid, nowMs))
  expect(await world.db.member(uid, tx => claimWaiting(tx, { nowMs, most: 10 }))).toEqual([uid])
  expect(await passOnWaiting(world.api.kyc)).toBe(0)
  world.clock.advance(10_000)
  expect(await passOnWaiting(world.api.kyc)).toBe(1)
})

test('a new member who signs in by phone is unset, and cannot bet before they submit [KYC-53]', async () => {
  const phone = '9181234567'
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
  const body = { otp_id: data.id, code: await readCode(world, phone) }
  const { token } = (await ask(world, 'POST /member/otp/login', { body })).data
  const detail = (await ask(world, 'GET /member/detail', {}, { token })).data
  const player = { uid: BigInt(detail.uid), phone, token }
  await give(player)
  expect([detail.kyc_status, await bet(player)]).toEqual([0, 'PLAYER_BLOCKED'])
})
