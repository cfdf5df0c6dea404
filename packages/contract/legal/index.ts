import { acceptTerms } from './acceptTerms.ts'
import { getAbout } from './getAbout.ts'
import { getFaq } from './getFaq.ts'
import { getPrivacy } from './getPrivacy.ts'
import { getStatement } from './getStatement.ts'
import { getTerms } from './getTerms.ts'
import { listConsents } from './listConsents.ts'
import { setMarketing } from './setMarketing.ts'

export const operations = {
  acceptTerms,
  getAbout,
  getFaq,
  getPrivacy,
  getStatement,
  getTerms,
  listConsents,
  setMarketing,
}
