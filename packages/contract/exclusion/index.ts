import { setBreak } from './setBreak.ts'
import { setExclusion } from './setExclusion.ts'

export const operations = {
  setBreak,
  setExclusion,
}
