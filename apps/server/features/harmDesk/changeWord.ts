import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { plainWords } from '../harm/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { readTerms } from './readTerms.ts'
import { addWord, deleteWord } from './terms.store.ts'

const fewestLetters = 3

/** It is kept as it is compared: in small letters, without accents or marks. */
export function changeWord(deps: StaffDeps): Handler<typeof officeContract.harmDesk.changeWord> {
  const { db } = deps
  return async call => {
    const { topic, is_listed: isListed, reason } = call.body
    const word = plainWords(call.body.word)
    if (word.length < fewestLetters) return refuse('harm_word_short')
    const object = { kind: 'word', id: word } as const
    const act = { action: 'harm.words', object, after: { topic, is_listed: isListed }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      return db.ref(async tx => {
        await (isListed ? addWord(tx, topic, word) : deleteWord(tx, topic, word))
        return done(await readTerms(tx, call.caller.operatorId))
      })
    })
  }
}
