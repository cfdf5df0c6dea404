import type { Calls } from '@saya/contract'
import type { Part } from '../../shared/answer/answers.ts'

export type Category = Calls['GET /member/index']['answer']['nav'][number]

/** The categories and who has games in them. */
export const navigationPart = {
  name: ' nav',
  of: ({ nav }: Calls['GET /member/index']['answer']) => nav,
} satisfies Part<'GET /member/index', unknown>
