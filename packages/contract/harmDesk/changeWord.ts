import * as v from 'valibot'
import { operation } from '../operation.ts'
import { reason } from '../staff/operator.ts'
import { harmDeskErrors } from './errors.ts'
import { termsAnswer } from './getTerms.ts'
import { harmTopics } from './topics.ts'
import { pick } from '../refusal.ts'

export const changeWord = operation({
  method: 'POST',
  path: '/office/api/harm/word/change',
  access: 'staff',
  permission: 'harm.words',
  summary:
    'Puts a word, or several in a row, on the list that opens a contact, or takes it off once a colleague asked for the same',
  body: v.object({
    topic: v.picklist(harmTopics),
    word: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    is_listed: v.boolean(),
    reason,
  }),
  answer: termsAnswer,
  refusals: pick(harmDeskErrors, 'harm_word_short', 'harm_word_own'),
})
