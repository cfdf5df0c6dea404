import { availableParallelism } from 'node:os'
import { median, table } from '../load/figures.ts'
import type { Figures } from './load.ts'

/** The figures of each contestant, one for each round. */
export type Results = ReadonlyMap<string, readonly Figures[]>

const keys = ['perSecond', 'p50Ms', 'p99Ms', 'postgresUs', 'serverUs', 'loadUs'] as const
const head = ['', 'ops/s', 'p50 ms', 'p99 ms', 'PostgreSQL µs', 'server µs', 'load µs', '× TPC-B']

/** The yardstick is TPC-B at as many connections as suit it best: a slower one would flatter us. */
export function tpcbOf(results: Results): string {
  const names = [...results.keys()].filter(name => name.startsWith('pgbench TPC-B'))
  return names.sort((one, other) => rate(results, other) - rate(results, one))[0] ?? ''
}

export function tell(results: Results, paced: ReadonlyMap<string, Figures>): void {
  const yardstick = tpcbOf(results)
  const rows = [...results].map(([name, all]) => {
    const cells = keys.map(key => median(all.map(figures => figures[key])))
    return [name, ...cells.map(written), ratioOf(results, name, yardstick)]
  })
  const calm = [...paced].map(([name, figures]) => [name, ...keys.map(key => figures[key]).map(written), ''])
  console.log(`\n${table([head, ...rows, ...calm])}\n`)
  console.log(
    `Medians on ${availableParallelism()} processors, which the load shares; µs is processor time of one operation.`,
  )
}

function written(value: number, column: number): string {
  return value.toFixed(column === 0 ? 0 : 1)
}

function rate(results: Results, name: string): number {
  return median((results.get(name) ?? []).map(({ perSecond }) => perSecond))
}

/** The median of the rounds' own ratios: what disturbs a round disturbs both of its sides. */
export function ratioOf(results: Results, name: string, yardstick: string): string {
  const [own, other] = [results.get(name) ?? [], results.get(yardstick) ?? []]
  const ratios = own.flatMap(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN) || [])
  return ratios.length > 0 ? median(ratios).toFixed(2) : 'none'
}

/** How much less processor time one takes, the driving of it included: hardly disturbed by whoever shares the machine. */
export function costRatioOf(results: Results, name: string, yardstick: string): string {
  const [own = 0, other = 0] = [name, yardstick].map(one =>
    median((results.get(one) ?? []).map(({ postgresUs, serverUs, loadUs }) => postgresUs + serverUs + loadUs)),
  )
  return own > 0 && other > 0 ? (other / own).toFixed(2) : 'none'
}
