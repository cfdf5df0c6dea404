import type { Title } from '../shape.ts'
import { kind, shots, worth } from './kinds.ts'

/** A school in which nothing is worth much and nothing little: what is caught comes often, and evenly. */
export const ulangEmpire: Title = {
  code: 'ulang-empire',
  version: '1',
  name: { en: 'Ulang Empire', tl: 'Imperyo ng Ulang' },
  shots,
  kinds: [
    kind({ look: 'shrimp', count: 8, size: 12, seconds: 17, prizes: worth(3) }),
    kind({ look: 'crab', count: 8, size: 14, seconds: 20, prizes: worth(4) }),
    kind({ look: 'squid', count: 5, size: 15, seconds: 17, prizes: worth(6) }),
    kind({ look: 'lobster', count: 6, size: 19, seconds: 20, prizes: worth(10) }),
    kind({ look: 'turtle', count: 2, size: 22, seconds: 25, prizes: worth(25) }),
    kind({ look: 'lobsterEmperor', count: 1, size: 30, seconds: 24, prizes: worth(50) }),
  ],
  stakes: [10, 20, 50, 100, 200, 500, 1000],
  mostWin: 50,
  returnPpm: 958_500,
  declared: { volatility: 1 },
}
