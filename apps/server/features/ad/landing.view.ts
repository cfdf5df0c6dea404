import type { deskLanding, landing } from '@saya/contract/ad/landing.ts'
import type * as v from 'valibot'
import type { LandingRow } from './landing.store.ts'

type Shown = v.InferOutput<typeof landing>
type DeskShown = v.InferOutput<typeof deskLanding>

export function viewLanding(row: LandingRow): Shown {
  return {
    name: row.name as Shown['name'],
    title: [row.title_en, row.title_tl],
    line: [row.line_en, row.line_tl],
    img: row.img,
    tone: row.tone as Shown['tone'],
    mini_program: row.mini_program as Shown['mini_program'],
  }
}

export function viewDeskLanding(row: LandingRow): DeskShown {
  return {
    name: row.name as DeskShown['name'],
    version: row.version,
    title_en: row.title_en,
    title_tl: row.title_tl,
    line_en: row.line_en,
    line_tl: row.line_tl,
    img: row.img,
    tone: row.tone as DeskShown['tone'],
    mini_program: row.mini_program as DeskShown['mini_program'],
    is_on: row.is_on,
    updated_at: Math.floor(row.updated_at / 1000),
  }
}
