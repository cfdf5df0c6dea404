import { listMismatches } from './listMismatches.ts'
import { listReports } from './listReports.ts'
import { listSuspense } from './listSuspense.ts'
import { noteMismatch } from './noteMismatch.ts'
import { reconcile } from './reconcile.ts'

export const operations = { listMismatches, listReports, listSuspense, noteMismatch, reconcile }
