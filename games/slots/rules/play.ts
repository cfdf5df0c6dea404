import { recorded, type Rng } from '@saya/game-math'
import type { CascadeGame, Pay, RoundOutcome, PickBonus, ReelGame, Title, PendingPick, Win } from '../shape.ts'
import { cascade } from './cascade.ts'
import { holdCoins } from './holdCoins.ts'
import { countIn, spinReels } from './spinReels.ts'
import { assertStake, Tally } from './tally.ts'

interface Playing {
  readonly title: Title
  readonly rng: Rng
  readonly tally: Tally
}

/** Plays one round: everything is decided here, and what comes back is only shown. */
export function play({ title, stake, rng }: { title: Title; stake: bigint; rng: Rng }): RoundOutcome {
  assertStake(title, stake)
  const chance = recorded(rng)
  const tally = new Tally(title)
  const playing = { title, rng: chance, tally }
  const next = title.game.kind === 'cascade' ? playCascade(title.game, playing) : playReels(title.game, playing)
  const played = { win: tally.winOf(stake), steps: tally.steps, draws: chance.draws }
  return next ? { ...played, next } : played
}

function playCascade(game: CascadeGame, { rng, tally }: Playing): undefined {
  for (const step of cascade(game, rng)) {
    tally.add(step)
    if (tally.isAtMost) return
  }
}

/** The spin first, then its coins, its free spins and at the end its boxes, which wait for the player. */
function playReels(game: ReelGame, playing: Playing): PendingPick | undefined {
  const { title, rng, tally } = playing
  const { columns, landed, wins } = spinReels(game, game.strips, rng)
  const pay = sum(wins)
  tally.add({ kind: 'spin', columns, ...(landed ? { landed } : {}), wins, times: 1, pay })
  const stopped = landed ?? columns
  if (title.hold && !tally.isAtMost) holdCoins(title.hold, { rng, tally, columns: stopped })
  if (title.freeSpins && !tally.isAtMost) playFreeSpins(game, playing, countIn(stopped, title.freeSpins.symbol))
  if (!title.pick || tally.isAtMost || countIn(stopped, title.pick.symbol) < title.pick.need) return undefined
  tally.add({ kind: 'pick', boxes: title.pick.prizes.length })
  return { kind: 'pick', paid: tally.paid, prizes: shuffled(title.pick, rng) }
}

function playFreeSpins(game: ReelGame, { title, rng, tally }: Playing, count: number): void {
  const { freeSpins } = title
  if (!freeSpins) return
  const { symbol, ladder, most } = freeSpins
  let given = 0

  function award(symbols: number, times: number): void {
    const awarded = Math.min(freeSpins?.awards[symbols] ?? 0, most - given)
    const pay = (freeSpins?.pays[symbols] ?? 0) * times
    if (awarded === 0 && pay === 0) return
    given += awarded
    tally.add({ kind: 'free', awarded, of: given, pay })
  }

  award(count, 1)
  for (let number = 1; number <= given && !tally.isAtMost; number++) {
    const times = ladder[Math.min(number, ladder.length) - 1] ?? 1
    const { columns, landed, wins: single } = spinReels(game, freeSpins.strips ?? game.strips, rng)
    const wins = single.map(win => ({ ...win, pay: win.pay * times }))
    const free = { number, of: given }
    tally.add({ kind: 'spin', columns, ...(landed ? { landed } : {}), wins, times, pay: sum(wins), free })
    if (!tally.isAtMost) award(countIn(landed ?? columns, symbol), times)
  }
}

/** Every order of the prizes is as likely as any other, and drawn before the choice, so that no choice can be worse. */
function shuffled({ prizes }: PickBonus, rng: Rng): Pay[] {
  const left = [...prizes]
  return prizes.flatMap(() => left.splice(rng.next(left.length), 1))
}

function sum(wins: readonly Win[]): Pay {
  return wins.reduce((total, { pay }) => total + pay, 0)
}
