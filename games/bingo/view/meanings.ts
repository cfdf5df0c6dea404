import type { Draw } from '@saya/game-math'
import { drawnFrom, numbered } from '../../view/drawnFrom.ts'
import { ballsOf, columnsOf, type Kind } from '../shape.ts'

/** Which balls these draws stand for: each is the place of one among those that are left. */
export function ballsMeant(kind: Kind, draws: readonly Draw[]): readonly number[] {
  return drawnFrom(numbered(ballsOf(kind), 1), draws)
}

/** What a draw is that chooses the columns of a row and not a number. */
export const rowDraw = 0

const noNumber = -1

/** The ways to choose five of nine columns: so a draw for a row is known. */
const waysOfRow = 126

/**
 * Which numbers on cards these draws stand for: each is the place of one among those that are left in its column. A draw
 * out of one fewer than the one before is in the same column, and any other begins the next. One out of more or fewer than
 * are left there stands for none.
 */
export function numbersMeant(kind: Kind, draws: readonly Draw[]): readonly number[] {
  const columns = columnsOf(kind)
  let column = -1
  let left: number[] = []
  let before = 0
  return draws.map(({ of, value }) => {
    if (of === waysOfRow) {
      column = -1
      before = 0
      return rowDraw
    }
    if (of !== before - 1) {
      column = (column + 1) % columns.length
      left = [...(columns[column] ?? [])]
    }
    before = of
    if (of !== left.length) return noNumber
    return left.splice(value, 1)[0] ?? 0
  })
}
