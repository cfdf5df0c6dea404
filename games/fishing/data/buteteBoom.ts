import type { Title } from '../shape.ts'
import { kind, shots, worth } from './kinds.ts'

/** One burst sets off another: a golden blowfish takes spiny ones along. */
export const buteteBoom: Title = {
  code: 'butete-boom',
  version: '1',
  name: { en: 'Butete Boom', tl: 'Sabog ng Butete' },
  shots,
  kinds: [
    kind({ look: 'sardine', count: 6, size: 12, seconds: 14, prizes: worth(2) }),
    kind({ look: 'shrimp', count: 6, size: 12, seconds: 16, prizes: worth(5) }),
    kind({ look: 'crab', count: 4, size: 15, seconds: 19, prizes: worth(20) }),
    kind({ look: 'turtle', count: 3, size: 21, seconds: 24, prizes: worth(100) }),
    kind({
      look: 'blowfish',
      count: 5,
      size: 18,
      seconds: 18,
      prizes: worth(60),
      takes: [
        { kind: 1, count: 4 },
        { kind: 2, count: 2 },
      ],
    }),
    kind({
      look: 'spinyBlowfish',
      count: 4,
      size: 24,
      seconds: 19,
      prizes: worth(400),
      takes: [
        { kind: 1, count: 4 },
        { kind: 2, count: 4 },
        { kind: 3, count: 3 },
      ],
    }),
    kind({
      look: 'goldenBlowfish',
      count: 2,
      size: 32,
      seconds: 20,
      prizes: worth(1200),
      takes: [
        { kind: 1, count: 4 },
        { kind: 2, count: 4 },
        { kind: 3, count: 3 },
        { kind: 5, count: 2 },
      ],
    }),
  ],
  stakes: [10, 20, 50, 100, 200, 500],
  mostWin: 1200,
  returnPpm: 960_900,
  declared: { volatility: 5 },
}
