import * as v from 'valibot'
import { month } from '../month.ts'
import { operation } from '../operation.ts'
import { statementErrors } from './errors.ts'
import { statementFormats } from './statement.ts'

export const openFile = operation({
  method: 'POST',
  path: '/member/statement/file',
  access: 'member',
  readsSession: true,
  summary: 'The address of a statement as a file, which opens for two minutes and in this browser alone',
  body: v.object({
    month,
    format: v.picklist(statementFormats),
    lang: v.optional(v.picklist(['en', 'tl']), 'en'),
  }),
  answer: v.object({ address: v.string() }),
  refusals: statementErrors,
})
