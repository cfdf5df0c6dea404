import { answerCheck } from './answerCheck.ts'
import { getCheck } from './getCheck.ts'
import { setEvery } from './setEvery.ts'

export const operations = { answerCheck, getCheck, setEvery }
