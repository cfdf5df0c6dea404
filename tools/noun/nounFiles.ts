import type { Names } from './names.ts'

/** What a new noun has besides its operations: its refusals, its lists, its front door, what it works with. */
export function nounFiles({ noun, operation, type, words }: Names, code: string): Record<string, string> {
  const feature = `apps/server/features/${noun}`
  return {
    [`packages/contract/${noun}/errors.ts`]: `import { refusals } from '../refusal.ts'

export const ${noun}Errors = refusals({
  ${code}: {
    status: 404,
    text: ['This ${words} was not found.', 'Hindi nahanap ang ${words} na ito.'],
  },
})
`,
    [`packages/contract/${noun}/index.ts`]: `import { ${operation} } from './${operation}.ts'

export const operations = { ${operation} }
`,
    [`${feature}/deps.ts`]: `import type { Database } from '../../platform/db/database.ts'

export interface ${type}Deps {
  readonly db: Database
}
`,
    [`${feature}/index.ts`]: `export { ${noun}Routes } from './routes.ts'
`,
    [`${feature}/routes.ts`]: `import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { ${type}Deps } from './deps.ts'
import { ${operation} } from './${operation}.ts'

export function ${noun}Routes(deps: ${type}Deps): Handlers<typeof contract.${noun}> {
  return { ${operation}: ${operation}(deps) }
}
`,
  }
}
