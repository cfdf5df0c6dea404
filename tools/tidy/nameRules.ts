import { bannedNames } from './bannedNames.ts'
import { fileNames } from './fileNames.ts'
import { participles } from './participles.ts'
import type { Rule } from './rule.ts'

/** What files and types may be called. */
export const nameRules = { bannedNames, fileNames, participles } satisfies Readonly<Record<string, Rule>>
