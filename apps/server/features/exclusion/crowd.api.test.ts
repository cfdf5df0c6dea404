import { ask, command, openWithdrawalWorld, type Payable, plainRules, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGates } from '../gate/index.ts'

const members = 40
let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let made = 0
async function bet({ uid }: Payable) {
  const name = `crowd ${++made}`
  const act = { uid, txId: name, roundId: name, amount: 10_000n, rules: plainRules }
  return (await desk.world.ledger.apply(command({ kind: 'bet', ...act }))).outcome
}

/** Their chain from the release of play on, by the kinds of postings. */
async function behindRelease({ uid }: Payable): Promise<readonly number[]> {
  const rows = await desk.world.db.member(uid, tx =>
    tx.selectFrom('journal').select('kind').where('uid', '=', uid).where('asset', '=', 'PHP').orderBy('seq').execute(),
  )
  const kinds = rows.map(({ kind }) => kind)
  return kinds.slice(kinds.indexOf(50))
}

/** Of how many of them somebody outside has still to be told. */
async function countUntold(crowd: readonly Payable[]): Promise<number> {
  let untold = 0
  for (const { uid } of crowd) {
    const rows = await desk.world.db.member(uid, tx =>
      tx.selectFrom('exclusion').select('id').where('uid', '=', uid).where('due_at', 'is not', null).execute(),
    )
    untold += rows.length
  }
  return untold
}

test('of many members who exclude themselves at once while they bet each is excluded, and none has a bet taken behind it [SAFE-98]', async () => {
  const crowd = await Promise.all(Array.from({ length: members }, () => desk.payable({ pesos: 100n })))
  const bets = crowd.flatMap(player => [bet(player), bet(player)])
  const excluded = crowd.map(player =>
    ask(desk.world, 'POST /member/exclusion/set', { body: { period: '6m' } }, player),
  )
  const later = crowd.flatMap(player => [bet(player), bet(player)])
  expect((await Promise.all(excluded)).map(({ status }) => status)).toEqual(crowd.map(() => 200))
  await Promise.all([...bets, ...later])
  for (const player of crowd) {
    expect(await behindRelease(player)).toEqual([50])
    expect(await bet(player)).toBe('PLAYER_BLOCKED')
    const gates = await desk.world.db.member(player.uid, tx => findGates(tx, player.uid, desk.world.clock.now()))
    expect(gates.map(({ cause }) => cause)).toEqual(['exclusion'])
  }
  // What waited for the last of them is sent without the sweep.
  await expect.poll(() => countUntold(crowd)).toBe(0)
})
