import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answers.ts'

/** The categories and who has games in them. */
export const navigationPart = {
  name: ' nav',
  of: ({ nav }: Calls['GET /member/index']['answer']) => nav,
} satisfies Part<'GET /member/index', unknown>
