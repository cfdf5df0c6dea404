import { expect, test } from 'vitest'
import { type PlayTrace, spellOf } from './played.rules.ts'

const minute = 60_000

function spans(pairs: readonly (readonly [number, number])[]) {
  return pairs.map(([from, until]) => ({ fromMs: from * minute, untilMs: until * minute }))
}

type Pairs = readonly (readonly [number, number])[]

/** Minutes: when games were open, when bets were made, since when it counts and when it is, and what was played from when on. */
const cases: readonly (readonly [string, Pairs, Pairs, readonly [number, number], readonly [number, number]])[] = [
  ['nobody who opened no game has played', [], [], [0, 60], [60, 0]],
  ['a game that lies open counts a quarter of an hour', [[0, 720]], [], [0, 20], [0, 15]],
  ['and is a break behind it', [[0, 720]], [], [0, 45], [45, 0]],
  ['bets close to each other are one time of play', [[0, 720]], [[1, 40]], [0, 41], [0, 41]],
  [
    'what is idle between them is none',
    [[0, 720]],
    [
      [1, 10],
      [45, 50],
    ],
    [0, 51],
    [0, 31],
  ],
  [
    'a short idle time parts no spell, and counts for its first quarter of an hour',
    [[0, 720]],
    [
      [1, 5],
      [30, 50],
    ],
    [0, 50],
    [0, 40],
  ],
  [
    'two games beside each other count once',
    [
      [0, 40],
      [10, 60],
    ],
    [
      [0, 30],
      [12, 59],
    ],
    [0, 60],
    [0, 60],
  ],
  [
    'one game behind the other counts on',
    [
      [0, 20],
      [25, 60],
    ],
    [
      [0, 20],
      [25, 60],
    ],
    [0, 60],
    [0, 55],
  ],
  ['an end of the game ends the time', [[0, 20]], [[0, 19]], [0, 30], [0, 20]],
  ['what was told already is not told again', [[0, 720]], [[0, 90]], [60, 90], [60, 30]],
  [
    'half an hour without play is a break',
    [
      [0, 20],
      [50, 60],
    ],
    [
      [0, 20],
      [50, 60],
    ],
    [0, 60],
    [50, 10],
  ],
  ['a bet outside of every game counts no time', [[0, 10]], [[40, 50]], [0, 50], [50, 0]],
  ['nothing counts where the clock was put back', [[0, 720]], [[0, 90]], [90, 90], [90, 0]],
]

test.each(cases)('%s [SAFE-15, SAFE-16]', (_what, open, bets, [since, now], [from, played]) => {
  const trace: PlayTrace = { open: spans(open), bets: spans(bets) }
  expect(spellOf(trace, { sinceMs: since * minute, nowMs: now * minute })).toEqual({
    fromMs: from * minute,
    playedMs: played * minute,
  })
})
