import type { Group } from '../shape.ts'
import { makeGroup, makeSpot } from './makeSpot.ts'

/** A tie gives player and banker their bets back. Of what the banker wins the house keeps a twentieth. */
export const baccarat: readonly Group[] = [
  makeGroup({
    code: 'pairs',
    name: ['Pairs', 'Pares'],
    columns: 2,
    spots: [
      makeSpot({
        code: 'playerPair',
        name: ['Player pair', 'Pares ng Player'],
        pays: { playerPair: [1200] },
        odds: '11 : 1',
        returnPpm: 896_386,
      }),
      makeSpot({
        code: 'bankerPair',
        name: ['Banker pair', 'Pares ng Banker'],
        pays: { bankerPair: [1200] },
        odds: '11 : 1',
        returnPpm: 896_386,
      }),
    ],
  }),
  makeGroup({
    code: 'main',
    name: ['Winner', 'Panalo'],
    columns: 3,
    spots: [
      makeSpot({
        code: 'player',
        name: ['Player', 'Player'],
        pays: { player: [200], tie: [100] },
        odds: '1 : 1',
        returnPpm: 987_649,
      }),
      makeSpot({ code: 'tie', name: ['Tie', 'Tabla'], pays: { tie: [900] }, odds: '8 : 1', returnPpm: 856_404 }),
      makeSpot({
        code: 'banker',
        name: ['Banker', 'Banker'],
        pays: { banker: [195], tie: [100] },
        odds: '0.95 : 1',
        returnPpm: 989_421,
      }),
    ],
  }),
]
