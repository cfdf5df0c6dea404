import type { AnswerOf } from '../../shared/client.ts'

export type Break = AnswerOf<'GET /office/api/break/list'>['d'][number]
