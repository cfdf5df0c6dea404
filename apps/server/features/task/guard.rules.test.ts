import { expect, test } from 'vitest'
import { coinBackPpm, findUnsafeGame } from './guard.rules.ts'
import type { TaskDefinition } from './task.rules.ts'

function define(ty: number, ...steps: readonly (readonly [number, number])[]): TaskDefinition {
  const named = steps.map(([value, coins]) => ({ value, coins }))
  return { ty, category: ty < 100 ? 1 : 2, names: ['Task', 'Task'], steps: named, isOn: true, sorting: 1, seq: 0 }
}

const tasks = [
  define(2, [200, 50]),
  define(101, [100, 20]),
  define(102, [500, 20], [2000, 50], [10_000, 150]),
  define(103, [500, 20]),
  define(104, [500, 20]),
  define(107, [50, 20]),
]

test.each([
  ['slots', 3, 1200],
  ['live games', 1, 1200],
  ['any other game', 5, 800],
])(
  'the tasks of a day give for play on %s 60 coins after ₱500, or what is left of them [POINTS-78]',
  (_what, gameType, ppm) => {
    expect(coinBackPpm(tasks, gameType)).toBe(ppm)
  },
)

test('a later step counts where it gives more, and a task that is off gives nothing [POINTS-78]', () => {
  expect(coinBackPpm([define(102, [500, 20], [1000, 100])], 3)).toBe(1200)
  expect(coinBackPpm([{ ...define(102, [500, 20]), isOn: false }], 3)).toBe(0)
})

test('the game on which play would earn money is found [POINTS-78]', () => {
  const slot = { name: 'Slot', gameType: 3, rtpPpm: 965_000 }
  const table = { name: 'Table', gameType: 5, rtpPpm: 994_300 }
  const levelBackPpm = 4600
  expect(findUnsafeGame({ tasks, levelBackPpm }, [slot, table])).toBeUndefined()
  expect(findUnsafeGame({ tasks: [define(102, [500, 60])], levelBackPpm }, [slot, table])).toEqual(table)
})

test('levels that give more leave less for coins [VIP-25]', () => {
  const table = { name: 'Table', gameType: 5, rtpPpm: 994_300 }
  expect(findUnsafeGame({ tasks, levelBackPpm: 4899 }, [table])).toBeUndefined()
  expect(findUnsafeGame({ tasks, levelBackPpm: 4900 }, [table])).toEqual(table)
})
