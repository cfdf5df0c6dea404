import { expect, test } from 'vitest'
import { rooms } from '../../../games/bingo/data/index.ts'
import { leagues } from '../../../games/sports/data/index.ts'
import { tables } from '../../../games/tables/data/index.ts'
import { bingoRoom } from './bingoRoom.ts'
import { both, rngOf, written } from './rewordedForTest.ts'
import { sharedTable } from './sharedTable.ts'
import { sportsLeague } from './sportsLeague.ts'
import type { Table } from './table.ts'

function drawAll(table: Table, number: number): unknown {
  const { shown, draws, winOf, hitsOf } = table.draw(rngOf(number), { number })
  const { winners = [] } = shown as { winners?: readonly string[] }
  const dealt = table.room?.deal({ 'card-1': 1, 'card-2': 1 }, rngOf(number + 1)).cards ?? null
  const stakes = Object.fromEntries(winners.map(code => [code, 100]))
  return [shown, draws, winOf(stakes, dealt), hitsOf?.(dealt), table.mostWin, table.judge(stakes, {}, { number })]
}

test.each([...both(sharedTable, tables), ...both(bingoRoom, rooms), ...both(sportsLeague, leagues)])(
  'a round at %s comes to the same for everybody whatever is left out of its print',
  (_code, now, other) => {
    expect(other.mathHash).toBe(now.mathHash)
    for (let number = 0; number < 25; number++)
      expect(written(drawAll(other, number))).toBe(written(drawAll(now, number)))
  },
)
