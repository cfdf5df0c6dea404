import type { deskLanding, landing } from '@saya/contract/ad/landing.ts'
import type * as v from 'valibot'
import type { LandingRow } from './landing.store.ts'

type LandingView = v.InferOutput<typeof landing>
type DeskLandingView = v.InferOutput<typeof deskLanding>

export function viewLanding(row: LandingRow): LandingView {
  return {
    name: row.name as LandingView['name'],
    title: [row.title_en, row.title_tl],
    line: [row.line_en, row.line_tl],
    img: row.img,
    tone: row.tone as LandingView['tone'],
    mini_program: row.mini_program as LandingView['mini_program'],
  }
}

export function viewDeskLanding(row: LandingRow): DeskLandingView {
  return {
    name: row.name as DeskLandingView['name'],
    version: row.version,
    title_en: row.title_en,
    title_tl: row.title_tl,
    line_en: row.line_en,
    line_tl: row.line_tl,
    img: row.img,
    tone: row.tone as DeskLandingView['tone'],
    mini_program: row.mini_program as DeskLandingView['mini_program'],
    is_on: row.is_on,
    updated_at: Math.floor(row.updated_at / 1000),
  }
}
