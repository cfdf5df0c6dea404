import {
  approvedPlayer,
  ask,
  boxTools,
  openWorld,
  type Player,
  promotionDesk,
  readLedger,
  rewardTools,
  untilWaiting,
  vipTools,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { promiseReward } from '../reward/index.ts'
import { giveBirthday } from '../vip/giveBirthday.ts'
import { raiseMember } from '../vip/raiseMember.ts'
import { closePlay, ownClosing } from './closePlay.ts'

/** A promise comes before an exclusion, which then waives its play, or behind it, and is not made. There is nothing between. */
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function close({ uid }: Player, cause: 'exclusion' | 'time_out' = 'exclusion') {
  const nowMs = world.clock.now()
  const closing = ownClosing(uid, { cause, period: cause === 'exclusion' ? '6m' : '24h', nowMs })
  return world.db.member(uid, tx => closePlay(tx, closing))
}

/** Begins something while play is being closed, and goes on with that once what was begun waits for it or is over. */
async function whileClosing<T>(player: Player, begin: () => Promise<T>, cause: 'exclusion' | 'time_out' = 'exclusion') {
  const { uid } = player
  const nowMs = world.clock.now()
  const closing = ownClosing(uid, { cause, period: cause === 'exclusion' ? '6m' : '24h', nowMs })
  let begun: Promise<T> | undefined
  await world.db.member(uid, async tx => {
    await closePlay(tx, closing)
    begun = begin()
    await Promise.race([begun.catch(() => {}), untilWaiting(world.db, 1)])
  })
  return begun as Promise<T>
}

async function promisedTo({ uid }: Player) {
  const rows = await world.db.member(uid, tx => tx.selectFrom('reward').selectAll().where('uid', '=', uid).execute())
  return rows.map(({ kind, status }) => `${kind} ${status}`)
}

const lotsOf = async ({ uid }: Player) => (await world.db.member(uid, tx => readLedger(tx, uid))).lots

const approved = () => approvedPlayer(world)

describe('a promise', () => {
  test('that was made before an exclusion which waits for it is posted without play [FACT-94, SAFE-110]', async () => {
    const tools = rewardTools(world)
    const ana = await approved()
    const key = { uid: ana.uid, kind: 4001, name: 'before' } as const
    const basis = { promotion: 'test', version: 1, decision: crypto.randomUUID() }
    const nowMs = world.clock.now()
    let closed: ReturnType<typeof close> | undefined
    await world.db.member(ana.uid, async tx => {
      const promise = { ...key, amount: 100_000n, multiple: 3, basis, expiresAtMs: nowMs + 60_000, nowMs }
      expect((await promiseReward(tx, promise)).ok).toBe(true)
      closed = close(ana)
      await Promise.race([closed, untilWaiting(world.db, 1)])
    })
    expect((await closed)?.ok).toBe(true)
    expect(await tools.stateOf(key)).toMatchObject({ status: 'open', isPlayWaived: true, isAutomatic: true })
    await tools.sweep()
    expect([await promisedTo(ana), await lotsOf(ana)]).toEqual([['4001 posted'], []])
  })

  test.each(['exclusion', 'time_out'] as const)(
    'that comes while %s is under way waits for it, and is not made [FACT-94]',
    async cause => {
      const tools = rewardTools(world)
      const ana = await approved()
      const { result } = await whileClosing(ana, () => tools.promise(ana), cause)
      expect(result).toEqual({ ok: false, code: 'promise_stopped' })
      expect(await promisedTo(ana)).toEqual([])
    },
  )
})

describe('while an exclusion is under way nothing is promised, and the answer is a refusal:', () => {
  async function expectNothing(player: Player) {
    expect([await promisedTo(player), await lotsOf(player)]).toEqual([[], []])
  }

  test('of a claim [FACT-94]', async () => {
    const desk = await promotionDesk(world)
    const id = await desk.live()
    const ana = await approved()
    const headers = { cookie: `device=${'D'.repeat(43)}` }
    const claimed = await whileClosing(ana, () =>
      ask(world, 'POST /promo/claim', { body: { id } }, { token: ana.token, headers }),
    )
    expect(claimed).toMatchObject({ status: 403, code: 'promotion_paused' })
    await expectNothing(ana)
    const { data } = await desk.detail(id)
    expect([data.cost, data.claims]).toEqual(['0.00', 0])
  })

  test('of a mystery box [FACT-94]', async () => {
    const on = boxTools(world)
    await on.turn()
    const ana = await on.player()
    expect(await whileClosing(ana, () => on.open(ana))).toMatchObject({ status: 403, code: 'promotion_paused' })
    await expectNothing(ana)
  })

  test('of a level and of a birthday [FACT-94]', async () => {
    const tools = vipTools(world)
    const [ana, ben] = [await tools.player(), await tools.player()]
    await tools.play(ana, 2000)
    await tools.play(ben, 2000)
    await tools.read()
    const nowMs = world.clock.now()
    const raised = await whileClosing(ana, () =>
      world.db.member(ana.uid, tx => raiseMember(tx, { uid: ana.uid, nowMs, jurisdiction: 'standard' })),
    )
    expect([raised, await promisedTo(ana)]).toEqual(['paused', []])
    await tools.minute()
    await tools.approveBirthday(ben, '1992-03-02')
    const before = await promisedTo(ben)
    const given = await whileClosing(ben, () =>
      world.db.member(ben.uid, tx =>
        giveBirthday(tx, { uid: ben.uid, year: 2026 }, { nowMs, jurisdiction: 'standard' }),
      ),
    )
    expect([given, before, await promisedTo(ben)]).toEqual(['paused', ['4003 posted'], ['4003 posted']])
  })

  test('of coins [FACT-94]', async () => {
    const ana = await approved()
    const body = { ty: '1', make_up: '0' } as const
    const claimed = await whileClosing(ana, () => ask(world, 'POST /promo/task/claim', { body }, ana))
    expect(claimed).toMatchObject({ status: 403, code: 'gate_exclusion_until' })
    await expectNothing(ana)
  })
})
