import type { Calls } from '@saya/contract'
import { isNothing } from '../../shared/pesosText.ts'

type Month = Calls['GET /member/own-figure/month/list']['answer']['d'][number]
export type Figure = Omit<Month, 'month'>

export const measures = ['net', 'result', 'time'] as const
export type Measure = (typeof measures)[number]

/** A figure as far as a plot shows it: pesos, or seconds. */
export function valueOf(figure: Figure, measure: Measure): number {
  if (measure === 'time') return figure.seconds
  return Number(measure === 'net' ? figure.net_deposits : figure.result)
}

interface Bar {
  /** From the top of the plot, of which the whole is one. */
  readonly from: number
  readonly height: number
}

export interface PlotShape {
  /** Where nothing is, from the top. */
  readonly zero: number
  readonly bars: readonly Bar[]
}

/** The least of a bar that is there at all, so that a small figure is seen beside large ones. */
const leastHeight = 0.012

/** Bars over and under one line. Above and below are as high as what they show: a loss looks no smaller than a win. */
export function shapeOf(values: readonly number[]): PlotShape {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const span = most - least
  if (span === 0) return { zero: least < 0 ? 0 : 1, bars: values.map(() => ({ from: 1, height: 0 })) }
  const zero = most / span
  return {
    zero,
    bars: values.map(value => {
      const height = value === 0 ? 0 : Math.max(leastHeight, Math.abs(value) / span)
      return { from: value > 0 ? zero - height : zero, height }
    }),
  }
}

export function isEmpty(figures: readonly Figure[]): boolean {
  return figures.every(figure => {
    const { paid_in: paidIn, paid_out: paidOut, bet, won, bonus, seconds } = figure
    return seconds === 0 && [paidIn, paidOut, bet, won, bonus].every(isNothing)
  })
}
