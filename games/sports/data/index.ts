import type { League, Model, Team } from '../shape.ts'
import { basketballModels } from './basketball.ts'
import { footballModels } from './football.ts'
import { teams } from './teams.ts'

interface NewLeague {
  readonly code: string
  readonly name: readonly [en: string, tl: string]
  readonly model: Model
  readonly teams: readonly Team[]
  /** In whole pesos, as the proof counts it. */
  readonly mostWin: number
}

function league({ code, name: [en, tl], model, teams: eight, mostWin }: NewLeague): League {
  return {
    code,
    version: '2',
    name: { en, tl },
    model,
    teams: eight,
    chips: [5, 10, 50, 100, 500, 1000],
    least: 5,
    mostRound: 25_000,
    mostWin,
    mostOwed: 500_000,
    bettingMs: 60_000,
    matchMs: model.overtime ? 46_000 : 42_000,
    leastReturnPpm: 950_000,
    mostReturnPpm: 960_000,
  }
}

const { quarters, halves } = basketballModels
const { classic, open } = footballModels

const all: readonly League[] = [
  league({
    code: 'liga-hoops',
    name: ['Liga Hoops', 'Liga Hoops'],
    model: quarters,
    teams: teams.cities,
    mostWin: 74_465,
  }),
  league({
    code: 'luzon-league',
    name: ['Luzon League', 'Liga ng Luzon'],
    model: quarters,
    teams: teams.luzon,
    mostWin: 74_465,
  }),
  league({
    code: 'slam-finals',
    name: ['Slam Finals', 'Huling Sagupaan'],
    model: quarters,
    teams: teams.finals,
    mostWin: 74_465,
  }),
  league({
    code: 'kanto-3-on-3',
    name: ['Kanto 3-on-3', 'Tatluhan sa Kanto'],
    model: halves,
    teams: teams.corners,
    mostWin: 76_000,
  }),
  league({
    code: 'isla-football-cup',
    name: ['Isla Football Cup', 'Kopa ng Isla'],
    model: classic,
    teams: teams.islands,
    mostWin: 73_250,
  }),
  league({
    code: 'visayas-virtual',
    name: ['Visayas Virtual', 'Birtuwal na Liga ng Visayas'],
    model: classic,
    teams: teams.visayas,
    mostWin: 73_250,
  }),
  league({
    code: 'mindanao-strikers',
    name: ['Mindanao Strikers', 'Mga Goleador ng Mindanao'],
    model: open,
    teams: teams.mindanao,
    mostWin: 75_150,
  }),
  league({
    code: 'injury-time',
    name: ['Injury Time', 'Dagdag-Oras'],
    model: open,
    teams: teams.coasts,
    mostWin: 75_150,
  }),
]

/** Every league that plays, by the code under which the catalogue lists it. */
export const leagues: ReadonlyMap<string, League> = new Map(all.map(one => [one.code, one]))
