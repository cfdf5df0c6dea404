import type { Model, Odds, PeriodTable, SelectionCode } from '../shape.ts'

interface Row {
  /** Weights for 0 to 5 goals in each half, together 10,000. */
  readonly home: readonly (readonly number[])[]
  readonly away: readonly (readonly number[])[]
  readonly line: number
  readonly odds: Readonly<Record<SelectionCode, readonly [Odds, number]>>
}

/** From the strongest guests to the strongest hosts: 2.7 goals a match between equals. Odds, and what they return. */
const classic: readonly Row[] = [
  {
    home: [
      [7295, 2298, 363, 39, 4, 1],
      [6801, 2619, 505, 66, 7, 2],
    ],
    away: [
      [4291, 3630, 1536, 434, 93, 16],
      [3557, 3678, 1902, 656, 171, 36],
    ],
    line: 25,
    odds: {
      home: [725, 959_575],
      draw: [449, 958_608],
      away: [146, 955_054],
      homeOrDraw: [277, 958_014],
      homeOrAway: [122, 959_532],
      drawOrAway: [110, 954_409],
      over: [201, 958_400],
      under: [183, 957_427],
      bothScore: [224, 956_393],
      notBoth: [167, 956_974],
    },
  },
  {
    home: [
      [6667, 2701, 548, 75, 8, 1],
      [6093, 3017, 747, 124, 16, 3],
    ],
    away: [
      [4631, 3564, 1372, 353, 69, 11],
      [3905, 3672, 1728, 542, 128, 25],
    ],
    line: 25,
    odds: {
      home: [487, 959_042],
      draw: [402, 958_186],
      away: [169, 954_371],
      homeOrDraw: [220, 957_623],
      homeOrAway: [126, 959_673],
      drawOrAway: [119, 955_655],
      over: [198, 959_284],
      under: [186, 958_854],
      bothScore: [197, 958_208],
      notBoth: [186, 955_296],
    },
  },
  {
    home: [
      [6093, 3017, 747, 124, 16, 3],
      [5459, 3303, 1000, 202, 31, 5],
    ],
    away: [
      [4999, 3465, 1201, 278, 49, 8],
      [4286, 3631, 1538, 435, 93, 17],
    ],
    line: 25,
    odds: {
      home: [353, 958_847],
      draw: [377, 957_487],
      away: [202, 958_281],
      homeOrDraw: [182, 956_598],
      homeOrAway: [128, 954_912],
      drawOrAway: [131, 954_167],
      over: [195, 959_592],
      under: [189, 959_934],
      bothScore: [183, 959_636],
      notBoth: [201, 955_973],
    },
  },
  {
    home: [
      [5569, 3258, 954, 187, 28, 4],
      [4890, 3497, 1251, 299, 54, 9],
    ],
    away: [
      [5396, 3327, 1026, 212, 34, 5],
      [4706, 3546, 1337, 336, 64, 11],
    ],
    line: 25,
    odds: {
      home: [271, 959_637],
      draw: [370, 959_898],
      away: [248, 958_418],
      homeOrDraw: [156, 957_124],
      homeOrAway: [129, 955_333],
      drawOrAway: [148, 955_918],
      over: [192, 959_267],
      under: [191, 955_729],
      bothScore: [176, 955_492],
      notBoth: [210, 959_925],
    },
  },
  {
    home: [
      [5090, 3436, 1160, 262, 45, 7],
      [4382, 3615, 1492, 411, 85, 15],
    ],
    away: [
      [5825, 3146, 850, 154, 22, 3],
      [5167, 3410, 1126, 249, 42, 6],
    ],
    line: 25,
    odds: {
      home: [217, 957_746],
      draw: [377, 959_953],
      away: [315, 957_642],
      homeOrDraw: [137, 953_502],
      homeOrAway: [128, 954_074],
      drawOrAway: [171, 955_279],
      over: [189, 957_993],
      under: [194, 956_663],
      bothScore: [176, 955_873],
      notBoth: [210, 959_470],
    },
  },
  {
    home: [
      [4652, 3559, 1362, 348, 68, 11],
      [3926, 3671, 1717, 536, 126, 24],
    ],
    away: [
      [6288, 2915, 676, 106, 13, 2],
      [5673, 3214, 911, 173, 25, 4],
    ],
    line: 25,
    odds: {
      home: [180, 954_717],
      draw: [399, 958_190],
      away: [418, 959_118],
      homeOrDraw: [124, 955_477],
      homeOrAway: [126, 957_414],
      drawOrAway: [204, 957_988],
      over: [186, 956_277],
      under: [197, 957_169],
      bothScore: [182, 956_946],
      notBoth: [202, 957_895],
    },
  },
  {
    home: [
      [4252, 3636, 1555, 444, 96, 17],
      [3518, 3677, 1922, 670, 176, 37],
    ],
    away: [
      [6788, 2628, 509, 67, 7, 1],
      [6228, 2947, 698, 111, 14, 2],
    ],
    line: 25,
    odds: {
      home: [155, 957_666],
      draw: [441, 959_089],
      away: [582, 958_384],
      homeOrDraw: [114, 952_275],
      homeOrAway: [122, 954_674],
      drawOrAway: [251, 959_199],
      over: [184, 958_975],
      under: [200, 957_636],
      bothScore: [195, 957_248],
      notBoth: [188, 957_115],
    },
  },
  {
    home: [
      [3887, 3674, 1736, 548, 130, 25],
      [3154, 3642, 2104, 810, 235, 55],
    ],
    away: [
      [7327, 2276, 354, 38, 4, 1],
      [6839, 2596, 493, 63, 7, 2],
    ],
    line: 25,
    odds: {
      home: [137, 959_798],
      draw: [509, 959_552],
      away: [865, 959_289],
      homeOrDraw: [107, 951_337],
      homeOrAway: [118, 957_550],
      drawOrAway: [320, 958_136],
      over: [181, 955_709],
      under: [203, 958_127],
      bothScore: [219, 958_656],
      notBoth: [170, 955_838],
    },
  },
  {
    home: [
      [3554, 3678, 1904, 657, 171, 36],
      [2827, 3576, 2262, 955, 303, 77],
    ],
    away: [
      [7910, 1852, 217, 18, 2, 1],
      [7509, 2149, 308, 30, 3, 1],
    ],
    line: 25,
    odds: {
      home: [123, 954_792],
      draw: [616, 958_478],
      away: [1408, 959_546],
      homeOrDraw: [103, 959_806],
      homeOrAway: [113, 954_175],
      drawOrAway: [429, 959_873],
      over: [179, 957_095],
      under: [206, 958_538],
      bothScore: [262, 956_936],
      notBoth: [151, 958_483],
    },
  },
]

/** The same with 3.4 goals a match between equals, more of them in the second half. */
const open: readonly Row[] = [
  {
    home: [
      [6651, 2710, 553, 76, 9, 1],
      [5695, 3204, 902, 170, 25, 4],
    ],
    away: [
      [3728, 3679, 1816, 598, 149, 30],
      [2566, 3497, 2383, 1083, 370, 101],
    ],
    line: 35,
    odds: {
      home: [683, 959_756],
      draw: [533, 958_212],
      away: [141, 958_380],
      homeOrDraw: [299, 957_690],
      homeOrAway: [117, 959_661],
      drawOrAway: [111, 954_022],
      over: [227, 959_737],
      under: [166, 958_166],
      bothScore: [170, 955_058],
      notBoth: [219, 959_661],
    },
  },
  {
    home: [
      [6064, 3031, 758, 127, 17, 3],
      [5013, 3460, 1195, 276, 48, 8],
    ],
    away: [
      [4054, 3661, 1653, 498, 113, 21],
      [2878, 3589, 2238, 931, 291, 73],
    ],
    line: 35,
    odds: {
      home: [469, 958_921],
      draw: [471, 959_881],
      away: [162, 958_623],
      homeOrDraw: [235, 959_404],
      homeOrAway: [120, 955_444],
      drawOrAway: [120, 954_647],
      over: [224, 958_427],
      under: [167, 955_459],
      bothScore: [156, 959_096],
      notBoth: [249, 959_135],
    },
  },
  {
    home: [
      [5529, 3275, 970, 192, 29, 5],
      [4413, 3609, 1477, 403, 83, 15],
    ],
    away: [
      [4408, 3610, 1479, 404, 84, 15],
      [3230, 3653, 2066, 779, 221, 51],
    ],
    line: 35,
    odds: {
      home: [344, 959_491],
      draw: [436, 958_869],
      away: [191, 957_205],
      homeOrDraw: [192, 957_784],
      homeOrAway: [123, 959_494],
      drawOrAway: [133, 959_034],
      over: [221, 956_268],
      under: [169, 958_736],
      bothScore: [148, 959_582],
      notBoth: [273, 959_960],
    },
  },
  {
    home: [
      [5041, 3452, 1182, 271, 47, 7],
      [3886, 3674, 1737, 548, 130, 25],
    ],
    away: [
      [4794, 3524, 1296, 318, 59, 9],
      [3625, 3680, 1868, 633, 161, 33],
    ],
    line: 35,
    odds: {
      home: [265, 958_449],
      draw: [423, 959_768],
      away: [233, 958_622],
      homeOrDraw: [163, 959_376],
      homeOrAway: [124, 958_650],
      drawOrAway: [150, 957_482],
      over: [219, 957_285],
      under: [170, 956_902],
      bothScore: [144, 956_689],
      notBoth: [286, 959_910],
    },
  },
  {
    home: [
      [4597, 3572, 1388, 360, 71, 12],
      [3422, 3671, 1970, 705, 190, 42],
    ],
    away: [
      [5213, 3394, 1106, 241, 40, 6],
      [4070, 3659, 1645, 493, 112, 21],
    ],
    line: 35,
    odds: {
      home: [213, 958_131],
      draw: [428, 958_833],
      away: [294, 958_871],
      homeOrDraw: [142, 956_872],
      homeOrAway: [123, 954_447],
      drawOrAway: [174, 957_301],
      over: [217, 958_151],
      under: [171, 954_959],
      bothScore: [144, 956_013],
      notBoth: [285, 957_891],
    },
  },
  {
    home: [
      [4192, 3644, 1585, 460, 101, 18],
      [3014, 3618, 2172, 870, 262, 64],
    ],
    away: [
      [5670, 3215, 912, 173, 26, 4],
      [4569, 3578, 1401, 367, 73, 12],
    ],
    line: 35,
    odds: {
      home: [177, 955_464],
      draw: [453, 959_939],
      away: [386, 958_372],
      homeOrDraw: [127, 954_681],
      homeOrAway: [121, 953_592],
      drawOrAway: [208, 957_195],
      over: [215, 958_162],
      under: [173, 959_014],
      bothScore: [148, 958_037],
      notBoth: [272, 959_283],
    },
  },
  {
    home: [
      [3823, 3677, 1768, 568, 137, 27],
      [2656, 3527, 2342, 1038, 345, 92],
    ],
    away: [
      [6167, 2979, 720, 117, 15, 2],
      [5131, 3422, 1142, 255, 43, 7],
    ],
    line: 35,
    odds: {
      home: [152, 954_757],
      draw: [500, 959_038],
      away: [533, 959_735],
      homeOrDraw: [117, 959_326],
      homeOrAway: [118, 953_667],
      drawOrAway: [258, 959_426],
      over: [213, 956_946],
      under: [174, 958_269],
      bothScore: [156, 958_093],
      notBoth: [248, 956_878],
    },
  },
  {
    home: [
      [3486, 3675, 1938, 682, 180, 39],
      [2341, 3407, 2480, 1204, 439, 129],
    ],
    away: [
      [6707, 2677, 535, 72, 8, 1],
      [5761, 3175, 875, 162, 23, 4],
    ],
    line: 35,
    odds: {
      home: [134, 953_338],
      draw: [580, 959_873],
      away: [780, 959_857],
      homeOrDraw: [109, 955_866],
      homeOrAway: [115, 959_680],
      drawOrAway: [332, 957_999],
      over: [211, 955_562],
      under: [175, 957_472],
      bothScore: [170, 958_009],
      notBoth: [219, 955_859],
    },
  },
  {
    home: [
      [3180, 3646, 2091, 800, 230, 53],
      [2064, 3268, 2588, 1366, 542, 172],
    ],
    away: [
      [7295, 2298, 363, 39, 4, 1],
      [6470, 2815, 613, 90, 10, 2],
    ],
    line: 35,
    odds: {
      home: [122, 959_857],
      draw: [708, 958_805],
      away: [1233, 959_370],
      homeOrDraw: [104, 959_080],
      homeOrAway: [111, 959_679],
      drawOrAway: [450, 959_545],
      over: [210, 957_431],
      under: [176, 957_582],
      bothScore: [194, 957_113],
      notBoth: [189, 957_555],
    },
  },
]

function tables(halves: readonly (readonly number[])[]): readonly PeriodTable[] {
  return halves.map(weights => ({ from: 0, weights }))
}

function model(code: string, rows: readonly Row[]): Model {
  const pairings = rows.map(({ home, away, line, odds }) => ({
    home: tables(home),
    away: tables(away),
    total: line,
    odds,
  }))
  return { code, sport: 'football', periods: 2, minutes: 45, pairings }
}

export const footballModels = { classic: model('classic', classic), open: model('open', open) }
