import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'

interface DocType {
  readonly code: string
  /** Which sides the party asks for. */
  readonly pages: string
}

/** The party's codes of the documents that we take. */
export const docTypes: Readonly<Record<IdTypeCode, DocType>> = {
  // The party tells it in its list of documents (idlist), and not in its public table: to be compared before it is switched on.
  NATIONAL_ID: { code: '00630000037', pages: '1' },
  UMID: { code: '00630000001', pages: '1' },
  DRIVING_LICENSE: { code: '00630000004', pages: '1' },
  PASSPORT: { code: '00000001003', pages: '1' },
  PHIL_HEALTH: { code: '00630000024', pages: '1' },
  SSS: { code: '00630000020', pages: '1' },
  POSTAL: { code: '00630000016', pages: '1' },
  // The party can read both sides of this one; its names and number stand on the first.
  PRC: { code: '00630000017', pages: '1' },
  TIN: { code: '00630000036', pages: '1' },
}
