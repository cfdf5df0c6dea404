import type { Draw } from '@saya/game-math'
import { areOutOf, areSame, drawnFrom, numbered, sizesOf } from '../../view/drawnFrom.ts'
import type { Title, VisibleRound } from '../shape.ts'

/** The bad places that these draws hide: of a field one after another, of a climb one at each height. */
export function hiddenBy({ kind, places }: Title, draws: readonly Draw[]): readonly number[] {
  return kind === 'field' ? drawnFrom(numbered(places), draws) : draws.map(({ value }) => value)
}

/** Whether what was hidden, opened and hit is what the draws stand for, and what it was worth is what the title pays. */
export function isFieldDrawn(title: Title, shown: VisibleRound | undefined, draws: readonly Draw[]): boolean {
  const way = title.ways.find(({ code }) => code === shown?.way)
  if (!shown || !way) return false
  const { kind, places } = title
  const sizes = kind === 'field' ? sizesOf(places, way.size) : Array.from({ length: places }, () => way.size)
  const hidden = hiddenBy(title, draws)
  const isBad = (place: number, height: number) =>
    kind === 'field' ? hidden.includes(place) : hidden[height] === place
  const { opened, hit, end, pay } = shown
  const isHit = hit !== null && isBad(hit, opened.length)
  const worth = opened.length === 0 ? 1000 : way.pays[opened.length - 1]
  return (
    areOutOf(draws, sizes) &&
    areSame(hidden, shown.hidden) &&
    !opened.some(isBad) &&
    isHit === (end === 'lost') &&
    pay === (isHit ? 0 : worth)
  )
}
