/** Twenty ways through five reels of four rows: straight, over peaks, through valleys and in steps. */
export const twentyLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [0, 0, 0, 0, 0],
  [3, 3, 3, 3, 3],
  [0, 1, 2, 1, 0],
  [3, 2, 1, 2, 3],
  [1, 2, 3, 2, 1],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [3, 3, 2, 3, 3],
  [1, 0, 0, 0, 1],
  [2, 3, 3, 3, 2],
  [1, 1, 2, 1, 1],
  [2, 2, 1, 2, 2],
  [0, 1, 0, 1, 0],
  [3, 2, 3, 2, 3],
  [1, 2, 1, 2, 1],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [3, 2, 2, 2, 3],
]

/** Three rows on three reels, and both diagonals. */
export const fiveLines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** Ten ways through five reels of three rows. */
export const tenLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
]

/** The ten, and ten more. */
export const twentyShortLines: readonly (readonly number[])[] = [
  ...tenLines,
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
]

/** The twenty, and five more. */
export const twentyFiveLines: readonly (readonly number[])[] = [
  ...twentyShortLines,
  [2, 1, 1, 1, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
]
