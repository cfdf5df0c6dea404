import { commitmentOf, fairDraws, mathHash } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import { describe, expect, test } from 'vitest'
import { titles } from '../../../../games/slots/data/index.ts'
import { choose, play, rulesPrint } from '../../../../games/slots/rules/index.ts'
import type { Title } from '../../../../games/slots/shape.ts'
import { checkRound, type ToldRound } from './checkRound.ts'

const stake = 10n * 10_000n

function told(title: Title, clientSeed: string): ToldRound {
  const serverSeed = Buffer.alloc(32, 7)
  const played = play({ title, stake, rng: fairDraws({ serverSeed, clientSeed, nonce: 3 }) })
  const chosen = played.next && choose({ title, stake, next: played.next, choice: 1 })
  const fairness = {
    commitment: commitmentOf(serverSeed),
    clientSeed,
    nonce: 3,
    serverSeed: serverSeed.toString('hex'),
  }
  const shown = JSON.parse(JSON.stringify([...played.steps, ...(chosen?.steps ?? [])])) as unknown[]
  const win = formatPesos(chosen?.win ?? played.win)
  return {
    game: title.code,
    mathHash: mathHash(rulesPrint, title),
    draws: [...played.draws],
    round: { id: 'r', state: 'done', stake: formatPesos(stake), win, shown, fairness },
  }
}

const holds = (title: Title, round: ToldRound) => checkRound(title, round).map(finding => finding.holds)

describe.each([...titles.values()])('a round of $code', title => {
  const rounds = Array.from({ length: 60 }, (_, turn) => told(title, `word-${turn}`))

  test('comes to the same when it is played again', () => {
    for (const round of rounds) expect(holds(title, round)).toEqual([true, true, true, true, true])
  })

  test('that was not taken holds with nothing drawn, and with anything drawn or won does not', () => {
    const [{ round, ...told }] = rounds as [ToldRound]
    const refused = { ...told, draws: [], round: { ...round, state: 'refused', win: '0.00', shown: [] } }
    expect(holds(title, refused)).toEqual([true, true, true, true, true])
    expect(checkRound(title, refused)[2]?.sentence).toBe('Nothing was drawn: the round was not paid for')
    expect(holds(title, { ...refused, draws: [{ of: 2, value: 1 }] })[2]).toBe(false)
    expect(holds(title, { ...refused, round: { ...refused.round, win: '1.00' } })[4]).toBe(false)
  })

  test('with another win, seed, table or step does not', () => {
    const [round] = rounds as [ToldRound]
    const won = { ...round, round: { ...round.round, win: '999999.00' } }
    expect(holds(title, won)).toEqual([true, true, true, true, false])
    expect(holds(title, { ...round, mathHash: '' })).toEqual([true, false, true, true, true])
    const shown = { ...round, round: { ...round.round, shown: round.round.shown.slice(1) } }
    expect(holds(title, shown)[3]).toBe(false)
    const fairness = { ...round.round.fairness, serverSeed: '00'.repeat(32) }
    expect(holds(title, { ...round, round: { ...round.round, fairness } }).slice(0, 3)).toEqual([false, true, false])
  })
})
