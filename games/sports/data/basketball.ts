import type { Model, Odds, Overtime, PeriodTable, SelectionCode } from '../shape.ts'

interface Row {
  /** The middle of what is scored in each period. */
  readonly home: readonly number[]
  readonly away: readonly number[]
  readonly spread: number
  readonly total: number
  readonly odds: Readonly<Record<SelectionCode, readonly [Odds, number]>>
}

/** How far a period is from its middle, from nine points fewer to nine more. */
const wide = [134, 199, 284, 386, 500, 618, 729, 820, 880, 901, 880, 820, 729, 618, 500, 385, 284, 199, 134]
/** From five points fewer to five more. */
const narrow = [167, 389, 753, 1207, 1603, 1762, 1603, 1207, 753, 389, 167]

/** Four quarters, from the strongest guests to the strongest hosts. Odds, and what they return. */
const quarters: readonly Row[] = [
  {
    home: [22, 23, 23, 23],
    away: [25, 25, 25, 26],
    spread: 105,
    total: 1925,
    odds: {
      home: [487, 958_113],
      away: [119, 955_882],
      homeSpread: [185, 956_436],
      awaySpread: [198, 956_355],
      over: [194, 958_936],
      under: [189, 955_779],
      homeBand0: [927, 959_643],
      homeBand1: [1765, 959_721],
      homeBand2: [2471, 959_770],
      awayBand0: [628, 959_091],
      awayBand1: [573, 959_966],
      awayBand2: [198, 956_355],
    },
  },
  {
    home: [23, 23, 23, 24],
    away: [25, 25, 25, 25],
    spread: 75,
    total: 1935,
    odds: {
      home: [348, 958_311],
      away: [132, 956_503],
      homeSpread: [185, 955_933],
      awaySpread: [198, 956_894],
      over: [193, 956_459],
      under: [190, 958_408],
      homeBand0: [730, 959_593],
      homeBand1: [1240, 959_415],
      homeBand2: [1442, 959_701],
      awayBand0: [556, 958_373],
      awayBand1: [566, 959_533],
      awayBand2: [250, 956_813],
    },
  },
  {
    home: [23, 24, 23, 24],
    away: [24, 25, 24, 25],
    spread: 45,
    total: 1925,
    odds: {
      home: [261, 957_019],
      away: [151, 956_322],
      homeSpread: [186, 956_201],
      awaySpread: [197, 957_250],
      over: [192, 956_615],
      under: [191, 958_367],
      homeBand0: [613, 959_227],
      homeBand1: [931, 959_022],
      homeBand2: [895, 959_292],
      awayBand0: [525, 958_709],
      awayBand1: [596, 959_982],
      awayBand2: [331, 958_721],
    },
  },
  {
    home: [24, 24, 24, 24],
    away: [24, 24, 24, 25],
    spread: 15,
    total: 1935,
    odds: {
      home: [205, 955_454],
      away: [179, 955_725],
      homeSpread: [190, 957_266],
      awaySpread: [193, 957_620],
      over: [192, 955_996],
      under: [191, 958_983],
      homeBand0: [549, 959_506],
      homeBand1: [747, 959_797],
      homeBand2: [589, 958_981],
      awayBand0: [528, 959_079],
      awayBand1: [668, 959_644],
      awayBand2: [460, 959_660],
    },
  },
  {
    home: [24, 24, 24, 25],
    away: [23, 24, 24, 24],
    spread: -25,
    total: 1925,
    odds: {
      home: [169, 959_260],
      away: [222, 959_907],
      homeSpread: [195, 958_172],
      awaySpread: [188, 956_224],
      over: [192, 957_885],
      under: [191, 957_104],
      homeBand0: [523, 958_365],
      homeBand1: [638, 958_908],
      homeBand2: [410, 959_673],
      awayBand0: [565, 958_469],
      awayBand1: [798, 959_367],
      awayBand2: [673, 959_218],
    },
  },
  {
    home: [24, 25, 25, 25],
    away: [23, 24, 23, 24],
    spread: -55,
    total: 1935,
    odds: {
      home: [144, 957_486],
      away: [286, 958_326],
      homeSpread: [198, 959_368],
      awaySpread: [186, 958_775],
      over: [193, 958_625],
      under: [190, 956_276],
      homeBand0: [532, 959_683],
      homeBand1: [581, 958_619],
      homeBand2: [300, 958_605],
      awayBand0: [645, 959_133],
      awayBand1: [1017, 959_268],
      awayBand2: [1042, 959_190],
    },
  },
  {
    home: [25, 25, 25, 25],
    away: [23, 23, 23, 23],
    spread: -85,
    total: 1925,
    odds: {
      home: [127, 955_563],
      away: [387, 958_166],
      homeSpread: [198, 956_519],
      awaySpread: [185, 956_282],
      over: [193, 956_986],
      under: [190, 957_889],
      homeBand0: [575, 958_676],
      homeBand1: [564, 959_067],
      homeBand2: [230, 955_968],
      awayBand0: [785, 959_826],
      awayBand1: [1385, 959_878],
      awayBand2: [1713, 959_485],
    },
  },
  {
    home: [25, 26, 25, 26],
    away: [22, 23, 23, 23],
    spread: -115,
    total: 1935,
    odds: {
      home: [116, 958_352],
      away: [552, 959_567],
      homeSpread: [198, 956_355],
      awaySpread: [185, 956_436],
      over: [194, 955_866],
      under: [189, 958_770],
      homeBand0: [663, 958_839],
      homeBand1: [583, 959_336],
      homeBand2: [185, 956_436],
      awayBand0: [1018, 959_152],
      awayBand1: [2015, 959_559],
      awayBand2: [3000, 959_835],
    },
  },
  {
    home: [25, 26, 26, 26],
    away: [22, 22, 22, 23],
    spread: -145,
    total: 1925,
    odds: {
      home: [108, 955_165],
      away: [830, 959_383],
      homeSpread: [198, 956_355],
      awaySpread: [185, 956_436],
      over: [195, 957_429],
      under: [188, 956_940],
      homeBand0: [815, 958_890],
      homeBand1: [642, 959_672],
      homeBand2: [155, 956_776],
      awayBand0: [1412, 959_524],
      awayBand1: [3143, 959_987],
      awayBand2: [5617, 959_933],
    },
  },
]

/** Two halves of three against three, nobody at home. */
const halves: readonly Row[] = [
  {
    home: [8, 8],
    away: [10, 10],
    spread: 35,
    total: 365,
    odds: {
      home: [527, 959_519],
      away: [117, 956_976],
      homeSpread: [211, 959_447],
      awaySpread: [176, 959_703],
      over: [206, 959_111],
      under: [179, 956_597],
      homeBand0: [839, 959_966],
      homeBand1: [1774, 959_792],
      homeBand2: [7084, 959_940],
      awayBand0: [520, 958_451],
      awayBand1: [359, 959_324],
      awayBand2: [262, 959_940],
    },
  },
  {
    home: [8, 9],
    away: [10, 10],
    spread: 25,
    total: 375,
    odds: {
      home: [386, 958_785],
      away: [127, 954_545],
      homeSpread: [211, 959_447],
      awaySpread: [176, 959_703],
      over: [205, 957_928],
      under: [180, 958_893],
      homeBand0: [664, 959_924],
      homeBand1: [1210, 959_339],
      homeBand2: [3912, 959_954],
      awayBand0: [465, 959_409],
      awayBand1: [368, 959_744],
      awayBand2: [337, 958_717],
    },
  },
  {
    home: [8, 9],
    away: [9, 10],
    spread: 25,
    total: 365,
    odds: {
      home: [294, 956_786],
      away: [142, 957_879],
      homeSpread: [176, 959_703],
      awaySpread: [211, 959_447],
      over: [204, 957_249],
      under: [180, 955_369],
      homeBand0: [553, 959_939],
      homeBand1: [872, 958_935],
      homeBand2: [2292, 959_898],
      awayBand0: [436, 958_538],
      awayBand1: [396, 959_985],
      awayBand2: [452, 959_568],
    },
  },
  {
    home: [9, 9],
    away: [9, 10],
    spread: 15,
    total: 375,
    odds: {
      home: [233, 956_586],
      away: [162, 954_906],
      homeSpread: [191, 957_145],
      awaySpread: [192, 957_843],
      over: [204, 958_719],
      under: [181, 959_372],
      homeBand0: [484, 959_568],
      homeBand1: [663, 958_962],
      homeBand2: [1418, 959_335],
      awayBand0: [430, 959_153],
      awayBand1: [447, 958_991],
      awayBand2: [632, 959_692],
    },
  },
  {
    home: [9, 9],
    away: [9, 9],
    spread: -5,
    total: 365,
    odds: {
      home: [192, 960_000],
      away: [192, 960_000],
      homeSpread: [192, 960_000],
      awaySpread: [192, 960_000],
      over: [203, 955_555],
      under: [181, 958_003],
      homeBand0: [445, 959_039],
      homeBand1: [531, 959_319],
      homeBand2: [924, 959_324],
      awayBand0: [445, 959_039],
      awayBand1: [531, 959_319],
      awayBand2: [924, 959_324],
    },
  },
  {
    home: [9, 10],
    away: [9, 9],
    spread: -15,
    total: 375,
    odds: {
      home: [162, 954_906],
      away: [233, 956_586],
      homeSpread: [192, 957_843],
      awaySpread: [191, 957_145],
      over: [204, 958_719],
      under: [181, 959_372],
      homeBand0: [430, 959_153],
      homeBand1: [447, 958_991],
      homeBand2: [632, 959_692],
      awayBand0: [484, 959_568],
      awayBand1: [663, 958_962],
      awayBand2: [1418, 959_335],
    },
  },
  {
    home: [9, 10],
    away: [8, 9],
    spread: -25,
    total: 365,
    odds: {
      home: [142, 957_879],
      away: [294, 956_786],
      homeSpread: [211, 959_447],
      awaySpread: [176, 959_703],
      over: [204, 957_249],
      under: [180, 955_369],
      homeBand0: [436, 958_538],
      homeBand1: [396, 959_985],
      homeBand2: [452, 959_568],
      awayBand0: [553, 959_939],
      awayBand1: [872, 958_935],
      awayBand2: [2292, 959_898],
    },
  },
  {
    home: [10, 10],
    away: [8, 9],
    spread: -35,
    total: 375,
    odds: {
      home: [127, 954_545],
      away: [386, 958_785],
      homeSpread: [211, 959_447],
      awaySpread: [176, 959_703],
      over: [205, 957_928],
      under: [180, 958_893],
      homeBand0: [465, 959_409],
      homeBand1: [368, 959_744],
      homeBand2: [337, 958_717],
      awayBand0: [664, 959_924],
      awayBand1: [1210, 959_339],
      awayBand2: [3912, 959_954],
    },
  },
  {
    home: [10, 10],
    away: [8, 8],
    spread: -45,
    total: 365,
    odds: {
      home: [117, 956_976],
      away: [527, 959_519],
      homeSpread: [211, 959_447],
      awaySpread: [176, 959_703],
      over: [206, 959_111],
      under: [179, 956_597],
      homeBand0: [520, 958_451],
      homeBand1: [359, 959_324],
      homeBand2: [262, 959_940],
      awayBand0: [839, 959_966],
      awayBand1: [1774, 959_792],
      awayBand2: [7084, 959_940],
    },
  },
]

function around(middle: number, weights: readonly number[]): PeriodTable {
  return { from: middle - (weights.length - 1) / 2, weights }
}

interface NewModel {
  readonly code: string
  readonly minutes: number
  readonly rows: readonly Row[]
  readonly weights: readonly number[]
  readonly overtime: Overtime
  readonly bands: readonly [number, number, number]
}

function model({ rows, weights, ...rest }: NewModel): Model {
  const pairings = rows.map(({ home, away, ...lines }) => ({
    home: home.map(middle => around(middle, weights)),
    away: away.map(middle => around(middle, weights)),
    ...lines,
  }))
  return { ...rest, sport: 'basketball', periods: rows[0]?.home.length ?? 0, pairings }
}

export const basketballModels = {
  quarters: model({
    code: 'quarters',
    minutes: 12,
    rows: quarters,
    weights: wide,
    overtime: {
      table: { from: 5, weights: [251, 487, 816, 1180, 1473, 1586, 1473, 1180, 816, 487, 251] },
      last: [
        { side: 0, points: 2, weight: 35 },
        { side: 0, points: 3, weight: 15 },
        { side: 1, points: 2, weight: 35 },
        { side: 1, points: 3, weight: 15 },
      ],
    },
    bands: [1, 6, 11],
  }),
  halves: model({
    code: 'halves',
    minutes: 5,
    rows: halves,
    weights: narrow,
    overtime: {
      last: [
        { side: 0, points: 2, weight: 50 },
        { side: 1, points: 2, weight: 50 },
      ],
    },
    bands: [1, 3, 6],
  }),
}
