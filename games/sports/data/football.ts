import type { Model, PeriodTable } from '../shape.ts'
import { footballClassic } from './footballClassic.ts'
import { footballOpen } from './footballOpen.ts'
import type { FootballRow } from './rows.ts'

function tables(halves: readonly (readonly number[])[]): readonly PeriodTable[] {
  return halves.map(weights => ({ from: 0, weights }))
}

function model(code: string, rows: readonly FootballRow[]): Model {
  const pairings = rows.map(({ home, away, line, odds }) => ({
    home: tables(home),
    away: tables(away),
    total: line,
    odds,
  }))
  return { code, sport: 'football', periods: 2, minutes: 45, pairings }
}

export const footballModels = { classic: model('classic', footballClassic), open: model('open', footballOpen) }
