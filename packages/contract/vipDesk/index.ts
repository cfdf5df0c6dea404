import { decideLevels } from './decideLevels.ts'
import { listLevels } from './listLevels.ts'
import { previewLevels } from './previewLevels.ts'
import { proposeLevels } from './proposeLevels.ts'

export const operations = { decideLevels, listLevels, previewLevels, proposeLevels }
