import type { Group } from '../shape.ts'
import { makeGroup, makeSpot } from './makeSpot.ts'

const faces = [1, 2, 3, 4, 5, 6]
/** What each total pays beside its bet, with what it returns. */
const totals: readonly (readonly [total: number, odds: number, returnPpm: number])[] = [
  [4, 60, 847_222],
  [5, 30, 861_111],
  [6, 18, 879_630],
  [7, 12, 902_778],
  [8, 8, 875_000],
  [9, 7, 925_926],
  [10, 6, 875_000],
  [11, 6, 875_000],
  [12, 7, 925_926],
  [13, 8, 875_000],
  [14, 12, 902_778],
  [15, 18, 879_630],
  [16, 30, 861_111],
  [17, 60, 847_222],
]

function half(code: string, en: string, tl: string) {
  return makeSpot({ code, name: [en, tl], pays: { [code]: [200] }, odds: '1 : 1', returnPpm: 972_222 })
}

/** Small, big, odd and even lose to a triple. */
export const sicBo: readonly Group[] = [
  makeGroup({
    code: 'halves',
    name: ['Small or big', 'Liit o laki'],
    columns: 2,
    spots: [
      half('small', 'Small 4–10', 'Maliit 4–10'),
      half('odd', 'Odd', 'Gansal'),
      half('even', 'Even', 'Tukol'),
      half('big', 'Big 11–17', 'Malaki 11–17'),
    ],
  }),
  makeGroup({
    code: 'totals',
    name: ['Totals', 'Kabuuan'],
    columns: 5,
    spots: totals.map(([total, odds, returnPpm]) =>
      makeSpot({
        code: `total-${total}`,
        name: [`${total}`, `${total}`],
        pays: { [`total-${total}`]: [100 * (odds + 1)] },
        odds: `${odds} : 1`,
        returnPpm,
      }),
    ),
  }),
  makeGroup({
    code: 'singles',
    name: ['One number', 'Isang numero'],
    columns: 3,
    spots: faces.map(face =>
      makeSpot({
        code: `single-${face}`,
        name: [`Any ${face}`, `May ${face}`],
        pays: { [`single-${face}`]: [200, 300, 400] },
        odds: '1, 2, 3 : 1',
        returnPpm: 921_296,
      }),
    ),
  }),
  makeGroup({
    code: 'pairs',
    name: ['Two numbers', 'Dalawang numero'],
    columns: 5,
    spots: faces.flatMap(low =>
      faces.slice(low).map(high =>
        makeSpot({
          code: `pair-${low}-${high}`,
          name: [`${low} & ${high}`, `${low} at ${high}`],
          pays: { [`pair-${low}-${high}`]: [700] },
          odds: '6 : 1',
          returnPpm: 972_222,
        }),
      ),
    ),
  }),
  makeGroup({
    code: 'doubles',
    name: ['Doubles', 'Doble'],
    columns: 3,
    spots: faces.map(face =>
      makeSpot({
        code: `double-${face}`,
        name: [`Two ${face}s`, `Dalawang ${face}`],
        pays: { [`double-${face}`]: [1200] },
        odds: '11 : 1',
        returnPpm: 888_889,
      }),
    ),
  }),
  makeGroup({
    code: 'triples',
    name: ['Triples', 'Triple'],
    columns: 3,
    spots: [
      ...faces.map(face =>
        makeSpot({
          code: `triple-${face}`,
          name: [`Three ${face}s`, `Tatlong ${face}`],
          pays: { [`triple-${face}`]: [18_100] },
          odds: '180 : 1',
          returnPpm: 837_963,
        }),
      ),
      makeSpot({
        code: 'any-triple',
        name: ['Any triple', 'Kahit anong triple'],
        pays: { 'any-triple': [3100] },
        odds: '30 : 1',
        returnPpm: 861_111,
      }),
    ],
  }),
]
