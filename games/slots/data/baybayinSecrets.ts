import type { Title } from '../shape.ts'
import { looks } from './looks.ts'

/** Six reels, seven hundred and twenty-nine ways, and free spins on reels that have lost their vowels. */
export const baybayinSecrets: Title = {
  code: 'baybayin-secrets',
  version: '1',
  name: { en: 'Baybayin Secrets', tl: 'Lihim ng Baybayin' },
  symbols: {
    K: looks.scroll,
    P: looks.feather,
    F: looks.amphora,
    H: looks.compass,
    A: looks.letterA,
    I: looks.letterI,
    U: looks.letterU,
    S: looks.oldKey,
    W: looks.diyaLamp,
  },
  game: {
    kind: 'ways',
    rows: 3,
    strips: [
      'AFHAPKHIPUIFPIUAFKUFUAIUHAIUHSK',
      'KUPIFAUHIKPUSFHIPHAFUAKWUIAUHFAI',
      'UKPFAIKHUIHKIUAFUSIAWFIPUAHPUHFA',
      'PKIUPAHFIUHKUAHWFUHAFISAUIFKPAIU',
      'HFUHFUSIHUPAIKAIUAFWUPIHKPIAFKUA',
      'UFIAHUIAFHUFHAIPUAFKISUPKAHUPIK',
    ],
    lines: [],
    isBothWays: false,
    wild: { symbol: 'W', times: 1, isExpanding: false },
    pays: {
      K: [0, 0, 0, 40, 110, 380, 1900],
      P: [0, 0, 0, 30, 75, 280, 1150],
      F: [0, 0, 0, 19, 55, 190, 750],
      H: [0, 0, 0, 15, 40, 150, 570],
      A: [0, 0, 0, 8, 19, 55, 190],
      I: [0, 0, 0, 8, 19, 55, 190],
      U: [0, 0, 0, 6, 15, 45, 150],
    },
  },
  freeSpins: {
    symbol: 'S',
    awards: [0, 0, 0, 7, 10, 15, 20],
    pays: [0, 0, 0, 100, 500, 2000, 10000],
    ladder: [1],
    most: 40,
    strips: [
      'PHKFHSPFKPHFKHF',
      'HFKHSFPAHFKAWPHKAFP',
      'IFPKHFKHPFWIKFHIPSH',
      'PWFKHPFUHSKUFPHKUFH',
      'KIHFPAUIPUFKHAUIAUAFISAUIKHWPFHU',
      'IAPSIAKHFAPKUIHUIAUFHUFPIAUFHKU',
    ],
  },
  stakes: [1, 2, 5, 10, 20, 50, 100, 200],
  mostWin: 5000,
  declared: { returnPpm: 956132, hitPpm: 578500, deviation: 475, volatility: 2 },
}
