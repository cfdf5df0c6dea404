import type { Title } from '../shape.ts'
import { drawn, kind, shots, worth } from './kinds.ts'

/** Squid of three sizes, two of them worth one of several things. */
export const pusitParty: Title = {
  code: 'pusit-party',
  version: '1',
  name: { en: 'Pusit Party', tl: 'Saya ng Pusit' },
  shots,
  kinds: [
    kind({ look: 'shrimp', count: 6, size: 11, seconds: 16, prizes: worth(2) }),
    kind({ look: 'sardine', count: 6, size: 13, seconds: 14, prizes: worth(4) }),
    kind({ look: 'squid', count: 8, size: 15, seconds: 16, prizes: worth(8) }),
    kind({ look: 'partySquid', count: 5, size: 20, seconds: 17, prizes: drawn(80, 40, 20, 10) }),
    kind({ look: 'turtle', count: 2, size: 21, seconds: 24, prizes: worth(60) }),
    kind({ look: 'giantSquid', count: 3, size: 36, seconds: 26, prizes: drawn(600, 300, 150, 60) }),
  ],
  stakes: [10, 20, 50, 100, 200, 500, 1000],
  mostWin: 600,
  returnPpm: 955_300,
  declared: { volatility: 3 },
}
