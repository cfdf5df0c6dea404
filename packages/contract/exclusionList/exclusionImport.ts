import * as v from 'valibot'
import { seconds } from '../money.ts'

/** Why a line of the list could not be taken in. It never repeats what stands there. */
export const lineFaults = ['columns', 'name', 'birth_date', 'id_number', 'reference', 'until'] as const
export type LineFault = (typeof lineFaults)[number]

/** What one import of the regulator's list came to. */
export const exclusionImport = v.object({
  id: v.string(),
  imported_at: seconds,
  imported_by: v.string(),
  lines: v.number(),
  /** Named for the first time, named before too, and named no more. */
  fresh: v.number(),
  known: v.number(),
  gone: v.number(),
  refused: v.array(v.object({ line: v.number(), fault: v.picklist(lineFaults) })),
})
