import { expect, test } from 'vitest'
import { titles as cards } from '../../../games/cards/data/index.ts'
import { titles as fishing } from '../../../games/fishing/data/index.ts'
import { titles as kenos } from '../../../games/keno/data/index.ts'
import { titles as mines } from '../../../games/mines/data/index.ts'
import { titles as pusoys } from '../../../games/pusoy/data/index.ts'
import { titles as slots } from '../../../games/slots/data/index.ts'
import { cardsGame } from './cardsGame.ts'
import { fishingGame } from './fishingGame.ts'
import { kenoGame } from './kenoGame.ts'
import { minesGame } from './minesGame.ts'
import { pusoyGame } from './pusoyGame.ts'
import { both, rngOf, written } from './rewordedForTest.ts'
import { slotGame } from './slotGame.ts'

/** Plays by choosing the same wherever there is something to choose, to the end. */
function playOut(game: ReturnType<typeof slotGame>, turn: number): unknown {
  const wager = { stake: game.stakes[0] ?? 0n, mode: game.modes[turn % game.modes.length] ?? 0 }
  const choices: number[] = game.mayBegin ? [1, 2, 3, 4, 5].slice(0, 1 + (turn % 5)) : []
  for (;;) {
    const outcome = game.play(wager, rngOf(turn), choices)
    if (!outcome.waits) return [outcome, game.mostWin(wager.stake), choices]
    const next = [1, 2, 3].find(choice => outcome.waits?.costOf(choice) === 0n)
    choices.push(choices.length < 20 && next !== undefined ? next : outcome.waits.late())
  }
}

test.each([
  ...both(slotGame, slots),
  ...both(minesGame, mines),
  ...both(cardsGame, cards),
  ...both(fishingGame, fishing),
  ...both(pusoyGame, pusoys),
  ...both(kenoGame, kenos),
])('a round of %s comes to the same whatever is left out of its print', (_code, now, other) => {
  expect(other.mathHash).toBe(now.mathHash)
  for (let turn = 0; turn < 25; turn++) expect(written(playOut(other, turn))).toBe(written(playOut(now, turn)))
})
