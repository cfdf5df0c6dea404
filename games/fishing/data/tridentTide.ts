import type { Title } from '../shape.ts'
import { drawn, kind, shots, worth } from './kinds.ts'

/** Few small fish and many great ones: long waits, and the highest prize of all schools. */
export const tridentTide: Title = {
  code: 'trident-tide',
  version: '1',
  name: { en: 'Trident Tide', tl: 'Salapang ng Dagat' },
  shots,
  kinds: [
    kind({ look: 'angelfish', count: 5, size: 13, seconds: 16, prizes: worth(2) }),
    kind({ look: 'conch', count: 5, size: 14, seconds: 22, prizes: worth(6) }),
    kind({ look: 'oyster', count: 3, size: 17, seconds: 26, prizes: drawn(120, 60, 20, 10) }),
    kind({ look: 'reefShark', count: 4, size: 22, seconds: 15, prizes: worth(40) }),
    kind({ look: 'dolphin', count: 3, size: 28, seconds: 16, prizes: worth(150) }),
    kind({ look: 'shark', count: 3, size: 32, seconds: 16, prizes: worth(300) }),
    kind({ look: 'bakunawa', count: 5, size: 38, seconds: 24, prizes: drawn(2000, 1000, 500, 200) }),
  ],
  stakes: [10, 20, 50, 100, 200, 500],
  mostWin: 2000,
  returnPpm: 965_300,
  declared: { volatility: 5 },
}
