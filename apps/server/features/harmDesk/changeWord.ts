import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { plainWords } from '../harm/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { readTerms } from './readTerms.ts'
import { addWord, deleteWord, lockWord, setRemoval, type WordKey } from './terms.store.ts'

type Operation = typeof officeContract.harmDesk.changeWord

const fewestLetters = 3

/**
 * One person puts a word on the list, since it protects members, and two take it off: it counts until the second asks for the same. It is
 * kept as it is compared: in small letters, without accents or marks.
 */
export function changeWord(deps: StaffDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const { topic, is_listed: isListed, reason } = call.body
    const word = plainWords(call.body.word)
    if (word.length < fewestLetters) return refuse('harm_word_short')
    const key = { topic, word } as const
    if (!isListed && (await db.ref(tx => isOwn(tx, call, key)))) return refuse('harm_word_own')
    const object = { kind: 'word', id: word } as const
    const act = { action: 'harm.words', object, after: { topic, is_listed: isListed }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      return db.ref(async tx => {
        if (isListed) await addWord(tx, key)
        else if (await isOwn(tx, call, key)) return refuse('harm_word_own')
        else await removeWord(tx, call, key)
        return done(await readTerms(tx, call.caller.operatorId))
      })
    })
  }
}

async function isOwn(tx: RefTx, { caller }: Call<Operation>, key: WordKey): Promise<boolean> {
  return (await lockWord(tx, key))?.removal_by === caller.operatorId
}

async function removeWord(tx: RefTx, { caller }: Call<Operation>, key: WordKey): Promise<void> {
  const row = await lockWord(tx, key)
  if (row?.removal_by) await deleteWord(tx, key)
  else await setRemoval(tx, key, caller)
}
