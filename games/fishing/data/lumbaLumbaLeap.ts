import type { Title } from '../shape.ts'
import { drawn, kind, shots, worth } from './kinds.ts'

/** Dolphins in a pod: most of what is worth anything is worth one of several things. */
export const lumbaLumbaLeap: Title = {
  code: 'lumba-lumba-leap',
  version: '1',
  name: { en: 'Lumba-Lumba Leap', tl: 'Lundag ng Lumba-Lumba' },
  shots,
  kinds: [
    kind({ look: 'sardine', count: 10, size: 12, seconds: 15, prizes: worth(2) }),
    kind({ look: 'clownfish', count: 7, size: 13, seconds: 17, prizes: worth(3) }),
    kind({ look: 'jellyfish', count: 4, size: 15, seconds: 25, prizes: worth(5) }),
    kind({ look: 'turtle', count: 3, size: 20, seconds: 24, prizes: worth(8) }),
    kind({ look: 'dolphin', count: 6, size: 27, seconds: 15, prizes: drawn(40, 20, 10, 5) }),
  ],
  stakes: [10, 20, 50, 100, 200, 500, 1000],
  mostWin: 40,
  returnPpm: 955_600,
  declared: { volatility: 1 },
}
