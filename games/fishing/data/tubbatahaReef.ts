import type { Title } from '../shape.ts'
import { drawn, kind, shots, worth } from './kinds.ts'

/** A reef full of small fish, and two whale sharks for whoever would wait for them. */
export const tubbatahaReef: Title = {
  code: 'tubbataha-reef',
  version: '1',
  name: { en: 'Tubbataha Reef', tl: 'Bahura ng Tubbataha' },
  shots,
  kinds: [
    kind({ look: 'clownfish', count: 8, size: 12, seconds: 16, prizes: worth(2) }),
    kind({ look: 'angelfish', count: 6, size: 13, seconds: 18, prizes: worth(3) }),
    kind({ look: 'turtle', count: 3, size: 21, seconds: 25, prizes: worth(10) }),
    kind({ look: 'giantClam', count: 3, size: 22, seconds: 30, prizes: drawn(240, 120, 60, 40) }),
    kind({ look: 'reefShark', count: 3, size: 24, seconds: 15, prizes: worth(80) }),
    kind({ look: 'shark', count: 2, size: 33, seconds: 16, prizes: worth(500) }),
    kind({ look: 'butanding', count: 2, size: 46, seconds: 27, prizes: worth(1500) }),
  ],
  stakes: [10, 20, 50, 100, 200, 500],
  mostWin: 1500,
  returnPpm: 965_600,
  declared: { volatility: 5 },
}
