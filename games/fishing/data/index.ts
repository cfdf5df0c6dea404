import type { Title } from '../shape.ts'
import { buteteBoom } from './buteteBoom.ts'
import { drawn, kind, shots, worth } from './kinds.ts'
import { lumbaLumbaLeap } from './lumbaLumbaLeap.ts'
import { pusitParty } from './pusitParty.ts'
import { tridentTide } from './tridentTide.ts'
import { tubbatahaReef } from './tubbatahaReef.ts'
import { ulangEmpire } from './ulangEmpire.ts'

const all: readonly Title[] = [
  {
    code: 'hipon-harvest',
    version: '1',
    name: { en: 'Hipon Harvest', tl: 'Aning Hipon' },
    shots,
    kinds: [
      kind({ look: 'shrimp', count: 10, size: 11, seconds: 17, prizes: worth(2) }),
      kind({ look: 'sardine', count: 7, size: 13, seconds: 14, prizes: worth(3) }),
      kind({ look: 'crab', count: 5, size: 14, seconds: 21, prizes: worth(5) }),
      kind({ look: 'squid', count: 4, size: 15, seconds: 16, prizes: worth(8) }),
      kind({
        look: 'blowfish',
        count: 1,
        size: 19,
        seconds: 18,
        prizes: worth(12),
        takes: [
          { kind: 0, count: 3 },
          { kind: 1, count: 2 },
        ],
      }),
      kind({ look: 'lobster', count: 2, size: 20, seconds: 20, prizes: worth(20) }),
      kind({ look: 'goldenShrimp', count: 1, size: 22, seconds: 15, prizes: worth(60) }),
    ],
    stakes: [10, 20, 50, 100, 200, 500, 1000],
    mostWin: 60,
    returnPpm: 960_100,
    declared: { volatility: 1 },
  },
  {
    code: 'butanding-bay',
    version: '1',
    name: { en: 'Butanding Bay', tl: 'Look ng Butanding' },
    shots,
    kinds: [
      kind({ look: 'sardine', count: 8, size: 12, seconds: 15, prizes: worth(2) }),
      kind({ look: 'angelfish', count: 6, size: 13, seconds: 18, prizes: worth(4) }),
      kind({ look: 'squid', count: 4, size: 15, seconds: 16, prizes: worth(6) }),
      kind({ look: 'turtle', count: 3, size: 20, seconds: 24, prizes: worth(15) }),
      kind({
        look: 'blowfish',
        count: 2,
        size: 19,
        seconds: 19,
        prizes: worth(20),
        takes: [
          { kind: 0, count: 4 },
          { kind: 1, count: 3 },
        ],
      }),
      kind({ look: 'oyster', count: 2, size: 17, seconds: 26, prizes: drawn(120, 60, 20, 10) }),
      kind({ look: 'butanding', count: 1, size: 46, seconds: 26, prizes: worth(150) }),
    ],
    stakes: [10, 20, 50, 100, 200, 500, 1000],
    mostWin: 150,
    returnPpm: 962_400,
    declared: { volatility: 2 },
  },
  {
    code: 'haring-pugita',
    version: '1',
    name: { en: 'Haring Pugita', tl: 'Haring Pugita' },
    shots,
    kinds: [
      kind({ look: 'shrimp', count: 6, size: 11, seconds: 17, prizes: worth(2) }),
      kind({ look: 'crab', count: 8, size: 14, seconds: 20, prizes: worth(3) }),
      kind({ look: 'jellyfish', count: 6, size: 15, seconds: 25, prizes: worth(5) }),
      kind({ look: 'squid', count: 4, size: 16, seconds: 16, prizes: worth(10) }),
      kind({ look: 'lobster', count: 2, size: 20, seconds: 20, prizes: worth(20) }),
      kind({ look: 'shark', count: 1, size: 36, seconds: 15, prizes: worth(100) }),
      kind({ look: 'octopusKing', count: 1, size: 36, seconds: 28, prizes: drawn(240, 120, 60, 40) }),
    ],
    stakes: [10, 20, 50, 100, 200, 500, 1000],
    mostWin: 240,
    returnPpm: 952_500,
    declared: { volatility: 2 },
  },
  {
    code: 'dikya-deep',
    version: '1',
    name: { en: 'Dikya Deep', tl: 'Lalim ng Dikya' },
    shots,
    kinds: [
      kind({ look: 'sardine', count: 6, size: 12, seconds: 16, prizes: worth(2) }),
      kind({ look: 'shrimp', count: 4, size: 12, seconds: 18, prizes: worth(3) }),
      kind({ look: 'jellyfish', count: 6, size: 17, seconds: 27, prizes: worth(5) }),
      kind({ look: 'squid', count: 4, size: 16, seconds: 17, prizes: worth(12) }),
      kind({ look: 'turtle', count: 2, size: 21, seconds: 25, prizes: worth(25) }),
      kind({ look: 'oyster', count: 2, size: 17, seconds: 28, prizes: drawn(120, 60, 20, 10) }),
      kind({ look: 'shark', count: 2, size: 32, seconds: 17, prizes: worth(300) }),
    ],
    stakes: [10, 20, 50, 100, 200, 500, 1000],
    mostWin: 300,
    returnPpm: 961_600,
    declared: { volatility: 3 },
  },
  {
    code: 'lambat-legends',
    version: '1',
    name: { en: 'Lambat Legends', tl: 'Alamat ng Lambat' },
    shots,
    kinds: [
      kind({ look: 'shrimp', count: 6, size: 11, seconds: 16, prizes: worth(2) }),
      kind({ look: 'crab', count: 6, size: 14, seconds: 19, prizes: worth(3) }),
      kind({ look: 'lobster', count: 4, size: 18, seconds: 19, prizes: worth(15) }),
      kind({ look: 'turtle', count: 3, size: 21, seconds: 24, prizes: worth(40) }),
      kind({ look: 'goldenShrimp', count: 2, size: 20, seconds: 15, prizes: worth(100) }),
      kind({ look: 'butanding', count: 2, size: 38, seconds: 25, prizes: worth(300) }),
      kind({ look: 'octopusKing', count: 3, size: 29, seconds: 26, prizes: drawn(1200, 600, 240, 60) }),
    ],
    stakes: [10, 20, 50, 100, 200, 500],
    mostWin: 1200,
    returnPpm: 952_500,
    declared: { volatility: 4 },
  },
  {
    code: 'shark-storm',
    version: '1',
    name: { en: 'Shark Storm', tl: 'Unos ng Pating' },
    shots,
    kinds: [
      kind({ look: 'sardine', count: 4, size: 12, seconds: 12, prizes: worth(2) }),
      kind({ look: 'angelfish', count: 4, size: 13, seconds: 14, prizes: worth(5) }),
      kind({ look: 'squid', count: 3, size: 15, seconds: 13, prizes: worth(10) }),
      kind({ look: 'reefShark', count: 4, size: 21, seconds: 14, prizes: worth(60) }),
      kind({ look: 'shark', count: 6, size: 28, seconds: 15, prizes: worth(400) }),
      kind({ look: 'stormShark', count: 4, size: 33, seconds: 17, prizes: drawn(1200, 600, 240, 120) }),
    ],
    // A stake of ₱1,000 could win more than the house may lose in one round.
    stakes: [10, 20, 50, 100, 200, 500],
    mostWin: 1200,
    returnPpm: 951_800,
    declared: { volatility: 5 },
  },
  ulangEmpire,
  lumbaLumbaLeap,
  buteteBoom,
  pusitParty,
  tridentTide,
  tubbatahaReef,
]

/** Every title that can be played, by the code under which the catalogue lists it. */
export const titles: ReadonlyMap<string, Title> = new Map(all.map(one => [one.code, one]))
