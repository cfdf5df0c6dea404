import type { Pay, ReelGame, Strip } from '../shape.ts'
import { payBoundOf } from './payBoundOf.ts'
import { payLines } from './payLines.ts'
import { payWays } from './payWays.ts'
import { countIn, expand, windowAt } from './spinReels.ts'

export interface Window {
  readonly stops: readonly number[]
  /** As it is paid, where a wild covers its reel. */
  readonly columns: readonly Strip[]
  readonly worth: Pay
}

export interface Wish {
  readonly game: ReelGame
  readonly strips: readonly Strip[]
  /** What so many of a symbol anywhere are worth besides, by their count. */
  readonly extra?: { readonly symbol: string; readonly by: readonly Pay[] }
}

/**
 * The window that is worth most of all in which these reels can stop. Every stop is looked at but where what has stopped
 * already cannot come to more than what was found, however the other reels stop.
 */
export function richestWindow(wish: Wish): Window {
  const { game, strips } = wish
  const reels = reelsOf(wish)
  const payBound = payBoundOf(game, strips)
  const extraBound = extraBoundOf(wish, reels)
  let best = richWindow(wish)

  function look(stops: readonly number[], columns: readonly Strip[]): void {
    if (columns.length === reels.length) {
      const worth = worthOf(wish, columns)
      if (worth > best.worth) best = { stops, columns, worth }
      return
    }
    if (payBound(columns) + extraBound(columns) <= best.worth) return
    const seen = new Set<Strip>()
    for (const [stop, column] of (reels[columns.length] ?? []).entries()) {
      if (seen.has(column)) continue
      seen.add(column)
      look([...stops, stop], [...columns, column])
    }
  }

  look([], [])
  return best
}

/** What the counts that can still be seen are worth at most. */
function extraBoundOf({ extra }: Wish, reels: readonly (readonly Strip[])[]): (columns: readonly Strip[]) => Pay {
  if (!extra) return () => 0
  const mosts = reels.map(windows => Math.max(...windows.map(window => countIn([window], extra.symbol))))
  return columns => {
    const there = countIn(columns, extra.symbol)
    const toCome = mosts.slice(columns.length).reduce((sum, count) => sum + count, 0)
    return Math.max(...extra.by.slice(there, there + toCome + 1))
  }
}

/** One that is worth much, found soon: each reel in turn is stopped where it is worth most beside the others. */
export function richWindow(wish: Wish): Window {
  const reels = reelsOf(wish)
  const begun = (reels[0] ?? []).map((_, first) => {
    let stops = reels.map(windows => first % windows.length)
    for (let worth = -1; worth < worthOf(wish, columnsOf(reels, stops)); ) {
      worth = worthOf(wish, columnsOf(reels, stops))
      stops = reels.reduce((all, _windows, reel) => stopBest(wish, reels, { stops: all, reel }), stops)
    }
    const columns = columnsOf(reels, stops)
    return { stops, columns, worth: worthOf(wish, columns) }
  })
  return begun.reduce((best, one) => (one.worth > best.worth ? one : best))
}

interface Turning {
  readonly stops: readonly number[]
  readonly reel: number
}

/** The same stops, but that one reel is stopped where it is worth most. */
function stopBest(wish: Wish, reels: readonly (readonly Strip[])[], { stops, reel }: Turning): number[] {
  const all = Array.from(reels[reel] ?? [], (_, stop) => stops.with(reel, stop))
  const worths = all.map(one => worthOf(wish, columnsOf(reels, one)))
  return all[worths.indexOf(Math.max(...worths))] ?? [...stops]
}

function reelsOf({ game, strips }: Wish): Strip[][] {
  return strips.map(strip => Array.from(strip, (_, stop) => stoppedAt(game, strip, stop)))
}

function columnsOf(reels: readonly (readonly Strip[])[], stops: readonly number[]): Strip[] {
  return reels.map((windows, reel) => windows[stops[reel] ?? 0] ?? '')
}

function stoppedAt({ rows, wild }: ReelGame, strip: Strip, stop: number): Strip {
  const landed = windowAt(strip, stop, rows)
  return wild?.isExpanding ? (expand([landed], wild)[0] ?? landed) : landed
}

function worthOf({ game, extra }: Wish, columns: readonly Strip[]): Pay {
  const wins = game.kind === 'lines' ? payLines(game, columns) : payWays(game, columns)
  const besides = extra ? (extra.by[countIn(columns, extra.symbol)] ?? 0) : 0
  return wins.reduce((sum, { pay }) => sum + pay, besides)
}
